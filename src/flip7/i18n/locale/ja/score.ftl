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
score-full = 1ゲームは{ $most }人までです。
score-other-deck = { $count }人ではもう1組必要になり、途中では加えられません。
score-too-few = 少なくとも{ $least }人は続けてください。
score-away = { $name }はもう抜けています。
score-not-away = { $name }は参加中です。
score-has-played = { $name }はもうプレイしたので、抜けることだけできます。
score-nobody = { $number }人目
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
    [not-in] { $name }はこのラウンドに参加していません。
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
score-step-joined = { $points ->
    [lowest] { $name }が最下位の合計で参加
   *[zero] { $name }が0点で参加
}
score-step-left = { $name }が抜ける
score-step-came-back = { $name }が戻る
score-step-renamed = { $number }人目の名前は{ $name }

## After a correction

score-differs-points = 第{ $round }ラウンド：{ $name }は{ $was }点ではなく{ $now }点です。
score-differs-status = 第{ $round }ラウンド：{ $name }は「{ $was }」ではなく「{ $now }」です。
score-differs-active = { $was ->
    [frozen] { $name }はもう凍結していません。
    [busted] { $name }はバーストしていませんでした。
   *[stayed] { $name }はストップしていませんでした。
}
score-differs-winner = これで{ $name }の勝ちです。
score-differs-no-winner = まだだれも勝っていません。
score-differs-nothing = 訂正しました。ほかは変わりません。
score-waits = { $count ->
   *[other] あとの記録{ $count }件が待っています。最初の1件が合わなくなりました
}：「{ $entry }」。{ $reason }

## Saved games

score-not-saved = flip7で保存した得点ではありません。
score-other-version = この得点は「{ $version }」形式です。このflip7が読めるのは「{ $known }」です。
score-damaged = 保存された得点が壊れています：{ $where }。
score-other-game = 別のゲームなので、まとめませんでした。
score-no-record = 記録には全部のカードが必要です。最初から最後までライブで、手入力の得点なしで記録してください。

## On a device: odds, backup, history

score-advice-hit = 強い人なら、もう1枚引きます。
score-advice-stay = 強い人なら、ストップします。
score-advice-keep = 強い人なら、自分で受け取ります。
score-advice-give = 強い人なら、{ $name }に渡します。
score-not-there = このラウンドの{ $name }に「{ $card }」は入っていません。
score-unknown-game = このゲームはこの端末にありません。
score-target = 目標は{ $least }〜{ $most }点です。
score-not-backup = バックアップでも保存した得点でもないか、壊れているファイルです。何も変わっていません。
score-newer-backup = このバックアップは新しいバージョンのものです。先にflip7を更新してください。何も変わっていません。

## At the keyboard

score-welcome = { $names }の得点（{ $target }点まで）。
score-help-hint = ?でヘルプ。
score-ask-points = 第{ $round }ラウンド、{ $name }：何点ですか？
score-hint-points = 数字、bでバースト、?でヘルプ
score-ask-cards = 第{ $round }ラウンド、{ $name }：どのカードですか？
score-hint-cards = 7 11 x2 +8 のように、bでバースト、?でヘルプ
score-ask-over = ゲームは終わりです。間違いはありませんか？
score-hint-over = Enterで終了、uで取り消し、?でヘルプ
score-sum = { $name }：{ $sum }
score-total = { $name }：{ $total }
score-by-hand = { $points }（手入力）
score-insist = { $problem } 正しければ、後ろに!を付けてもう一度入力してください。
score-unclear = 「{ $typed }」は分かりません。?で入力できるものを見られます。
score-no-card = 「{ $typed }」というカードはありません。0〜12、+2〜+10、x2、FZ、F3、SCのどれかです。
score-no-name = 「{ $typed }」という人はいません。
score-many-names = 「{ $typed }」は{ $names }のどれですか？
score-no-line = { $typed }行目はありません。記録は{ $count }行です。
score-set-how = ラウンド、名前、得点の順に入力してください。例：set 3 ben 40
score-who-how = 名前を入力してください。例：{ $example }
score-joins = { $name }は第{ $round }ラウンドから参加します。
score-leaves = { $name }には第{ $round }ラウンドから配りません。
score-renamed = { $old }の名前は{ $new }になりました。
score-waits-hint = 質問に答えると続きます。「drop」でその記録を、「drop all」で待っている記録を全部捨てます。
score-live-later = このラウンドにはもう得点があります。ライブは次のラウンドからです。
score-odds-live = 確率には出たカードが必要です。liveと入力してください。
score-odds-guess = 見ていないカードがあるので、目安です。
score-go-on = 保存しました。続きは：{ $command } score --resume { $file }
score-help-pad = 
    44           聞かれている人の得点
    ben 44       ほかの人の得点
    b            バースト
    172!         ありえない得点でも、そう決めた
score-help-hands = 
    7 11 x2 +8   聞かれている人のカード
    ben 7 11     ほかの人のカード
    b            バースト
    =44          得点を数字1つで
score-help = 
    pad          1人につき数字1つ
    hands        ラウンドの終わりのカード
    live         出たカードを1枚ずつ。審判が質問します
    u, redo      最後の記録を取り消す（何度でも）、やり直す
    log          番号つきの記録
    fix 12 7     12行目は7だった。そのあとは再現します
    drop 12      12行目は余分だった
    set 3 ben 40 うちではこうした：ラウンドの得点
    join dora    0点で参加。join dora lowest：最下位の合計で参加
    leave ben    benが抜ける（点は残る）。back ben：戻る
    rename ben Benno
    shuffled     全部のカードを混ぜ直した（ライブ）
    t, o, r F3   場、確率、ルール
    save ファイル 保存。csv ファイル：得点の表
    quit         やめる。保存して、あとで続けられます
