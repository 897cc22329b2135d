# 日本語。終わったゲームの振り返り。名前・カード・合計はそのまま表示できる形で、そろえる数字は空白つきで入ってくる。

## The answers

review-hits = { $name }は{ $points }点、リスク{ $risk }%でもう1枚引きました
review-stays = { $name }は{ $points }点でストップしました
review-gives = { $name }は「{ $card }」を{ $to }に渡しました
review-takes = { $name }は「{ $card }」を自分で受けました
review-better-hit = { $what }。もう1枚引くほうが勝率で{ $cost } ±{ $error }ポイント、{ $sure ->
    [clearly] 明らかに
   *[probably] おそらく
}上でした。
review-better-stay = { $what }。ストップのほうが勝率で{ $cost } ±{ $error }ポイント、{ $sure ->
    [clearly] 明らかに
   *[probably] おそらく
}上でした。
review-better-give = { $what }。{ $to }に渡すほうが勝率で{ $cost } ±{ $error }ポイント、{ $sure ->
    [clearly] 明らかに
   *[probably] おそらく
}上でした。
review-better-take = { $what }。自分で受けるほうが勝率で{ $cost } ±{ $error }ポイント、{ $sure ->
    [clearly] 明らかに
   *[probably] おそらく
}上でした。

## What the cards did

review-stroke = { $story }{ $name }の勝率は{ $before }%から{ $after }%になりました。
review-in-round = 第{ $number }ラウンド：{ $what }

## The whole

review-won = { $rounds }ラウンド、{ $decisions }回の選択で{ $name }が勝ちました。
review-not-over = ゲームはまだ終わっていません：第{ $rounds }ラウンド、ここまで{ $decisions }回の選択。
review-why = こうなった理由（勝率のポイント）：
review-head-start = 開始
review-head-luck = 運
review-head-own = 自分の選択
review-head-others = ほかの人の選択
review-head-end = 終了
review-head-mistakes = 損な選択
review-mistakes = { $decisions }回中{ $mistakes }回
review-player = { $name }：{ $start }%から{ $end }%へ。運{ $luck }、自分の選択{ $own }、ほかの人の選択{ $others }。
review-course = 各ラウンドの始めの全員の勝率（%）：
review-turning = 勝負の分かれ目：
review-no-turning = 大きく変えたカードや選択はありません。
review-moments = 名場面：
review-best-move = 最善の選択：{ $what }
review-lucky = いちばん幸運なカード：{ $what }
review-lucky-card = { $name }は{ $card }を引き、勝率が{ $gain }ポイント上がりました。
review-costliest = ほかに損をした選択：
review-play-on = 選択を取り消して、そこからボットと別の道を遊ぶには：
review-decisions = 回の選択
