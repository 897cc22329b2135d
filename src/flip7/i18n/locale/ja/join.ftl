# 日本語。`flip7 join`：端末で見るウェブのテーブル。

## Before the table is seen

join-no-link = { $given } はテーブルのリンクでもコードでもありません。リンクは https://cards.example.org/t/BCD234 、コードは BCD234 のような形です
join-no-server-address = { $given } はサーバーのアドレスではありません。アドレスは https://cards.example.org のような形です
join-no-terminal = テーブルには{ $columns }桁・{ $lines }行以上の端末が必要です。--linesか--plainならなくても遊べます
join-unreachable = { $server } につながりません：{ $problem }
join-no-tables = { $server } にFlip 7のテーブルはありません（{ $problem }）
join-other-version = このプログラムはサーバーより古い版です。flip7を更新してください
join-not-now = { $server } からの返事：{ $why }
join-no-answer = { $seconds }秒待ちましたが、応答がありません
join-no-connection = 接続できません
join-come-back = 席はそのままです。戻るときは { $command } join { $link }

## The line

join-broken = テーブルとの接続が切れました。つなぎ直しています…
join-stopping = サーバーが再起動中です。ゲームはまもなく自動で続きます…
join-connected = 接続が戻りました。
join-offline = テーブルとの接続が切れているため、できませんでした。
join-not-kept = この端末に席を記録できませんでした：{ $problem }
join-refused = { $reason ->
    [sent_away] ホストがあなたを退席させました。別のテーブルで遊べます。
    [locked] ホストがこのテーブルをロックしています。観戦はできます。
    [is_closed] このテーブルは閉じられています。
    [other_behaviour] このゲームは別の版で始まったため、ここでは続けられません。
    [blocked] サーバーの管理者が接続を断っています。
    [advice_is_off] このテーブルでは助言はありません。
    [no_advice] 今は助言できません。もう一度お試しください。
   *[other] { $sentence }
}

## Sitting and watching

join-watching = これ以上席を増やせません。観戦します。
join-watching-over = このゲームは終わっています。最後の様子を見られます。
join-watching-locked = ホストがテーブルをロックしているので、観戦しています。
join-rematched = 別のテーブルでもう一度遊ぶことになりました：{ $link }

## Who comes and goes

join-sat = { $name }が席につきました。
join-sat-for = 次のラウンドから{ $name }が{ $bot }に代わって遊びます。
join-late = { $name }は次のラウンドから加わります。
join-stood-up = { $name }が席を立って観戦します。
join-left = { $name }が退席しました。
join-left-bot = { $name }が退席しました。ボットが代わります。
join-back = { $name }が戻りました。
join-out-of-time = { $name }は時間切れです。ボットが代わります。
join-handed-over = 離席中の{ $name }の代わりにボットが続けます。
join-advised = { $name }が助言を求めました。
join-host = { $name }がホストになりました。
join-options = ホストがルールか設定を変えました。
join-away = { $name }の接続が切れました。
join-connected-again = { $name }の接続が戻りました。
join-emote = { $emote ->
    [wave] { $name }が手を振っています。
    [clap] { $name }が拍手しています。
    [laugh] { $name }が笑っています。
    [gasp] { $name }がびっくりしています。
    [cry] { $name }が泣いています。
    [fire] { $name }は絶好調！
    [luck] { $name }が幸運を祈っています。
    [good_game] { $name }：「いい勝負！」
   *[other] { $name }が合図しています。
}

## What happens to oneself

join-you-out-of-time = 時間切れです。あなたが戻るまでボットが代わりに遊びます。
join-you-handed-over = ホストがボットを入れました。あなたが戻るまで代わりに遊びます。
join-you-are-back = ここからはまた、あなたが遊びます。
join-you-late = 次のラウンドから参加します。
join-you-host = あなたがホストになりました。
join-sent-away = ホストがあなたを退席させました。別のテーブルで遊べます。
join-you-sent-away = あなたが{ $name }を退席させました。
join-you-unseated = 接続が切れている間に席が空けられました。Cでまた座れます。
join-you-locked = テーブルをロックしました。新しい人は入れません。
join-you-unlocked = テーブルのロックを解除しました。
join-you-gave-word = あなたの言葉「{ $word }」がシャッフルに混ざります。
join-clock = 残り{ $seconds }秒
join-stand-in = { $name }（ボット）

## Line by line

join-lines-unknown = 今はそのコマンドを使えません。?で一覧を見られます。
join-lines-over = ゲームは終わりました。nでもう一度、qで退出します。
join-lines-over-watched = ゲームは終わりました。qで退出します。
join-lines-own = 助言は自分の番に、取り消しは自分のゲームだけで使えます。
join-lines-help =
    h、s         もう1枚、ストップ。番号か名前でカードを渡す
    t            テーブル
    o            バーストの確率
    advice       どうすればよいか（聞いたことは全員に見えます）
    w            なぜ：今起きたことのルール
    r F3.6       ルール。「r F3」は章、「r freeze」は検索
    y            準備完了、またはまだ：ゲームの前
    c            席に着く。またはボットから席を取り戻す
    b            空席にボットを入れる：ホスト
    g            接続していない人の席を空ける：ホスト
    start        今いる人で始める：ホスト。Enterも同じ
    bot          待たれている人をボットに任せる：ホスト
    n            終わったあと、もう一度
    q            退出。席は残ります
    ?            このヘルプ

## The list of public tables

join-list-code = テーブル
join-list-host = ホスト
join-list-state = 状態
join-list-phase = { $phase ->
    [lobby] 待機中
   *[other] 対戦中
}
join-list-seats = { $free ->
    [0] { $seats }席、空きなし
   *[other] { $seats }席中{ $free }席空き
}
join-list-empty = { $server }に公開テーブルはありません。
join-list-note = { $command } join CODE{ $there }で参加、--watchで観戦。{ $command } join --new{ $there }でテーブルを作ります。
