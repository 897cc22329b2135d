# One's own games: results, luck, habits, progress (`flip7 you`, and the page of it).

you-none = 最後まで遊んだあなたのゲームは、まだここにありません。
you-company = { $company ->
    [people] 人と一緒
    [daily] 今日の一番
   *[bots] ボット相手
}
you-won = { $games }ゲーム中{ $wins }勝
you-share = { $word ->
    [much_more] 公平な取り分よりずっと多く勝っています。
    [more] 公平な取り分より少し多く勝っています。
    [about] 公平な取り分くらいです。
    [less] 公平な取り分より少し少なめです。
    [much_less] 公平な取り分よりずっと少なめです。
   *[too_few] 公平な取り分より多いかを言うには、ゲームが足りません。
}
# $each is 4 where four play, $share how many times that was won: not told after too few games.
you-share-fair = 公平な取り分は{ $each }ゲームに1勝です。
you-share-figures = その{ $share }倍勝ちましたが、{ $games }ゲームでは、実際は{ $low }倍から{ $high }倍のどこでもありえます。
you-place = 平均{ $place }位。互角なら{ $fair }位です。
you-advised = そのうち{ $count }ゲームでアドバイスを求めました。
you-luck-heading = 運と選択
you-luck = { $word ->
    [more] カードに恵まれました：1ゲームあたり勝率{ $value }ポイント（± { $error }）。
    [less] カードに恵まれませんでした：1ゲームあたり勝率{ $value }ポイント（± { $error }）。
   *[about] 運は今のところ五分五分です：1ゲームあたり勝率{ $value }ポイント（± { $error }）。
}
you-cost = { $word ->
    [more] 自分の選択で、1ゲームあたり勝率を{ $value }ポイント失っています（± { $error }）。
   *[about] 自分の選択でほとんど損をしていません：1ゲームあたり勝率{ $value }ポイント（± { $error }）。
}
you-too-few = { $games }ゲームを振り返りました。運と癖は{ $needed }ゲームからわかります。
you-habits-heading = 癖
you-no-habits = 目立って損な癖はありません。
you-habit = { $habit ->
    [staying] ストップが早すぎます。
    [hitting] 引きすぎます。
    [stays_with_a_shield] お守りがあるのにストップします。
    [stays_behind] 終盤、上に人がいるのにストップします。
    [hits_in_front] 終盤、トップなのに引きます。
    [freezes_oneself] 凍結を自分で受けすぎます。
    [freezes_others] 凍結を渡す相手が違います。
    [flips_oneself] 3枚引きを自分で受けすぎます。
    [flips_others] 3枚引きを渡す相手が違います。
    [gives_second_chances] お守りを渡す相手が違います。
   *[giving] カードを渡す相手が違います。
}
you-habit-stays = { $numbers ->
    [0] 数字がないときのストップが早すぎます。
    [1] 数字が1枚のときのストップが早すぎます。
    [2] 数字が2枚のときのストップが早すぎます。
    [3] 数字が3枚のときのストップが早すぎます。
    [4] 数字が4枚のときのストップが早すぎます。
    [5] 数字が5枚のときのストップが早すぎます。
   *[other] 数字が6枚のときのストップが早すぎます。
}
you-habit-hits = { $numbers ->
    [0] 数字がないのに引きすぎます。
    [1] 数字が1枚のときに引きすぎます。
    [2] 数字が2枚のときに引きすぎます。
    [3] 数字が3枚のときに引きすぎます。
    [4] 数字が4枚のときに引きすぎます。
    [5] 数字が5枚のときに引きすぎます。
   *[other] 数字が6枚のときに引きすぎます。
}
you-habit-cost = 1ゲームあたり勝率{ $cost }ポイント（± { $error }）、{ $times }回中{ $costly }回。
you-progress-heading = 上達
you-progress-label = 自分の選択で1ゲームあたりに失う勝率のポイント。少ないほど上手です。
you-stretch = { $first }～{ $last }ゲーム目：{ $cost }（± { $error }）
you-trend = { $word ->
    [less] 以前より損が減りました。
    [more] 以前より損が増えました。
    [about] 今のところ、はっきりした変化はありません。
   *[too_few] 10ゲームを振り返ると、選択が上達したかがここでわかります。
}
you-full = すべて試して振り返った{ $games }ゲームから。
you-rough = 選択を試さずに振り返った{ $games }ゲームから。大まかで、小さな損は数えていません。
you-left-out = 別の方法で振り返った{ $count }ゲームは入っていません。
you-unknown = 何人かで遊んだ{ $count }ゲームは入っていません。名前ではあなたの席がわかりません。
you-unknown-name = flip7 you --name 名前 とすると、その名前の席をあなたの席とします。
you-unread = 振り返りのできない{ $count }ゲームは入っていません。
you-folder = ゲームごとに1度だけ計算し、{ $file }に残します。flip7 you --forget で消えます。
you-forgotten = ゲームについて残していたものを消しました。ゲームそのものは{ $folder }にあります。
you-reviewing = 振り返り中
