# 日本語。`flip7 join`：端末で見るウェブのテーブル。

## Before the table is seen

join-no-link = { $given } はテーブルのリンクでもコードでもありません。リンクは https://cards.example.org/t/BCD234 、コードは BCD234 のような形です
join-no-server-address = { $given } はサーバーのアドレスではありません。アドレスは https://cards.example.org のような形です
join-no-terminal = テーブルには{ $columns }桁・{ $lines }行以上の端末が必要です。プログラムは docs/protocol.md のプロトコルで参加できます
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
join-advised = { $name }がアドバイスを求めました。
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
