# 卓上の場面についての裁定。

rulings-ask-names = だれが遊んでいますか？アクションカードを配られた人から時計回りに入力してください。
rulings-hint-names = 名前をコンマで区切る
rulings-ask-hand = { $name }の前には何がありますか？
rulings-hint-hand = 7 11 SC のように、後ろに stayed、frozen、busted も可。なければEnter
rulings-order = 順番：
rulings-rules = ルール：
rulings-round-over = ラウンドは終わりです。
