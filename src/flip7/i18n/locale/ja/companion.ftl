# 日本語。本物のカードで遊ぶときの得点をブラウザでつける。審判の言葉は table.ftl にある。

## The page

keep-title = 得点をつける · Flip 7
keep-title-game = { $names }の得点 · Flip 7
keep-heading = 得点をつける
keep-lead = カードは手元に。計算とルールはこの端末におまかせ。すべてこの端末に残ります。
keep-start = 始める
keep-running = 進行中のゲーム
keep-games = これまでのゲーム
keep-all = すべてのゲームとプレイヤー
keep-deals-first = 最初の親
keep-too-few-names = 名前を{ $least }人以上入れてください。
keep-make-dealer = { $name }を最初の親にする
keep-sheet = 得点表を印刷
keep-no-game = このゲームはここにありません
keep-no-game-hint = 削除されたか、別の端末にあります。

## How closely a game is kept

keep-depth = 何を入力しますか？
keep-depth-pad = 点数
keep-depth-hands = カード
keep-depth-live = ライブ
keep-depth-pad-hint = 紙と同じように、ラウンドごとに一人ひとつの数字。
keep-depth-hands-hint = ラウンドの終わりに前にあるカードを。合計は自動で出ます。
keep-depth-live-hint = 出たカードをすべて入力。次は誰か、どうなるかを審判が教えます。
keep-live-later = ライブは次のラウンドから始まります。

## The board

keep-line-up = 参加者：追加・退出・名前
keep-presence = { $presence ->
    [leaving] このラウンドの終わりまで
    [away] 退出中
    [coming_back] 次のラウンドから
   *[joining] 次のラウンドから
}
keep-leave = 抜ける
keep-leave-name = { $name }が抜ける
keep-come-back = 戻る
keep-back-name = { $name }が戻る
keep-new-name = 新しい人の名前
keep-not-in = このラウンドは不参加
keep-table = ラウンドごとの点数
keep-deals-begins = 親は{ $dealer }、{ $dealer }から始めます。
keep-deals-other-begins = 親は{ $dealer }、{ $first }から始めます。
keep-earlier-rounds = 前のラウンドを見る
keep-later-rounds = あとのラウンドを見る
keep-result = 第{ $round }ラウンドの点数
keep-player = プレイヤー
keep-total = 合計
keep-over = 終了
keep-cell = { $name }、第{ $round }ラウンド：{ $points }。変更
keep-cell-bust = { $name }、第{ $round }ラウンド：{ $points }、バースト。変更
keep-cell-by-hand = { $name }、第{ $round }ラウンド：{ $points }、手で設定。変更
keep-cell-empty = { $name }、第{ $round }ラウンド：まだなし。入力
keep-cell-title = { $name }、第{ $round }ラウンド
keep-points = 何点ですか？
keep-change = 第{ $round }ラウンドを変更
keep-typed = 入力した数字
keep-keys = 数字キー
keep-erase = 1文字消す
keep-enter = OK
keep-bust = バースト
keep-leave-it = このままにする
keep-doubt = それでも入力しますか？
keep-doubt-yes = はい、正しいです
keep-doubt-no = 直す
keep-undo = 元に戻す
keep-redo = やり直す

## Cards

keep-card-keys = カード
keep-which-cards = どのカード？
keep-sum = 合計
keep-laid = { $name }のカード
keep-take-away = 取り除く：{ $card }
keep-done = 以上

## Live

keep-pending = 待っているもの
keep-flips = { $name }はあと{ $left }枚引きます。
keep-flips-later = そのあと{ $name }があと{ $left }枚引きます。
keep-aside = あとで使うカード：
keep-hands-out = { $name }が1枚ずつ渡す相手を選びます：
keep-hands-out-later = そのあと：
keep-waits-for = は{ $name }に（全部渡し終えたら）
keep-waits-then = は{ $name }に
keep-odds = ：残り{ $cards }枚の次の1枚で{ $name }がバースト
keep-odds-guess = （推定：見ていないカードがあります）
keep-odds-for = 確率を誰に見せますか？
keep-odds-nobody = 見せない
keep-odds-turn = 手番の人
keep-odds-everybody = 全員
keep-advice = 助言を表示
keep-advice-hint = 強いプレイヤーならどうするか。
keep-show-rounds = 全ラウンドを表示
keep-shuffled = カードを全部混ぜ直した

## Mistakes

keep-log = 入力の記録
keep-log-hint = 行をタップして直せます。そのあとはすべて進め直します。
keep-log-empty = まだありません。
keep-round = ラウンド
keep-round-before = 前のラウンド
keep-round-after = 次のラウンド
keep-correct = 直す
keep-which-instead = どのカードでしたか？
keep-who-instead = 誰が受け取りましたか？
keep-drop = なかったことにする
keep-corrected = 訂正しました：「{ $was }」→「{ $now }」。
keep-dropped = 取り消しました：「{ $was }」。
keep-corrected-alone = ほかは変わりません。
keep-back = 戻る
keep-drop-waiting = 合わないものを捨てる
keep-by-hand-hint = 別のやり方をしましたか？点数を決めると、印がつきます。
keep-set = 決める
keep-by-hand-off = カードから数え直す
keep-correct-cards = 入力を直す
keep-more = その他
keep-hand-over = 別のスマホに引き継ぐ
keep-hand-over-hint = 相手のスマホでこのコードを読み取るかリンクを開くと、ここまでの記録ごと引き継げます。サーバーには保存されません。
keep-hand-over-long = このゲームは長すぎてQRコードに入りません。リンクかファイルを送ってください。
keep-hand-over-qr = このゲームが入ったQRコード
keep-hand-over-send = リンクを送る
keep-take-over = このゲームを引き継ぎますか？
keep-take-over-hint = この端末に保存されます。すでにある場合は新しい記録が追加されます。
keep-take-over-yes = 引き継ぐ
keep-take-over-no = いいえ
keep-link-broken = このリンクにはゲームが入っていないか、途中で切れています。もう一度もらってください。

## The end, and after

keep-average = 1ラウンドの平均点
keep-chart = { $target }点への競争、ラウンドごと
keep-chart-table = 合計の表
keep-bg-stats = BG Statsに記録
keep-file-csv = 表 (.csv)
keep-file-json = このゲーム (.json)
keep-players = プレイヤー
keep-wins = { $games }ゲーム中{ $wins }勝
keep-fair = 均等ならこの勝ち数
keep-best = 最高のラウンド
keep-busts = バースト
keep-flip-sevens = Flip 7
keep-against = 対{ $name }：{ $games }回中{ $wins }回上

## Paper

keep-sheet-lead = 紙とペンのための表。名前は前回のゲームのものです。
keep-sheet-players = プレイヤー
keep-sheet-fewer = プレイヤーを減らす
keep-sheet-more = プレイヤーを増やす
keep-print = 印刷

## Together: one board on several devices

keep-share = このボードを共有
keep-shared = 共有ボード { $code }
keep-share-lead = ほかの人もスマホやテレビで得点を見られます。招待した人は一緒に記録でき、入力は失われません。
keep-share-watch = 見る
keep-share-keep = 一緒に記録
keep-share-title = Flip 7 の得点
keep-watch-how = 読み取るか、{ $host } でコードを入力します。テレビでは大きく表示されます。
keep-keep-how = 得点を入力するスマホ用です。ほかの人には見せないでください。
keep-qr-watch = QRコード：このボードを見る
keep-qr-keep = QRコード：一緒に記録
keep-connected = 記録{ $keepers }人、{ $watching ->
    [0] 見ている人はいません。
   *[other] 見ている人{ $watching }人。
}
keep-offline = 接続がありません。入力はここに保存され、あとで送られます。
keep-stop-sharing = 共有をやめる
keep-alone = この端末だけで続ける
keep-share-ended = ボードの共有は終わりました。ゲームはこの端末に残ります。
keep-next-game = 次のゲームが始まりました。
keep-next-game-go = 次のゲームへ
keep-again-alone = この端末だけでもう一度遊ぶ
keep-conflict = 2つの入力が違います。どちらが正しいですか？
keep-too-heading = 一緒に記録
keep-too-lead = ここでの入力とほかの人の入力が1つのボードに集まります。しばらく通信が切れても大丈夫です。
keep-too-start = この端末で記録する
keep-too-watch = 見るだけ
board-next = 次は{ $name }の点数
board-card = 次のカードは{ $name }のもの
board-this-round = このラウンド
board-follow = スマホでも見られます
board-gone = このボードはありません
board-closed = このボードの共有は終わりました
board-why-unknown-table = そのコードのボードはありません。確かめるか、リンクをもう一度もらってください。
board-why-is-closed = このボードの共有は終わりました。
board-why-table-is-full = このボードではこれ以上記録する人を増やせません。見ることはできます。
