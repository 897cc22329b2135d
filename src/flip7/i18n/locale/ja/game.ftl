# 日本語。ゲームを遊ぶ、保存する、リプレイする、確かめる。名前・カード・合計はそのまま表示できる形で入ってくる。
# $sentence と $card(why-then)は「。」で終わったまま入ってくる。

## Lists

list-comma = { $first }、{ $rest }
list-and = { $first }、{ $last }

## Questions

ask-hit-or-stay = { $name }：もう1枚？ストップ？
ask-give = { $name }：「{ $card }」をだれに渡しますか？
ask-which-card = { $name }に出たカードは何ですか？
hint-hit-or-stay = hでもう1枚、sでストップ、?でヘルプ
hint-give = 番号か名前、?でヘルプ
hint-which-card = 0〜12、+2〜+10、x2、FZ、F3、SCのどれか
puzzle-help-commands =
    t            テーブル
    quit         やめる。記録は残る
    ?            このヘルプ
option = { $number }：{ $name }、{ $meaning }。
option-freeze = { $points }点確定、{ $before }点から{ $after }点へ
option-flip-three = 3枚引く、{ $numbers ->
    [0] 数字なし
   *[other] 数字{ $numbers }枚
}{ $shielded ->
    [yes] 、お守りあり
   *[no] { "" }
}
option-second-chance = お守りがつく、{ $numbers ->
    [0] 数字なし
   *[other] 数字{ $numbers }枚
}

unclear-hit-or-stay = 「{ $answer }」は答えになりません。hでもう1枚、sでストップです（?でヘルプ）。
unclear-give = 「{ $answer }」には渡せません。一覧の番号か名前を入力してください（?でヘルプ）。
unclear-give-many = 「{ $answer }」に当てはまるのは{ $names }です。番号を入力してください。
unclear-which-card = 「{ $answer }」が出ることはありません。12、+4、x2、FZ、F3、SCのようにカードを入力してください。
unclear-empty = 何も入力されていません（{ $hint }）。

help =
    h か hit     もう1枚引く
    s か stay    得点を確定してラウンドから抜ける
    1, 2, Ben    その人にカードを渡す
help-which-card =
    0〜12        数字カード
    +2〜+10      点を足すカード：+2、+4、+6、+8、+10
    x2           2倍にするカード
    FZ           凍結
    F3           3枚引き
    SC           お守り
help-commands =
    t            テーブル
    o            バーストの確率
    advice       それぞれの答えの価値と、いちばんいい答え
    undo         最後の選択とその後を取り消す
    w            なぜ：今起きたことのもとになるルール
    r F3.6       ルール1つ。「r F3」で章、「r freeze」で検索
    save FILE    ゲームを保存する（.jsonか.f7）
    quit         やめる。ゲームは保存され、続きから遊べる
    ?            このヘルプ

## Odds

odds-none = 引けるカードが残っていません。
odds-risk = { $name }は残り{ $cards }枚のうち{ $bad }枚でバーストします。確率は{ $percent }%です。
odds-safe = { $name }は次のカードではバーストしません。列の数字はもう残っていません。
odds-shielded = { $name }は安全です。次の重なりはお守りが引き受けます。お守りがなければ、バーストの確率は{ $percent }%です。

## Undo

undo-done = 取り消しました。
undo-nothing = 取り消せるものはありません。

## Why

why-nothing = まだ何も起きていません。
why-then = { $card }{ $then }
why-rules = { $sentence }（{ $rules }）

## Rules

rules-none = 「{ $words }」のあるルールはありません
rules-no-number = { $number }というルールはありません。{ $section }の章は{ $first }から{ $last }までです
rules-missing = ルールの文がプログラムといっしょにインストールされていません

## `flip7 bots`

bots-name = ボット
bots-level = 強さ
bots-rating = レーティング
bots-who = どんなボットか
bots-note = レーティングは、全員が4席のテーブルで戦うリーグで測ったもので、以前から公開されている勝負師が1500です。ほかに stay:POINTS、risk:CHANCE、random、program:COMMAND がいます。flip7 play --bots X,Y,… で席につきます。
bots-missing = ここでは使えません：{ $bots }。インストール：{ $command }

## Who sits where

usual-person = プレイヤー
seating-seats = { $seats }席：テーブルは1席から{ $most }席までです
seating-crowded = 名前が{ $players }人分ありますが、テーブルは{ $seats }席です
seating-other = 名前が{ $players }人分ありますが、ゲームは{ $seats }席です
seating-twins = { $name }という名前の人が2人います
seating-bot = { $number }人目：{ $name }はボットの席の書き方です。ボットの席は{ $written }と書きます

## A game from beginning to end

game-begins = Flip 7、目標{ $target }点：{ $names }。
game-few = 3人以上向けのゲームですが、少ない人数でも遊べます。
terminal-small = 全画面には{ $columns }桁×{ $lines }行が必要です。この端末では1行ずつ遊びます。
game-hash = シードのハッシュ：{ $hash }
game-hash-why = シードは最後に公開されるので、だれでもシャッフルを確かめられます。
game-real-deck = 本物のカードで遊びます。出たカードを入力してください。
game-help = どの質問でも、?でヘルプが出ます。
game-resumed = おかえりなさい。第{ $number }ラウンド：{ $names }。
game-is-over = このゲームは終わっています。{ $name }が{ $total }点で勝ちました。
game-over = 全{ $rounds }ラウンドでした。
game-seed = シード：{ $seed }
game-stops-asked = ゲームはここで止まっています。{ $question }

## Saving

file-written = 書き出しました：{ $file }
save-offer = このゲームを保存しますか？
save-offer-hint = ファイル名を入力、保存しないならEnter
saved-as = { $file } に保存しました。
saved-go-on = 保存しました。続きは { $command }
not-over = ゲームはまだ終わっていません。保存してあります。続きは { $command }
kept-over = このゲームを保存しました。{ $command } reviewで選択ごとの損得を、{ $command } gamesでゲームの一覧を見られます。
not-over-lost = ゲームは終わっていませんが、答えがなくなりました。--save FILE を付けていれば保存されていました
save-needs-a-name = saveのあとにファイル名を入力してください。例：save game.json
save-failed = { $problem }。ゲームは続きますが、保存されていません。
extra-missing = { $package } がインストールされていません。インストール：{ $command }
save-lost = { $problem }。次の行がこのゲームです。ファイルに入れておけば続きから遊べます：

## Replaying

step-hint = Enterで次へ、cで勝率、qで終了

## Verifying

verify-choices = ルールどおり：{ $count ->
    [0] まだ答えはありません
    [1] 答え1回
   *[other] 答え{ $count }回すべて
}
verify-over = 終了：{ $rounds }ラウンドで{ $name }の勝ち
verify-not-over = 途中：第{ $number }ラウンドで止まっています
verify-shuffles = シードどおり：{ $count ->
    [1] 記録されたシャッフル1回
   *[other] 記録されたシャッフル{ $count }回すべて
}
verify-shuffles-spare = 未確認：このゲームに必要のないシャッフル{ $count }回
verify-seed-only = シードどおり：シードから作ったシャッフル{ $count }回
verify-branch = このゲームは「もしも」のために、別のゲームから{ $choices }回の選択の後に分かれました。カードについて証明されることはありません。
verify-no-seed = シードなし：シャッフルは証明できません
verify-real-deck = 本物のカード：証明するシャッフルはありません
verify-hash = シードのハッシュは、公開されたものと同じです
verify-no-hash = 公開されたハッシュなし：シードがゲームの前に選ばれたことは、だれにも証明できません
verify-hash-no-seed = ハッシュは公開されましたが、シードがないので確かめられません
verify-seed-hash = シードのハッシュ：{ $hash }
verify-mix = シードは{ $count ->
    [0] サーバーの秘密だけからできています（だれも言葉を加えませんでした）
   *[other] サーバーの秘密と{ $count }個の言葉からできています
}
verify-secret = 秘密のハッシュは、テーブルを開いたときに公開されたものと同じです
verify-no-secret-hash = 公開された秘密のハッシュなし：秘密がテーブルを開いたときに選ばれたことは、だれにも証明できません
verify-secret-hash = 秘密のハッシュ：{ $hash }
verify-wrong-secret = 秘密のハッシュは { $hash } で、テーブルを開いたときに公開された { $published } と違います
verify-wrong-hash = シードのハッシュは { $hash } で、公開された { $published } と違います
verify-other-hash = 中にあるハッシュは { $hash } で、{ $published } と違います

## On a device without a server (`flip7.browser`)

device-no-search = このボットは答えるたびに何千ものゲームを試します。それだけの速さがあるのはサーバーだけです。
