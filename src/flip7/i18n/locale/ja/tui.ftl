# 日本語。端末の全画面のテーブル。

## The table

tui-draw-pile = ▮ 山札{ $cards }枚
tui-discard-pile = ▯ 捨て札{ $cards }枚
tui-heading = 第{ $number }ラウンド · 親：{ $dealer } · 目標{ $target }点
tui-heading-before = Flip 7 · 目標{ $target }点
tui-waits = { $name }が考えています…
tui-warming-up = { $name }が準備しています。初回は30秒ほどかかることがあります。
tui-hit = もう1枚
tui-stay = ストップ
tui-worth = ストップで確定：{ $sum }
tui-risk = バースト{ $percent }%
tui-safe = 安全
tui-log = これまでの流れ
tui-speed = カードの速さ：{ $speed ->
    [0] とてもゆっくり
    [1] ゆっくり
    [2] ふつう
    [3] 速い
    [4] とても速い
   *[other] 待ちなし
}

## The lobby of a web table

tui-lobby = テーブル { $code }
tui-lobby-target = 目標{ $target }点
tui-lobby-left-first = 親の左隣から
tui-lobby-clock = 1手{ $seconds }秒
tui-lobby-no-odds = 確率なし
tui-lobby-watching = 観戦{ $count }人
tui-seat-free = 空席
tui-seat-host = ホスト
tui-seat-ready = 準備OK
tui-seat-away = 離席
tui-lobby-free = { $free }席空いています。
tui-lobby-free-host = { $free }席空いています。Bでボットが入ります。
tui-lobby-start-with = Enterで{ $taken }人で始めます。
tui-lobby-full = { $name }がゲームを始めます。
tui-lobby-full-host = 全員そろいました。Enterでゲームを始めます。
tui-key-start = スタート
tui-key-fill = ボット
tui-key-add-seat = 席＋
tui-key-drop-seat = 席－
tui-key-ready = 準備OK
tui-key-sit = 座る
tui-key-people = 参加者
tui-key-hurry = 最後まで飛ばす
tui-key-bot-pause = ボットの返事
tui-bot-pause = { $pause ->
    [0] ボットの返事：すぐに
    [1] ボットの返事：速め
    [2] ボットの返事：ほどほど
   *[3] ボットの返事：ゆっくり
}

## Who stays at a web table

tui-people-title = テーブルの参加者
tui-people-locked = ロック中
tui-people-gone = 退席
tui-people-sent-away = 退席させた人
tui-people-bot-plays = ボットが代理
tui-people-watches = 観戦
tui-people-send-away = X 退席させる
tui-people-free = F 席を空ける
tui-people-hand-over = T ボットに任せる
tui-people-host = M ホストにする
tui-people-lock = K テーブルをロック
tui-people-unlock = K ロックを解除
tui-people-sure = もう一度Xで{ $name }を完全に退席させます（次のゲームも）。
tui-people-keys = ↑ ↓ 選ぶ · Esc 閉じる

## Between rounds, and at the end

tui-round-goes-on = スペースで進む、Pで順位を見たまま待つ。
tui-round-held = 待機中：スペースで進みます。
tui-over = { $total }点で{ $name }の勝ち
tui-over-rounds = 全{ $rounds }ラウンド
tui-over-cards = めくったカード{ $cards }枚
tui-over-busts = バースト{ $busts }回
tui-over-flip-sevens = Flip 7 { $count }回
tui-over-best = 最高のラウンド：{ $name } { $points }点

## The start

tui-title = Flip 7
tui-tagline = 運だめし！ちがう数字を7枚、同じ数字が出たらおしまい。
tui-you = プレイヤー
tui-you-several = 名前（何人かなら Ana, Ben）
tui-seats = 席
tui-strength = ボット
tui-rating = レーティング
tui-bots-mixed = キャラクター3体
tui-target = 目標点
tui-odds = 確率を見る
tui-seed = シード
tui-seed-any = 新しいシャッフル
tui-language = 言語
tui-start = スタート
tui-no-number = { $field }：{ $least }から{ $most }までの数を入力してください。
tui-too-many = この端末に一度に入るのは{ $fits }席なので、番に合わせて表示が動きます。ウィンドウを広げると{ $seats }席すべて見えます。
tui-not-affiliated = ファンが作ったゲームで、Flip 7の出版社とは関係ありません。

## Keys

tui-space = ␣
tui-key-hit = もう1枚
tui-key-stay = ストップ
tui-key-give = 渡す
tui-key-skip = 進む
tui-key-back = 1手戻す
tui-key-odds = 確率
tui-key-log = 流れ
tui-key-why = なぜ？
tui-key-rules = ルール
tui-key-help = ヘルプ
tui-key-quit = 終了
tui-key-again = もう一度遊ぶ
tui-key-replay = リプレイ
tui-key-slower = 遅く
tui-key-faster = 速く
tui-key-hold = 待つ
tui-key-close = 閉じる

tui-help-title = キー
tui-help =
    H            もう1枚引く
    S            ストップ：得点を確定してラウンドから抜ける
    1 2 3 …      その席にカードを渡す。12になるかもしれない1は、
                 2かEnterを待つ
    ↑ ↓          カードを渡す相手を選ぶ。Enterで渡す
    スペース     すぐに先へ進む
    - +          遅くする、速くする
    P            順位を見たまま待つ
    U            1手戻す（自分のゲームだけ、終わるまで）
    O            確率を見る、隠す
    ↑ ↓          入りきらない分を見る。PgUp・PgDnでページごと
    L            これまでの流れ：起きたことのすべて
    W            なぜ：今起きたことのもとになるルール
    R            ルール（検索つき）
    F2           明るい配色、暗い配色
    F3           ほかの言語
    G            参加者：ウェブのテーブルのホストが決めます
    A D          席を増やす、減らす（ホスト、ゲームの前）
    E            ボットだけのウェブのラウンドを最後まで飛ばす
    Z            ボットの待ち時間：ウェブのテーブルのホスト
    Q            テーブルを離れる。ゲームは保存される
    ?            この一覧
tui-rules-title = ルール
tui-rules-search = 検索：freeze、F3.6、second chance…
tui-why-title = なぜ？
tui-sheet-keys = ↑ ↓でスクロール · Escで閉じる

## Replay

tui-replay-heading = { $steps }手中{ $at }手目
tui-replay-play = 再生
tui-replay-stop = 停止
tui-replay-step = 次
tui-replay-back = 前
tui-replay-round = 次のラウンド
tui-replay-round-back = 前のラウンド
tui-replay-start = 最初
tui-replay-end = 最後
tui-replay-help =
    スペース     再生、停止
    → ←          1つ進む、1つ戻る
    ↓ ↑          次のラウンドへ、前のラウンドへ
    Home End     最初へ、最後へ
    - +          遅くする、速くする
    PgUp PgDn    入りきらない分を見る
    L            これまでの流れ：起きたことのすべて
    W            なぜ：今起きたことのもとになるルール
    R            ルール（検索つき）
    F2 F3        明るい配色と暗い配色、ほかの言語
    Q            閉じる
