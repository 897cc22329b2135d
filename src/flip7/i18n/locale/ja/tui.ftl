# 日本語。端末の全画面のテーブル。

## The table

tui-draw-pile = ▮ 山札{ $cards }枚
tui-discard-pile = ▯ 捨て札{ $cards }枚
tui-heading = 第{ $number }ラウンド · { $you ->
    [yes] 親：あなた
   *[no] 親：{ $dealer }
} · 目標{ $target }点
tui-heading-before = Flip 7 · 目標{ $target }点
tui-waits = { $name }が考えています…
tui-waits-absent = { $name }は接続していません。再接続を待っています。
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
tui-lobby-advice = 全員に助言
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
tui-lobby-absent-host = { $names }は接続していません。Gで席を空けられます。Enterでこのまま始めます。
tui-key-start = スタート
tui-key-fill = ボット
tui-key-add-seat = 席＋
tui-key-drop-seat = 席－
tui-key-ready = 準備OK
tui-key-sit = 座る
tui-key-people = 参加者
tui-key-hand-over = ボットに任せる
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
tui-key-coach = 助言
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
    A            それぞれの答えの価値と、一番よい答え
    O            確率を見る、隠す
    ↑ ↓          入りきらない分を見る。PgUp・PgDnでページごと
    L            これまでの流れ：起きたことのすべて
    W            なぜ：今起きたことのもとになるルール
    R            ルール（検索つき）
    F2           明るい配色、暗い配色
    F3           ほかの言語
    G            参加者：ウェブのテーブルのホストが決めます
    T            離席した人をボットに任せる：ホスト
    A D          席を増やす、減らす（ホスト、ゲームの前）
    E            ボットだけのウェブのラウンドを最後まで飛ばす
    Z            ボットの待ち時間：ウェブのテーブルのホスト
    Q            テーブルを離れる。ゲームは保存される
    ?            この一覧
tui-rules-title = ルール
tui-rules-search = 検索：freeze、F3.6、second chance…
tui-why-title = なぜ？
tui-coach-title = 強い人なら
tui-coach-thinks = 答えを試しています…初回は30秒ほどかかることがあります。
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
tui-replay-chances = 勝率
tui-replay-costly = 損な選択
tui-replay-review = 振り返り
tui-review-title = 振り返り
tui-review-hint = m：次の損な選択。s：振り返り全体。
tui-review-no-costly = このゲームに損をした選択はありません。
tui-review-rough = 数値はまだ確定していません。少し待って、もう一度押してください。
tui-replay-branch = もしも？
tui-replay-branch-new = もしも（新しいカード）
tui-replay-no-cost = 損はありませんでした。
tui-replay-no-branch = このゲームではまだだれも選んでいません。
tui-replay-branched = もしも？ここからボットと続けます。保存はされません。qで戻ります。
tui-replay-help =
    スペース     再生、停止
    → ←          1つ進む、1つ戻る
    ↓ ↑          次のラウンドへ、前のラウンドへ
    Home End     最初へ、最後へ
    C            みんなの勝率と、選択で損した分
    M            次の損をした選択へ
    S            振り返り全体を文で読む
    B N          ここからボットと続ける：同じカード、新しいカード
    - +          遅くする、速くする
    PgUp PgDn    入りきらない分を見る
    L            これまでの流れ：起きたことのすべて
    W            なぜ：今起きたことのもとになるルール
    R            ルール（検索つき）
    F2 F3        明るい配色と暗い配色、ほかの言語
    Q            閉じる

## 本物のカードで得点をつける

tui-score-title = 得点をつける
tui-score-tagline = カードは手元に。計算とルールはこの端末におまかせ。
tui-score-names = 2人以上、時計回りに：Ana, Ben, Cleo
tui-score-dealer = 最初の親
tui-score-first-name = 最初の名前の人
tui-score-resume = 続きから
tui-score-new = 新しいゲーム
tui-score-depth = つけ方
tui-score-depth-title = 何を入力しますか？
tui-score-depth-name = { $depth ->
    [hands] 手札
    [live] ライブ
   *[pad] メモ
}
tui-score-resumed = ゲームの続きです。
tui-score-total = 合計
tui-score-bust = バースト
tui-score-done = 以上
tui-score-redo = やり直す
tui-score-files = ファイル
tui-score-change = 第{ $round }ラウンド、{ $name }：{ $points }。違いますか？
tui-score-change-hint = 数字で直す。Enterでほかの直し方、Escで戻る。
tui-score-hand-hint = カードを入力してEnter。Bでバースト、=と数字で点数。
tui-score-one-hint = 1ならEnterかスペース。10、11、12なら続けて0、1、2。
tui-score-no-cards = { $name }の前には何もありませんか？ それでよければもう一度Enter、バーストならB。
tui-score-doubt = { $problem } 正しければもう一度Enter。
tui-score-no-advice = 今は選ぶことがありません。
tui-score-waits-hint = 質問に答えると続きます。Delでその記録を捨てます。
tui-score-over-hint = Enterで終了、Uで取り消し、Tabでラウンドの表、Eでファイル。
tui-score-race = ラウンドごとの競争
tui-score-entries = 入力の記録
tui-score-entries-keys = ↑ ↓ 選ぶ · Enter 直す · X なかったことに · Esc 閉じる
tui-score-no-entries = まだありません。
tui-score-round = 第{ $number }ラウンド
tui-score-conflict = ほかの人が別の入力をしました。
tui-score-choose-keys = ↑ ↓ 選ぶ · Enter · Esc 閉じる
tui-score-which-card = どのカードでしたか？
tui-score-which-points = 何点でしたか？
tui-score-only-drop = この行は捨てることしかできません。記録でXを押してください。
tui-score-cell = { $name }、第{ $round }ラウンド：{ $points }
tui-score-cell-keys = Enter 決める · Tab ほか · Esc 閉じる
tui-score-by-hand-hint = 別のやり方をしましたか？点数を決めると、印がつきます。
tui-score-count-again = 数え直す
tui-score-players = プレイヤー
tui-score-players-keys = ↑ ↓ · Enter 名前を変える · X 抜ける／戻る · Esc 閉じる
tui-score-joins = { $points ->
    [lowest] 最下位の合計で誰かが参加
   *[zero] 0点で誰かが参加
}
tui-score-presence = { $presence ->
    [leaving] このラウンドで抜ける
    [away] 抜けた
    [coming_back] 次のラウンドから戻る
    [joining] 次のラウンドから参加
   *[playing] 参加中
}
tui-score-name = 名前
tui-score-name-keys = Enter 決める · Esc 閉じる
tui-score-files-hint =
    name.json   続きができるゲーム。これからはここに保存
    name.f7     カードをすべて入力したゲームの記録
    name.csv    全ラウンドの点数の表
tui-score-file = 新しいファイル（例：evening.csv）
tui-score-files-keys = Enter 書く · Esc 閉じる
tui-score-help =
    0 1 2 …      点数かカード。1は次の数字か、スペース、
                 Enterを待ちます
    + X F T C    +2〜+10、×2、凍結、3枚引き、お守り
    Enter        入力する。手札を終える。点数を確かめる
    B            バースト
    H S          もう1枚、ストップ。カードだけなら両方
    ↑ ↓ ← →      ほかのマス。数字で直せます
    D            別のやり方をした：点数を手で決める
    U R          最初の入力まで取り消す。やり直す
    L            入力の記録。どの行も直せます
    Del          合わなくなった記録を捨てる
    M            メモ、手札、ライブ
    P            プレイヤー：参加、抜ける、名前を変える
    Tab          ラウンドの表か、場のカード
    O A          確率を出すか隠す。強い人ならどうするか
    G            ライブ：カードを全部混ぜ直した
    W F1         なぜ：その元のルール。すべてのルール
    E            ファイル：ゲーム、記録、表
    ⌫ Esc        消す。質問に戻る
    F2 F3        明るさ、言語
    Q            終了。すべて保存されます
    ★ ✕ *        Flip 7、バースト、手で決めた点数
