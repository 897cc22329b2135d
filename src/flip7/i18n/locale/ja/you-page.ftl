# The page of one's own games.

you-title = あなたの成績 · Flip 7
you-heading = あなたの成績
you-lead = ここで最後まで遊んだゲームから、あなたの遊び方を見ます。この端末の外には出ません。
you-looking = あと{ $count }ゲームを調べています…
you-first-games = 最初のゲーム
you-last-games = 最近のゲーム
you-games = ゲーム
you-game-place = { $players }人中{ $place }位
you-games-more = あと{ $count }件を表示
you-gone = { $count }ゲームはもうサーバーにありません。
you-how = どう計算していますか？
you-how-text = 終わったゲームを1度だけ振り返り、あなたの席の分をここに残します。数値には誤差を添えています。同じようなゲームなら、100回中95回はその範囲に入ります。癖として挙げるのは、その種類の選択のうち5回以上、かつ4分の1以上で損をし、損が誤差より大きいときだけです。
you-kept = この端末だけに保存しています。「全ゲームをバックアップ」にも含まれます。ボタンはゲームの一覧にあります：
you-erase = 消す
you-erased = 消しました。これから終えるゲームは、また数えます。
you-undo = 元に戻す
