# The replay of a game, in the browser: of a table, or of a file.

replay-title = リプレイ { $code } · Flip 7
replay-controls = リプレイ
replay-where = ゲームの位置
replay-step = 第{ $round }ラウンド、{ $steps }手中{ $step }手目
replay-play = 再生
replay-pause = 一時停止
replay-again = もう一度
replay-back = 1つ戻る
replay-on = 1つ進む
replay-round = ラウンドへ移動
replay-seat = だれの目線で見るか
replay-nobody = 全席
replay-as = { $name }の目線
replay-pace = { NUMBER($times, maximumFractionDigits: 1) }×
replay-result = 結果
replay-share = この場面を共有
record-page = ゲームを再生 · Flip 7
record-lead = ゲームのファイル（.json か .f7）を選んでください。端末の外には送りません。
record-choose = ファイルを選ぶ
record-drop = またはここにドロップ
record-games = この端末のゲーム
record-broken = Flip 7 の完全な記録ではありません。別のファイルを選ぶか、リンクをもう一度もらってください。
record-is-backup = これはゲームのバックアップです。「この端末で遊ぶ」のページで復元してください。
