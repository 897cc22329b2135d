# 日本語。ブラウザーのテーブル。テーブルで起きることとゲームの言葉は table.ftl にある。
#
# ここではほかに:seat「席」、table「テーブル」、host「ホスト」、watch「観戦」、line「列」、odds「確率」、
# shuffle「シャッフル」、seed「シード」、secret「秘密」。です・ます調。$name には「あなた」が入ることもある。

## Cards, aloud

card-back = 裏向きのカード
card-plus-aloud = プラス{ $points }
card-times-aloud = 2倍

## Coming and going

act-sat = { $name }が席につきました。
act-late = { $name }は次のラウンドから加わります。
act-clock = { $name }は時間切れです。ボットが代わります。
act-handed-over = { $name }の代わりにボットが続けます。
act-left = { $name }が退席しました。ボットが代わります。
act-came-back = { $name }が戻りました。
act-host = { $name }がホストになりました。

## The table

you = あなた
you-among = あなた
title-table = Flip 7 · テーブル { $code }
round = { $round ->
    [0] シャッフル中…
   *[other] 第{ $round }ラウンド
}
to-target = { $target }点
table-code = テーブル { $code }
watching = 観戦{ $count }人
you-watch = 観戦中
late-join = 次のラウンドから参加
late-you = 次のラウンドから{ $points ->
    [none] 0点で参加します。
    [lowest] 最下位の合計で参加します。
   *[seat] この席の得点で参加します。
}
late-names = { $names }が次のラウンドから加わります。
late-why = このラウンドの終わりまでボットが遊びます。
seats = 席
your-seat = あなたの席
stage = テーブルの中央
eyebrow = { $round ->
    [0] 目標{ $target }点
   *[other] 第{ $round }ラウンド · 親：{ $dealer } · 目標{ $target }点
}
draw-pile = 山札：{ $cards }枚
discard-pile = 捨て札：{ $cards }枚
dealer = 親
dealer-letter = 親
to-go = あと{ $points }点
reached = 達成！
nothing-above = ボーナスカードなし
stand-in = ボット代打
stand-in-why = 本人が戻るまでボットが代わりに遊びます。
seat-aloud = { $name }、{ $total }点、{ $status }。{ $cards }
seat-holds = カード：{ $cards }（{ $points }点）。
seat-empty = カードなし。

chip-in = 参加中
chip-turn = 番
chip-your-turn = あなたの番
chip-stayed = ストップ
chip-frozen = 凍結
chip-busted = バースト
chip-away = 離席
chip-flip-seven = Flip 7
petals-left = { $all }人中{ $left }人が残っています

## What is asked

heading-your-turn = あなたの番です。もう1枚？ストップ？
heading-turn = { $name }：もう1枚？ストップ？
heading-give-you = 「{ $card }」をだれに渡しますか？
heading-give = { $name }の「{ $card }」はだれに？
heading-flips = { $you ->
    [yes] { $left ->
        [3] あなたが3枚引きます
       *[other] あなたはあと{ $left }枚
    }
   *[no] { $left ->
        [3] { $name }が3枚引きます
       *[other] { $name }はあと{ $left }枚
    }
}
heading-gets = { $you ->
    [yes] 「{ $card }」はあなたへ
   *[no] 「{ $card }」は{ $name }へ
}
heading-frozen = { $you ->
    [yes] あなたは凍結
   *[no] { $name }は凍結
}
heading-stays = { $you ->
    [yes] { $points }点でストップ
   *[no] { $name }は{ $points }点でストップ
}
heading-draws = { $name }が引きます…
heading-draws-you = 引きます…
heading-deal = { $you ->
    [yes] あなたが親です。
   *[no] { $name }が親です。
}
heading-round = { $round ->
    [0] カードをシャッフルしています…
   *[other] 第{ $round }ラウンド
}
heading-won = { $you ->
    [yes] あなたの勝ち！
   *[no] { $name }の勝ち！
}
hit-button = もう1枚
stay = ストップ
stay-bank = { $points }点確定
give-or-keep = 席を選ぶか、自分で受けます：
give-tap = 渡す席を選んでください。
give-does-FZ = 受けた人は得点が確定し、このラウンドから抜けます。
give-does-F3 = 受けた人は3枚を1枚ずつ引きます。バーストすることもあります。
give-does-SC = 受けた人は、重なりから1回だけ守られます。
give-freeze-name = { $name }が{ $points }点確定
give-freeze-you = あなたが{ $points }点確定
give-freeze-after = · { $before } → { $after }
give-flip-name = { $name }が3枚引く
give-flip-you = あなたが3枚引く
give-numbers = · { $numbers ->
    [0] 数字はまだなし
   *[other] 数字{ $numbers }枚
}
give-numbers-shielded = · { $numbers ->
    [0] 数字はまだなし、お守りあり
   *[other] 数字{ $numbers }枚、お守りあり
}
give-chance-name = { $name }にお守り
waiting = { $name }の番です。もう1枚？ストップ？
waiting-give = { $name }がカードを渡します。
out-stayed = ストップしました。得点は確定です。
out-frozen = { $points ->
    [0] 凍結されました。このラウンドの得点はありません。
   *[other] 凍結されました。得点は確定です。
}
answer-kept = { $answer }：つながりしだい送ります。
out-busted = バーストしました。このラウンドの得点はありません。
rush = ラウンドの終わりまで進む

## Risk

percent = { $per }%
risk-name = 次のカードでバーストする確率
risk-bust = バースト
risk-safe = 安全
risk-left = 安全{ $good }
risk-why = { $bad ->
    [0] 残り{ $pile }枚に、持っている数字はありません。
   *[other] 残り{ $pile }枚のうち{ $bad }枚が、持っている数字です。
}
risk-safe-why = 次の重なりはお守りが引き受けます。
risk-name-of = { $name }が次のカードでバーストする確率
risk-card = { $you ->
    [yes] あなたの{ $number ->
        [0] 次のカード
       *[other] { $number }枚目
    }
   *[no] { $name }の{ $number ->
        [0] 次のカード
       *[other] { $number }枚目
    }
}
risk-why-name = { $bad ->
    [0] 残り{ $pile }枚に、{ $name }の数字はありません。
   *[other] 残り{ $pile }枚のうち{ $bad }枚が、{ $name }の数字です。
}

## Flip Three

flip-three-on = { $name }の3枚引き
flip-line = { $number } · 列へ
flip-kept = { $number } · 手元
flip-gone = { $number } · 捨て札
flip-aside = { $number } · 保留
flip-next = { $number } · 次
flip-later = { $number }
flips-wait = 「{ $cards }」は3枚引き終わるまで待ちます。
flips-on = { $you ->
    [yes] { $left ->
        [3] あなたが3枚引きます。
       *[other] あなたはあと{ $left }枚引きます。
    }
   *[no] { $left ->
        [3] { $name }が3枚引きます。
       *[other] { $name }はあと{ $left }枚引きます。
    }
}
flips-then = { $you ->
    [yes] あと{ $left }枚引いてから、「{ $cards }」を渡します。
   *[no] { $name }はあと{ $left }枚引いてから、「{ $cards }」を渡します。
}

## Moments

moment = たった今
twin-yours = あなたの列
twin-held = { $name }の列
twin-drawn = 今引いたカード
freeze-banks = { $points ->
    [0] 確定する得点はなく、このラウンドから抜けます
   *[other] { $points }点確定 · { $before } → { $after }
}
bust-heading = 2枚目の「{ $card }」
bust-you = バースト！{ $lost ->
    [0] 失う点はありません。
   *[other] このラウンドの{ $lost }点を失いました。
}
flip-seven = Flip 7
flip-seven-you = Flip 7達成！
flip-seven-name = { $name }がFlip 7達成！
flip-seven-over = { $points }点 · 全員このラウンドは終わりです

## What happens to oneself

round-began-you = 第{ $number }ラウンド。あなたが親です。
joined-you = あなたが{ $points }点で加わります。
dealt-you = あなたに{ $card }が配られました。
hit-you = あなたは{ $card }を引きました。
hit-kept = { $name }が{ $card }を引き、まだ残っています。
hit-kept-you = あなたは{ $card }を引き、まだ残っています。
hit-forced-you = まだカードがないので必ず引きます：「{ $card }」。
flipped-you = あなたの3枚引き、{ $number }枚目：「{ $card }」。
kept-second-chance-you = あなたにお守りがつきました。
busted-you = バースト！「{ $card }」が2枚目です。{ $lost ->
    [0] { "" }
   *[other] { $lost }点を失いました。
}
saved-on-a-hit-you = あなたは助かりました。お守りが2枚目の「{ $card }」を引き受けます。番は終わりますが、まだ残っています。
saved-in-a-flip-three-you = あなたは助かりました。お守りが2枚目の「{ $card }」を引き受けます。{ $left ->
    [0] { "" }
   *[other] 3枚引きは続きます。
}
flipped-seven-you = Flip 7！あなたに7種類の数字がそろいました。+{ $bonus }点、ラウンド終了です。
given-by-you = あなたが{ $to }に「{ $card }」を渡しました。{ $waits ->
    [yes] 全部渡し終わるまで効果は待ちます。
   *[no] { "" }
}
given-for-you = { $giver }があなたに「{ $card }」を渡しました。{ $waits ->
    [yes] 全部渡し終わるまで効果は待ちます。
   *[no] { "" }
}
given-to-self-you = あなたが「{ $card }」を自分で受けます。{ $waits ->
    [yes] 全部渡し終わるまで効果は待ちます。
   *[no] { "" }
}
given-forced-you = ほかに残っている人がいません。あなたが「{ $card }」を受けます。{ $waits ->
    [yes] 全部渡し終わるまで効果は待ちます。
   *[no] { "" }
}
passed-on-by-you = あなたはもうお守りを持っているので、これは{ $to }に渡します。
passed-on-for-you = { $giver }はもうお守りを持っているので、これはあなたに渡します。
froze-you = あなたは凍結。確定：{ $sum }。
stayed-you = あなたがストップ。確定：{ $sum }。
stayed-forced-you = あなたの得点が確定：{ $sum }。
wasted-nobody-you = 残っている全員がお守りを持っているので、これは捨て札になります。
wasted-bust-you = 保留の「{ $card }」は捨て札になります。あなたがバーストしたためです。
wasted-holder-you = あなたの前の「{ $card }」は捨て札になります。あなたはもう抜けています。
wasted-flip-seven-you = あなたの前で待っていた「{ $card }」は捨て札になります。ラウンド終了です。
wasted-ran-dry-you = あなたの前で待っていた「{ $card }」は捨て札になります。ラウンド終了です。
ran-dry-you = あなたが引く番ですが、もう数字カードがありません。ラウンド終了、残っている全員の得点が確定します。
game-won-you = あなたが{ $total }点で勝ちました！

## Between rounds

summary-heading = 第{ $round }ラウンド終了
summary-lead = { $you ->
    [yes] あなたがトップ、あと{ $left }点。
   *[no] { $name }がトップ、あと{ $left }点。
}
summary-level = 同点トップ：{ $names }。
summary-won = { $you ->
    [yes] { $total }点であなたの勝ち！
   *[no] { $total }点で{ $name }の勝ち！
}
summary-tied = { $total }点で同点：{ $names }。全員でもう1ラウンド、だれにでも勝つチャンスがあります。
summary-deals = { $you ->
    [yes] 次の親はあなたです。
   *[no] 次の親は{ $name }です。
}
summary-bust = 2枚目の「{ $card }」
summary-rule = 目標は{ $target }点。トップが同点ならもう1ラウンドします。
summary-tie-rule = トップが同点なら、全員でもう1ラウンドします（G.2）。
summary-read = { $names }がまだ得点を見ています。
rank-up = 上がった
rank-down = 下がった
rank-same = 変わらず
hold = 待つ
held = 待機中
next-round = 次のラウンド

## Around the table

log = これまでの流れ
why = なぜ？
emotes = ひとこと
emote-wave = やあ
emote-clap = 拍手
emote-laugh = 笑い
emote-gasp = びっくり
emote-cry = 泣き
emote-fire = 絶好調
emote-luck = 幸運を
emote-good-game = いい勝負
odds-toggle = 確率
speed = カードの速さ
speed-now = 速さ：{ $speed }
speed-host = ボットの返事の速さは{ $host }が選びます。
home = ホーム
keys = Hでもう1枚、Sでストップ、数字と矢印でカードを渡します。Mで自分のカード、Tでテーブル全体、Shift＋数字でその席を読み上げます。Lで流れ、?でこの一覧、スペース・Enter・Escで先へ進みます。スクリーンリーダーではフォーカスモードで使えます。
replay-keys = スペースで再生と一時停止、左右の矢印で1手ずつ、HomeとEndで最初と最後へ移ります。Lで流れ、Tでテーブル全体、Shift＋数字でその席を読み上げ、?でこの一覧を出します。スクリーンリーダーではフォーカスモードで使えます。
lesson-keys = Hでもう1枚、Sでストップ、数字と矢印でカードを渡します。Mで自分のカード、Tでテーブル全体、Shift＋数字でその席を読み上げ、?でこの一覧を出します。スペースかEnterで先へ、Escでレッスンを終えます。スクリーンリーダーではフォーカスモードで使えます。
key-heading = キー操作
key-hit = もう1枚
key-stay = ストップ
key-give = カードを渡す
key-mine = 自分のカードを読み上げる
key-table = テーブル全体を読み上げる
key-seat = その席を読み上げる
key-log = これまでの流れ（↑ ↓で移動）
key-go-on = 先へ進む（EnterとEscも）
key-help = この一覧
key-leave-lesson = レッスンを終える
key-play = 再生と一時停止
key-step = 1手戻る・進む
key-ends = 最初・最後へ
key-reader = スクリーンリーダーではフォーカスモードで使えます。
key-name-shift = Shift
key-name-space = スペース
key-name-escape = Esc
key-name-home = Home
key-name-end = End
leave = テーブルを離れる
leave-not = テーブルに残る
leave-hint = ボットが代わりに続けます。コード{ $code }で戻れます。
leave-ask = テーブルを離れますか？
hand-over = { $name }の代わりにボットを入れる
hand-over-short = ボットに任せる
pocket-on = 自分の札だけ：テーブルは大きな画面に
pocket-off = テーブル全体
pocket-look = 顔を上げて：ほかは大きな画面にあります。
waiting-away = { $name }は席を外しています。
waiting-away-host = { $name }は席を外しています。{ $host }がボットに任せられます。
waiting-away-soon = { $name }は席を外しています。1分後に他の人がボットに任せられます。
show-result = 結果を見る
come-back = 戻りました
stand-in-for-you = ボットがあなたの代わりに遊んでいます。

## テーブルにいる人

people = メンバー
person-host = ホストにする
person-host-hint = ホストはボットと遊び方を選び、ゲームを始めます。
person-free = 席を空ける
person-free-hint = 離席中です。あとでまた座れます。
person-send = 退席させる
person-send-ask = { $name }を退席させますか？
person-send-hint = このテーブルにも、続きのテーブルにも戻れなくなります。
person-keep = やめる
person-left = 退席
person-sent = 退席させられました
person-watches = 観戦
lock-table = テーブルをロック
lock-on = 新しい人は入れません
lock-off = コードがあればだれでも入れます
locked-watch = このテーブルはロックされています。観戦はできます。

## サーバーからのお知らせ

notice = お知らせ
notice-minutes = あと{ $minutes }分でサーバーが再起動します。何も失われません。
notice-soon = まもなくサーバーが再起動します。何も失われません。
notice-now = サーバーが再起動します。何も失われません。
notice-hide = お知らせを隠す

## Bar and menu

bar-home = Flip 7、ホーム
bar-language = 言語
bar-sound = 音
bar-to-dark = 暗い配色
bar-to-light = 明るい配色
bar-menu = メニュー
bar-close = 閉じる
menu-pages = ページ
menu-new = 新しいテーブル
menu-watch = 観戦
menu-how = 遊び方
menu-score = 得点をつける
menu-about = このサイトについて
menu-preferences = お好みで
menu-look = 配色
menu-look-system = 端末に合わせる
menu-look-light = 明るい
menu-look-dark = 暗い
menu-odds = 確率を見る
menu-odds-hint = テーブルが認めている場合。
menu-speed = カードの速さ
menu-speed-slow = ゆっくり
menu-speed-normal = ふつう
menu-speed-fast = 速い
menu-text = 文字の大きさ
menu-text-normal = ふつう
menu-text-large = 大きい
menu-text-largest = とても大きい
menu-volume = 音量
menu-vibration = 振動

## Who you are

me-name = あなたの名前
me-colour = あなたの色
me-colour-change = 色を変える、今は{ $colour }
me-made-up = 仮の名前です。好きな名前にどうぞ。
# As many names as you like, with commas between them: for people who have not said theirs.
me-names = すみれ、さくら、もみじ、かえで、つばき、あおい、なずな、ひなた、こはる、たんぽぽ、みずき、よもぎ
colour-1 = 赤
colour-2 = 青
colour-3 = 緑
colour-4 = すもも
colour-5 = 青緑
colour-6 = 琥珀
colour-7 = 藍
colour-8 = オリーブ

## Bots

bot = ボット
bot-strength = 強さ { $level }/{ $most }
bot-strength-legend = 花びらが多いほど、強いボットです。
bot-levels = やさしい順
bot-characters = キャラクター
bot-kind-other = ボット
bot-line-other = 独自のルールで遊ぶ
bot-choose = ボットを選ぶ
bot-remove = 席を空ける

## Home

front-page = Flip 7、開かれたテーブル
front-headline = ちがうカードを7枚。もう1枚？
front-lead = ちがう数字を7枚めくるか、いいところで止めるか。花びらが多いほど、そのカードは山札に多く入っています。
front-back = ゲームに戻る
front-back-where = テーブル{ $code }
front-play = 今すぐ遊ぶ
front-play-with = あなたとボット3体
front-play-wait = シャッフル中…
front-first-with = はじめてのゲーム、ヒントつき
front-first-plain = 遊び方は知っています：ヒントなし
front-new = 新しいテーブル
front-join = 参加
front-join-code = テーブルのコードかリンク
front-join-hint = コード
front-join-how = コードは英数字6文字です。テーブルの画面に出ています。
front-watch = 観戦
front-how = 遊び方
front-learn = 短い5回で覚えましょう
front-learn-done = { $all }回中{ $done }回
front-learn-away = レッスンを隠す
front-screen = 大きな画面に映す
front-daily = 今日の一番
front-puzzles = 問題
front-score = 本物のカードの得点をつける
you-link = あなたの成績
front-notice = ファンが作ったオープンソースです。ゲームの出版社が作ったものでも、公認でもありません。
front-about = このサイトについて
install-heading = Flip 7をこの端末に入れますか？
install-why = アプリのように、ワンタップで開けます。
install-go = インストール
install-never = いいえ

## New table

new-page = 新しいテーブル
new-heading = 新しいテーブル
new-lead = 空いた席は友だちの席です。招待用のコードが出ます。
new-you = あなた
new-seats = 席
new-seats-fewer = 席を1つ減らす
new-seats-more = 席を1つ増やす
new-play = 自分も遊ぶ
new-play-hint = オフ：この画面にはテーブルを映し、最初にスマホで席に着いた人が進めます。
new-public = 公開
new-public-hint = だれでも「観戦」からこのテーブルを見つけて、席につけます。
new-fill = 空席すべてにボット
new-clear = ボットなし
new-open = テーブルを開く
new-open-wait = 開いています…
new-seat-you = あなた
new-seat-number = 席{ $number }
new-seat-free = 友だちの席

## How a table is played

opt-heading = 遊び方の設定
opt-target = 目標点
opt-target-other = その他
opt-target-points = 目標の点数
opt-target-most = { $seats }席なら{ $most }点まで。それ以上は長くなりすぎます。
opt-odds = 見たい人に確率を見せる
opt-odds-on = 見せる
opt-odds-off = 隠す
opt-timer = 1手の時間
opt-timer-off = 無制限
opt-timer-seconds = { $seconds }秒
opt-timer-minutes = { $minutes }分
opt-bots = ボットの返事
opt-bots-at-once = すぐに
opt-bots-fast = 速め
opt-bots-normal = ほどほど
opt-bots-slow = ゆっくり
opt-late = 途中参加の人の始まり
opt-late-zero = 0点から
opt-late-lowest = 最下位の合計から
opt-first = ラウンドの最初
opt-first-dealer = 親
opt-first-left = 親の次の席
opt-change = 変更

## Lobby

lobby-page = テーブル { $code }
lobby-heading = テーブル { $code }
lobby-invite = 招待
lobby-scan = 読み取るか、{ $host } でコードを入力
lobby-qr = このテーブルへのリンクのQRコード
lobby-share = 招待
lobby-share-title = Flip 7
lobby-share-text = 席が空いています：テーブル { $code }
lobby-copy = リンクをコピー
lobby-copied = リンクをコピーしました。
lobby-not-copied = このリンクをコピーしてください：
lobby-watching = 観戦{ $count }人
lobby-seats = 席
lobby-taken = { $seats }席中{ $taken }席
lobby-you = あなた
lobby-host = ホスト
lobby-here = います
lobby-away = 離席
lobby-ready = 準備OK
lobby-not-ready = 準備中
lobby-free = 空席
lobby-free-hint = 次に来た人へ
lobby-sit = 座る
lobby-sit-number = 席{ $number }に座る
lobby-move = 移る
lobby-move-number = 席{ $number }に移る
lobby-bot-add = ボット追加
lobby-bot-add-number = ボット追加：席{ $number }
lobby-bot-change = { $name }を変える
lobby-person = { $name }：その他
lobby-take = 席につく
lobby-join = 参加する
lobby-seat-add = 席を増やす
lobby-seat-drop = 席{ $number }をなくす
lobby-bot-drop = ボットと席をなくす
lobby-fill = ボットで埋める
seat-at = { $seats }席中{ $number }番目
seat-up = 上へ
seat-down = 下へ
seat-swaps = { $name }と入れ替わります
seat-swaps-free = 空席へ移ります
lobby-i-am-ready = 準備できました
lobby-not-yet = 押すと取り消し
lobby-start = スタート
lobby-start-with = { $count }人で
lobby-start-bots = 空席{ $count }つにボットが入ります
lobby-waits-host = { $name }が「スタート」を押します。
lobby-waits-nobody = ホストを待っています。
lobby-all-ready = 全員準備OKです。
lobby-waits-ready = まだ準備中：{ $names }。
screen-first = 最初に席に着いた人が「スタート」を押します。
screen-sit = スマホで席に着いてください。
screen-more = まだ席に着けます。
screen-leads = スタート係
screen-own = この画面で遊ぶ
lobby-stand-up = 席を立って観戦する
lobby-leave = テーブルを離れる
lobby-shuffle = シャッフルに言葉を加える
lobby-shuffle-why = サーバーは自分の分をもう封じていて、そこにあなたの言葉が混ざります。だからサーバーも含めて、だれもカードを選べません。
lobby-word = あなたの言葉
lobby-word-give = 加える
lobby-word-given = 言葉が入りました。もう一度入れると置きかわります。
lobby-word-drawn = このページが言葉をひとつ、くじで選びました：{ $word }。自分の言葉を入れると置きかわります。
lobby-words-by = 言葉を加えた人：{ $names }。
lobby-secret = サーバーの分の指紋

## Watch

watch-page = 観戦
watch-heading = 公開テーブル
watch-lead = ゲームを観戦するか、空いた席につきましょう。
watch-empty = 今は公開テーブルがありません。
watch-empty-hint = 開けば、ここに並びます。
watch-of = { $name }のテーブル
watch-nobody = テーブル
watch-lobby = 集合中
watch-playing = 対戦中
watch-over = 終了
watch-free = { $count ->
    [0] 空席なし
   *[other] 空席{ $count }
}
watch-seats = { $people }人、{ $bots ->
    [0] ボットなし
   *[other] ボット{ $bots }体
}
watch-target = 目標{ $target }点
watch-go = 観戦
watch-sit = 参加

## Trouble

nowhere-page = 何もありません
nowhere-heading = ここには何も咲きません
nowhere-line = このアドレスにページはありません。
no-server-heading = サーバーが必要です
no-server-line = このサイトにはサーバーがなく、1台の端末で遊びます。複数の端末で遊ぶテーブルは、そのサーバーのアドレスにあります。
trouble-home = ホーム
trouble-retry = もう一度
trouble-reload = 新しい版を読み込む
trouble-new = 新しいテーブル
trouble-connecting = テーブルへ向かっています…
trouble-lost = 接続が切れました
trouble-lost-line = 何も失われません。自動でつなぎ直しています…
trouble-lost-short = 接続が切れました。席はそのままです。
trouble-lost-watching = 接続が切れました。自動でつなぎ直しています。
trouble-offline = オフラインです
trouble-offline-line = 何も失われません。ネットワークが戻ればゲームも戻ります。
trouble-offline-short = オフラインです。ネットワークが戻ればゲームも戻ります。
trouble-restarting = サーバーが再起動しています
trouble-restarting-line = 何も失われません。まもなく自動で続きます。
trouble-restarting-short = サーバーが再起動中です。ゲームは自動で続きます。
trouble-gone = サーバーの応答がありません
trouble-gone-line = しばらく応答がありません。何も失われません。戻ればこのページは自動で続き、同じリンクからあとで戻ることもできます。
trouble-gone-short = サーバーの応答がありません。ゲームは保存され、自動で続きます。
trouble-unknown = そのテーブルはありません
trouble-unknown-line = コードの打ちまちがいか、だれも来なかったので片づけられたのかもしれません。
trouble-no-game = そのゲームはありません
trouble-no-game-line = リンクが途中で切れているか、ずっと前に片づけられたのかもしれません。
trouble-device-line = 削除されたか、別の端末で遊んだゲームです。
trouble-many = 今は混み合っています
trouble-version = 新しい版があります
trouble-version-line = このページはサーバーより古い版です。読み込み直してください。何も失われません。
trouble-sent-away = ホストがあなたをこのテーブルから退席させました。
trouble-sent-away-line = このテーブルにも、続きのテーブルにも戻れません。ほかのテーブルでは遊べます。
trouble-closed = このテーブルは閉じられました
trouble-blocked = ここでは遊べません
trouble-chunk = このページを読み込めませんでした
trouble-chunk-line = ネットワークが切れたか、サーバーが新しい版になりました。もう一度お試しください。何も失われません。
trouble-other = うまくいきませんでした

## Why something was refused

why-offline = サーバーにつながりません。ネットワークを確かめて、もう一度お試しください。
why-network = ネットワークがないため、審判を読み込めませんでした。もう一度お試しください。続きから読み込みます。
why-no-wasm = WebAssembly が使えないため、このブラウザーでは審判を動かせません。別のブラウザーか、サーバーのテーブルをご利用ください。
why-broken = 審判の一部が壊れて届きました。ページを読み込み直してください。
why-no-space = 審判を動かすメモリーが足りません。ほかのタブを閉じて、もう一度お試しください。
why-elsewhere = この端末のゲームは別のタブで開いています。
why-bad-message = サーバーが理解できませんでした。ページを読み込み直してください。
why-bad-name = 名前は目に見える文字で1〜24文字です。
why-bad-record = このゲームは読み込めません。保存された記録が壊れています。
why-bad-word = 言葉は目に見える文字で1〜60文字です。
why-hello-first = ページとサーバーのやりとりがずれました。ページを読み込み直してください。
why-hello-again = ページとサーバーのやりとりがずれました。ページを読み込み直してください。
why-foreign-origin = 別のサイトのページからは遊べません。このサーバーのページを開いてください。
why-free-seats = 空席があります。どの席にも人かボットが必要です。
why-house-is-full = テーブルが多すぎます。あとでもう一度お試しください。
why-illegal = その質問の答えになっていません。表示されている中から選んでください。
why-is-here = その人は接続中で、自分で遊んでいます。
why-is-over = ゲームは終わりました。もう一度遊ぶこともできます。
why-no-bot-there = その席にはもうボットがいません。ほかの席を選んでください。
why-no-such-person = その人はもうテーブルにいません。ほかの人を選んでください。
why-no-such-seat = その席はありません。ほかの席を選んでください。
why-not-asked = ほかの人の番です。あなたの番をお待ちください。
why-not-found = このアドレスには何もありません。ホームからやり直してください。
why-not-over = ゲームはまだ終わっていません。終わってからお試しください。
why-no-such-choice = このゲームにその選択はありません。
why-not-started = ゲームはまだ始まっていません。ホストが始めます。
why-already-started = ゲームはもう始まっています。変更は開始前だけです。
why-not-the-host = それはホストだけができます。ホストに頼んでください。
why-no-seat = このテーブルにあなたの席はありませんが、観戦はできます。
why-bot-plays = その席はボットがプレイ中です。先に「戻りました」を押してください。
why-other-protocol = このページはサーバーより古い版です。読み込み直してください。
why-our-fault = こちらの問題が起きました。何も変わっていません。
why-seat-taken = 先をこされました。その席は埋まっています。ほかの席を選んでください。
why-stale = その質問にはもう答えが出ています。ゲームは続きます。
why-stopping = サーバーが再起動します。少し待ってからお試しください。
why-store-trouble = 今は保存できなかったので、取り消しました。もう一度お試しください。
why-table-is-full = これ以上席を増やせません。観戦はできます。
why-too-fast = 一度に多すぎます。1分お待ちください。
why-too-large = 大きすぎて送れません。短くしてください。
why-unknown-bot = そのボットはいません。ほかのボットを選んでください。
why-unknown-table = そのコードのテーブルはありません。確かめるか、新しいテーブルを開いてください。
why-blocked = サーバーの管理者があなたのアドレスを止めています。まちがいなら管理者に聞いてください。
why-is-closed = このテーブルは閉じられました。新しいテーブルを開けます。
why-locked = このテーブルはロックされています。観戦はできます。
why-other-behaviour = このゲームは古い版のルールで始まったため、続けられません。
why-sent-away = ホストがあなたをこのテーブルから退席させました。
why-too-long-a-game = ゲームが長くなりすぎます。席か点数を減らしてください。
why-too-few-seats = ゲームには席が2つ以上必要です。
why-is-a-board = このコードはスコアボードのものです。リンクを開くか、トップページでコードを入力してください。
why-not-a-board = このテーブルではゲームをしています。スコアボードではありません。
why-not-invited = この記録の招待は無効です。新しい招待を頼んでください。
why-bad-entry = 壊れた記録があり、共有できませんでした。この端末に残ります。
why-board-is-full = このボードはいっぱいです。入力した内容はこの端末に残ります。

## What happened, and why

log-nothing = まだ何も起きていません。
log-unheard = これまでのできごとを読み込めませんでした。
log-why-line = なぜ？{ $line }
log-earlier = 前を見る
why-not-now = { $rules }の文は今は読み込めません。

## For the ears

narrate-label = 起きたことの読み上げ
narrate-hint = Hでもう1枚、Sでストップ、Mで自分のカード、Tでテーブル全体。?ですべてのキーを表示します。
narrate-hint-watching = Tでテーブル全体を読み上げ、?ですべてのキーを表示します。
narrate-missed = ほかに{ $count }件ありました。「これまでの流れ」で読めます。
narrate-turn = あなたの番です。{ $cards }で{ $points }点。もう1枚？ストップ？
narrate-turn-odds = あなたの番です。{ $cards }で{ $points }点、バーストの確率は{ $per }%です。もう1枚？ストップ？
narrate-turn-safe = あなたの番です。{ $cards }で{ $points }点、次のカードではバーストしません。もう1枚？ストップ？
narrate-flip-risk = { $which }：バーストの確率は{ $per }%です。
narrate-flip-safe = { $which }はお守りで守られます。
narrate-give = 「{ $card }」をだれに渡しますか？
narrate-option = { $key }：{ $what }
narrate-freeze = { $you ->
    [yes] あなたが{ $points }点確定、{ $before }点から{ $after }点へ。
   *[no] { $name }が{ $points }点確定、{ $before }点から{ $after }点へ。
}
narrate-flip = { $you ->
    [yes] あなたが3枚引きます。
   *[no] { $name }が3枚引きます。
}{ $shield ->
    [yes] 数字{ $numbers }枚、お守りあり。
   *[no] 数字{ $numbers }枚。
}
narrate-chance = { $name }にお守り。数字{ $numbers }枚。
narrate-table = 第{ $number }ラウンド、親は{ $you ->
    [yes] あなた
   *[no] { $dealer }
}。山札{ $draw }枚、捨て札{ $discard }枚です。
narrate-seat = { $name }：{ $total }点、{ $status ->
    [stayed] ストップ
    [frozen] 凍結
    [busted] バースト
   *[active] 参加中
}。{ $held ->
    [none] カードなし。
    [busted] カード：{ $cards }（0点）。
   *[some] カード：{ $cards }（{ $points }点）。
}
narrate-hurry = 残り{ $seconds }秒です。
narrate-emote = { $name }：{ $emote }

## The end of a game

podium-how = { $rounds }ラウンドで{ $points }点。
podium-standings = 最終結果
podium-rounds = ラウンド
podium-cards = めくったカード
podium-busts = バースト
podium-saves = お守りで助かった回数
podium-flip-sevens = Flip 7
podium-best = 最高のラウンド：{ $name }
podium-streak = 連続でバーストなしのラウンド：{ $name }
podium-no-numbers = ゲームの数字は今は読み込めません。
podium-daily = 今日の一番の結果を見る
podium-branch = これは別のゲームの「もしも」です。結果には数えません。
podium-branch-back = 元のゲームに戻る
podium-rematch = もう一度遊ぶ
podium-rematch-host = まだここにいる人は全員、ボットもいっしょに移ります。
podium-rematch-guest = だれでも始められます。まだここにいる人は全員、ボットもいっしょに移ります。
podium-follow = 次のゲームへ
screen-again = もう1ゲーム？どのスマホからでも「{ $again }」をタップしてください。
podium-replay = リプレイ
podium-review = 振り返り
podium-seed = すべてのシャッフルのシード
check-title = シャッフルを確かめる
podium-json = プログラム用（.json）
podium-f7 = 人が読む用（.f7）
podium-new = 新しいテーブル
podium-back = 結果に戻る
share-title = 結果をシェア
share-trouble = 今は画像を作れません。接続を確かめて、もう一度お試しください。
share-race = ラウンドごとの得点

## Replay

replay-heading = リプレイ
replay-not-begun = このゲームはまだ始まっていないので、リプレイはありません。
replay-what-if = もしも？
replay-copied = リンクをコピーしました。

## How to play

how-title = 遊び方 · Flip 7
how-heading = 遊び方
how-lead = 同じ数字を避けながら1枚ずつ引き、いいところで止めます。目標は200点です。
how-lessons = 遊びながら覚える
how-lessons-hint = 本物のテーブルで5回、1回30秒ほどです。
how-lessons-trouble = レッスンは今は読み込めません。
how-seen = 済み
how-hints = 遊びながらヒント
how-hints-hint = 初めてのことに、1回だけ一言。
how-short = 6つの文でわかるルール
how-turn = 全員に1枚ずつ配られます。あとは順番に、もう1枚引くか、ストップして得点を確定するかです。
how-numbers = 数字はそのまま点になります。持っている数字をもう1枚引くとバースト。0点でラウンドから抜けます。カードは花びらの数だけあります。12は12枚、1は1枚です。
how-modifiers = +2から+10は点を足し、×2は数字を2倍にします。バーストの心配はありません。
how-actions = 凍結、3枚引き、お守りは、出たらすぐに渡すか、自分で受けます。
how-seven = ちがう数字が7枚でFlip 7。15点が加わり、全員のラウンドが終わります。
how-win = ラウンドの終わりにだれかが200点に届いたら、合計のいちばん高い人の勝ち。同点なら続けます。
how-rules = すべてのルール
rules-find = ルールを検索
rules-find-hint = 言葉か、F3.6のような番号
rules-found = { $count }件のルール
rules-nothing = 「{ $words }」のあるルールはありません。
rules-trouble = ルールは今は読み込めません。
rules-again = もう一度

## Lessons

lesson-somebody = アナ
lesson-coach = レッスン
lesson-progress = { $answers }回のうち{ $given }回答えました
lesson-close = レッスンを閉じる
lesson-deal = カードを配っています…
lesson-back = 1手戻す
lesson-next = 次のレッスン
lesson-again = もう一度
lesson-play = さあ、遊ぼう！

lesson-bust = バースト
lesson-bust-about = 1枚引きすぎると、どうなるか。
lesson-bust-1 = 全員に1枚ずつ配られました。あなたは8。今ストップすれば8点です。もう1枚引きましょう。
lesson-bust-2 = 8と4で12点。バーは、バーストするカードの枚数を示します。まだわずかです。もう1枚引きましょう。
lesson-bust-3 = 22点。2枚目の8か4か10が出れば、全部失います。ストップにはいい頃合いですが、どうなるか見てみましょう。もう1枚。
lesson-bust-end = 2枚目の8でバースト。このラウンドから抜けて、点は入りません。前のラウンドで確定した点はそのままです。
lesson-bust-away = 得点が確定しました。もうだれにも取られません。こうして点を集めます。では1手戻して、バーストを見てみましょう。

lesson-second-chance = お守り
lesson-second-chance-about = 数字の重なりから1度守ってくれます。
lesson-second-chance-1 = お守りが配られました。列の上で出番を待ちます。もう1枚引きましょう。
lesson-second-chance-2 = 9です。お守りがあれば、次のカードではバーストしません。メーターも「安全」です。もう1枚引きましょう。
lesson-second-chance-3 = お守りがもう1枚！2枚は持てないので、持っていない人に渡します。席を選びましょう。
lesson-second-chance-4 = 自分のお守りはまだあります。思い切って、もう1枚。
lesson-second-chance-end = 2枚目の9でも、まだ残っています。お守りが引き受け、どちらも捨て札になりました。次に重なればバーストです。
lesson-second-chance-away = 得点は確定、安全です。でもお守りがむだになります。次のラウンドには持ちこせません。1手戻して、もう1枚引きましょう。

lesson-freeze = 凍結
lesson-freeze-about = 受けた人は、その場で終わりです。
lesson-freeze-1 = あなたの番です。7があります。もう1枚引きましょう。
lesson-freeze-2 = 12点。Ritaはもう23点で、まだ残っています。もう1枚引きましょう。
lesson-freeze-3 = 凍結です。受けた人は得点が確定し、ラウンドから抜けます。残っている人ならだれでも、自分でもかまいません。どうなるかは席に書いてあります。1つ選びましょう。
lesson-freeze-end = 凍結しました。得点は確定し、このラウンドはここまで。トップはもう差を広げられず、お守りでも防げません。
lesson-freeze-end-self = 自分を凍結しました。12点が確定し、もう安全です。カードの多い人や合計の高い人に使うほうが得なことも多いです。
lesson-freeze-away = 確定しました。いい判断ですが、次のカードは凍結です。ぜひ見てください。1手戻して、もう1枚引きましょう。

lesson-flip-three = 3枚引き
lesson-flip-three-about = 一度に3枚。その間、待つカードもあります。
lesson-flip-three-1 = 5があります。もう1枚引きましょう。
lesson-flip-three-2 = 3枚引きです。受けた人は1枚ずつ3枚引きます。あなたはまだ1枚なので、危険はわずかです。自分で受けましょう。
lesson-flip-three-3 = 途中で凍結が出ました。3枚引き終わるまで保留でした。ふつうの凍結と同じように、だれかに渡します。
lesson-flip-three-end = これで全部です。3枚引き、保留のカードを出た順に渡します。途中でバーストしていたら、凍結は捨て札でした。
lesson-flip-three-end-self = 自分を凍結して16点確定。それもありです。途中でバーストしていたら、凍結は捨て札でした。
lesson-flip-three-away = それもありです。カードの多い人は3枚引きでバーストしやすいもの。でも1手戻して、自分で味わってみましょう。

lesson-flip-7 = Flip 7
lesson-flip-7-about = ちがう数字が7枚で、さらに15点。
lesson-flip-7-1 = 配られたのは3枚引き。まだ1枚も持っていません。列が空なら、まず失敗しません。自分で受けましょう。
lesson-flip-7-2 = 一度に数字が3枚。ちがう数字があと4枚でFlip 7です。もう1枚引きましょう。
lesson-flip-7-3 = また3枚引き。大胆ですが、これはレッスンです。自分で受けましょう。
lesson-flip-7-4 = ちがう数字が6枚！あと1枚でこのラウンドはあなたのもの。0も数えます。もう1枚引きましょう。
lesson-flip-7-end = Flip 7！全員のラウンドがすぐに終わり、カードの点に15点が加わります。
lesson-flip-7-away = 堅実ですが、Flip 7にはなりません。1手戻して、思い切りましょう。

## テーブルで見えるもの
saved-heading-you = 助かった！
saved-heading = { $name }は助かりました
saved-how = お守りが2枚目の「{ $card }」を引き受け、どちらも捨て札になります。
summary-standings = このラウンド終了時の順位
tv-join = スマホで参加：{ $address }
tv-watch = スマホで観戦：{ $address }

## この端末で

device-page = この端末で · Flip 7
device-heading = この端末で遊ぶ
device-lead = 一台を順番に回すか、ボットと対戦。サーバーも通信もいりません。すべてこの端末に残ります。
device-who = だれが遊びますか？
device-name = プレイヤー{ $number }の名前
device-player = プレイヤー{ $number }
device-seat-change = { $name }を変更
device-add-person = プレイヤーを追加
device-add-bot = ボットを追加
device-person-remove = { $name }を外す
device-two = 二人以上必要です。プレイヤーかボットを追加してください。
device-deal = 配る
device-people = { $people }人
device-bots = ボット{ $bots }体
device-fetching = ゲームをこの端末に読み込み中：{ $total } MB中{ $loaded } MB（最初だけ）
device-starting = ゲームを準備中…
device-go-on = 続ける
device-take-over = ここで使う
device-storage-full = 端末の空きがありません。ゲームはこのページを開いている間だけ残ります。
device-storage-forbidden = このブラウザは保存できません。ゲームはこのページを開いている間だけ残ります。
device-games = この端末のゲーム
device-no-games = まだありません。最初のゲームがここに出ます。
device-game-new = まだ配っていません
device-game-round = 第{ $round }ラウンド、最高{ $best }点
device-game-won = { $name }が{ $points }点で勝利
device-game-old = 古いバージョンのゲーム
device-game-more = { $names }のゲームの操作
device-delete = 削除
device-delete-heading = このゲームを削除しますか？
device-delete-hint = ほかの場所にはありません。元に戻せません。
device-keep = 残す
device-deleted = ゲームを削除しました。
device-back-up = 全ゲームをバックアップ
device-restore = バックアップを復元
device-restored = { $restored ->
    [0] 新しいゲームはありません。
   *[other] { $restored }件のゲームを復元しました。
}
device-skipped = { $skipped }件はすでにありました。
device-restore-broken = Flip 7 のバックアップではありません。何も変わっていません。
device-replay-file = ファイルを再生
device-no-clipboard = このブラウザではコピーできません。ファイルに保存してください。
front-device = この端末で
front-device-hint = みんなで一台
front-no-server = 複数の端末で遊ぶには、だれかがサーバーを動かします：make serve
front-server-guide = 方法を見る
update-ready = 新しいバージョンがあります。
update-take = 更新

## 端末を回す

pass-to = 次の人に渡す
pass-turn = { $name }の番です。
pass-points = { $points }点
pass-take = { $name }です
pass-off = 今後は表示しない
pass-off-told = 表示しません。メニューで元に戻せます。
pass-setting = 端末を渡す画面
pass-setting-hint = 次の人を知らせて待ちます
facing-setting = 席をプレイヤーに向ける
facing-setting-hint = テーブルに置いたタブレット用
leave-name = { $name }がテーブルを離れる
come-back-name = { $name }が戻った
hot-seat = この端末でもう一人
hot-seat-title = この端末で一緒に遊ぶ
hot-seat-sit = 席に着く
hot-seat-remove = { $name }をこの端末から外す

## 記録の再生

record-heading = ゲームを再生
record-copy = リンクをコピー
record-by-hand = このリンクをコピー：
