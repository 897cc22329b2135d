# 本物のカードで遊ぶゲームの得点を記録する。名前、カード、合計は表示できる形で渡される。

## The game

score-players = ゲームは{ $least }〜{ $most }人で遊びます（{ $count }人ではできません）。
score-twins = 同じ名前の人が2人います。
score-name = { $number }人目の名前は、表示できる1〜100文字にしてください。
score-dealer = 親は{ $count }人のうちの1人です。
score-keeper-name = ゲームや端末の名前は、1〜40文字の英数字とハイフンです。
score-too-long = 1ゲームの記録は{ $most }件までです。

## What cannot be

score-no-seat = 参加者は{ $count }人で、その中にいません。
score-no-round = 第{ $number }ラウンドはまだありません。
score-no-entry = その記録はありません。
score-no-number = 得点は0〜{ $most }の整数です。
score-too-high = { $points }点？1ラウンドの最高は{ $most }点です。
score-impossible = { $points }点？その得点になる手札はありません。
score-other-place = 訂正は、同じ人の同じ質問についてだけできます。
score-misfit = { $why ->
    [over] ゲームは終わっています。
    [early] 第{ $count }ラウンドはまだ始まっていません。
    [late] 第{ $count }ラウンドは終わっています。
    [live] このラウンドは1枚ずつ記録しています。
    [not-live] このラウンドは終わってから記録します。
    [taker] { $name }には今「{ $card }」を渡せません。
    [all-seen] { $count ->
        [1] 1枚しかない「{ $card }」はもう出ています。
       *[other] { $count }枚ともすでに出ています：「{ $card }」。
    }
    [all-on-table] { $count ->
        [1] 1枚しかない「{ $card }」はもう場にあります。
       *[other] { $count }枚しかなく、すべて場にあります：「{ $card }」。
    }
    [bust] { $name }にはもう「{ $card }」があります。2枚目ならバーストです。
    [has-one] { $name }にはもう「{ $card }」があります。
    [eighth] { $name }の数字は7種類です。フリップ7でラウンドは終わりです。
    [other-flip-seven] このラウンドは{ $name }のフリップ7で終わりました。
    [settled] { $name }の得点はもう入っています。訂正してください。
    [has-cards] { $name }のカードが入っています。残りを足すか、取り消してください。
    [undone] その前の記録が取り消されました。
   *[question] 今の質問への答えではありません。
}

## A line of the log

score-step-score = 第{ $round }ラウンド、{ $name }：{ $points }
score-step-laid = 第{ $round }ラウンド、{ $name }：{ $card }
score-step-bust = 第{ $round }ラウンド、{ $name }：バースト
score-step-done = 第{ $round }ラウンド、{ $name }：以上
score-step-hit = { $name }：もう1枚
score-step-stay = { $name }：ストップ
score-step-gave = { $name }が{ $to }に「{ $card }」を渡す
score-step-came-up = { $name }に{ $card }
score-step-shuffled = 全部のカードを混ぜ直した
score-step-depth = { $depth ->
    [hands] 手札：ラウンドの終わりのカード
    [live] ライブ：出たカードを1枚ずつ
   *[pad] メモ：1人につき数字1つ
}

## After a correction

score-differs-points = 第{ $round }ラウンド：{ $name }は{ $was }点ではなく{ $now }点です。
score-differs-status = 第{ $round }ラウンド：{ $name }は「{ $was }」ではなく「{ $now }」です。
score-differs-winner = これで{ $name }の勝ちです。
score-differs-no-winner = まだだれも勝っていません。
score-waits = { $count ->
   *[other] あとの記録{ $count }件が待っています。最初の1件が合わなくなりました
}：「{ $entry }」。{ $reason }

## Saved games

score-not-saved = flip7で保存した得点ではありません。
score-other-version = この得点は「{ $version }」形式です。このflip7が読めるのは「{ $known }」です。
score-damaged = 保存された得点が壊れています：{ $where }。
score-other-game = 別のゲームなので、まとめませんでした。
score-no-record = 記録には全部のカードが必要です。最初から最後までライブで、手入力の得点なしで記録してください。
