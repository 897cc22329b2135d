# 日本語。テーブルの上にあるもの、起きること。名前・カード・合計はそのまま表示できる形で入ってくる。
#
# hit「もう1枚」(引く)、stay「ストップ」、bust「バースト」、bank「確定」、round「ラウンド」、dealer「親」、
# draw pile「山札」、discard pile「捨て札」、set aside「保留」、hand out「渡す」、saved「助かる」、shielded「お守りあり」。
# Freeze「凍結」、Flip Three「3枚引き」、Second Chance「お守り」。
# 名前に「さん」は付けない(「あなた」が入ることもある)。

## Cards

card-plus = +{ $points }
card-times = ×2
card-freeze = 凍結
card-flip-three = 3枚引き
card-second-chance = お守り
card-a = 「{ $card }」

## Sums: «7+11 ×2 +8 = 44»

sum-flip-seven = +{ $points } Flip 7
sum-whole = { $terms } = { $points }

## What happens

round-began = 第{ $number }ラウンド。親は{ $dealer }です。
joined = { $name }が{ $points }点で加わります。
deal-ended = 全員に配り終わりました。
dealt = { $name }に{ $card }が配られました。
hit = { $name }が{ $card }を引きました。
hit-forced = { $name }はまだカードがないので必ず引きます：「{ $card }」。
flipped = { $name }の3枚引き、{ $number }枚目：「{ $card }」。

kept-first = { $name }の前に置かれました。
kept-sum = { $sum }。
kept-doubling = まだ2倍にする数字がありません。
kept-second-chance = { $name }にお守りがつきました。

busted = { $name }がバースト！「{ $card }」が2枚目です。{ $lost ->
    [0] { "" }
   *[other] { $lost }点を失いました。
}
saved-on-a-hit = { $name }は助かりました。お守りが2枚目の「{ $card }」を引き受けます。番は終わりますが、まだ残っています。
saved-in-a-flip-three = { $name }は助かりました。お守りが2枚目の「{ $card }」を引き受けます。{ $left ->
    [0] { "" }
   *[other] 3枚引きは続きます。
}
flipped-seven = Flip 7！{ $name }に7種類の数字がそろいました。+{ $bonus }点、ラウンド終了です。
set-aside = 3枚引き終わるまで保留します。

given = { $giver }が{ $to }に「{ $card }」を渡しました。
given-to-self = { $giver }が「{ $card }」を自分で受けます。
given-forced = ほかに残っている人がいません。{ $giver }が「{ $card }」を受けます。
handed-out = { $giver }が保留の「{ $card }」を{ $to }に渡しました。
handed-out-to-self = { $giver }が保留の「{ $card }」を自分で受けます。
handed-out-forced = ほかに残っている人がいません。{ $giver }が保留の「{ $card }」を受けます。
handed-out-waits = { $giver }が保留の「{ $card }」を{ $to }に渡しました。全部渡し終わるまで効果は待ちます。
handed-out-to-self-waits = { $giver }が保留の「{ $card }」を自分で受けます。全部渡し終わるまで効果は待ちます。
handed-out-forced-waits = ほかに残っている人がいません。{ $giver }が保留の「{ $card }」を受けます。全部渡し終わるまで効果は待ちます。
passed-on = { $giver }はもうお守りを持っているので、これは{ $to }に渡します。
passed-on-forced = { $giver }はもうお守りを持っているので、持っていないただ一人の{ $to }に渡します。

froze = { $name }は凍結。確定：{ $sum }。
flip-three-began = { $name }が3枚引きます。
flip-three-ended = { $name }が3枚引き終わりました。
flip-three-stopped = 3枚引きは{ $flipped }枚目で終わりました。
flip-three-over = これが3枚引きの最後のカードでした。

stayed = { $name }がストップ。確定：{ $sum }。
stayed-forced = { $name }の得点が確定：{ $sum }。
wasted-nobody = 残っている全員がお守りを持っているので、これは捨て札になります。
wasted-bust = 保留の「{ $card }」は捨て札になります。{ $name }がバーストしたためです。
wasted-holder = { $name }の前の「{ $card }」は捨て札になります。{ $name }はもう抜けています。
wasted-flip-seven = { $name }の前で待っていた「{ $card }」は捨て札になります。ラウンド終了です。
wasted-ran-dry = { $name }の前で待っていた「{ $card }」は捨て札になります。ラウンド終了です。
reshuffled = 山札がなくなりました。捨て札{ $cards }枚を切り直して新しい山札にします。
ran-dry = { $name }が引く番ですが、もう数字カードがありません。ラウンド終了、残っている全員の得点が確定します。

round-ended = 第{ $number }ラウンド終了です。
tied = { $total }点で同点：{ $names }。全員でもう1ラウンド、だれにでも勝つチャンスがあります。
game-won = { $name }が{ $total }点で勝ちました！

## Standings

standing-busted = バースト、0
standing-line = { $name }：{ $score }。合計{ $total }点、{ $left ->
    [0] 目標達成
   *[other] あと{ $left }点
}。
standing-left = { $left ->
    [0] 達成！
   *[other] あと{ $left }点
}

## The table

status = { $status ->
    [stayed] ストップ
    [frozen] 凍結
    [busted] バースト
   *[active] 参加中
}
table-heading = 第{ $number }ラウンド · { $you ->
    [yes] 親：あなた
   *[no] 親：{ $dealer }
} · 山札{ $draw }枚、捨て札{ $discard }枚
table-seat = { $name }：{ $total }点、{ $status }。{ $cards }。
table-no-cards = カードなし
table-cards = カード：{ $cards }（{ $sum }点）
table-cards-busted = カード：{ $cards }（0点）
table-set-aside = { $name }の保留：{ $cards }。
table-assigned = 効果待ち：{ $cards }。
table-assigned-to = { $name }への「{ $card }」

## Who may stay: what the host and the owner of the server decide

person-sent-away = { $host }が{ $name }を退席させました。
person-sent-away-bot = { $host }が{ $name }を退席させました。ボットが代わります。
person-unseated-host = { $host }が、接続していない{ $name }の席を空けました。
person-unseated-away = { $name }は長く不在なので、席が空きました。
table-locked = { $host }がテーブルをロックしました。新しい人は入れません。
table-unlocked = { $host }がテーブルのロックを解除しました。
bot-failed = { $name }は決められませんでした。いちばん安全な手で進めます。
table-closed-owner = サーバーの管理者がこのテーブルを閉じました。勝者はいません。
table-closed-behaviour = このゲームは、ルールの違う別の版で始まりました。ここで終わりとなり、勝者はいません。
table-closed-keeper = このボードの共有は終わりました。
announced-restart = { $minutes ->
    [0] サーバーがまもなく再起動します。ゲームは保存され、そのあと続きます。
   *[other] サーバーがあと{ $minutes }分で再起動します。ゲームは保存され、そのあと続きます。
}
