# 「もしも」: 終わったゲームの選択をやり直す、または何度も最後まで試す。$name はその選択をした人。

whatif-title = もしも？
whatif-was-hit = { $you ->
    [yes] あなた
   *[no] { $name }
}はここでもう1枚引きました。引かなかったら？
whatif-was-stay = { $you ->
    [yes] あなた
   *[no] { $name }
}はここでストップしました。しなかったら？
whatif-was-given = { $you ->
    [yes] あなた
   *[no] { $name }
}は{ $card }を{ $to }に渡しました。ほかの人だったら？
whatif-was-kept = { $you ->
    [yes] あなた
   *[no] { $name }
}は{ $card }を自分で受け取りました。そうしなかったら？

whatif-play = ここから続ける
whatif-seat = ゲームの終わりまで、{ $you ->
    [yes] あなたが
   *[no] あなたが{ $name }の代わりに
}選びます。ほかの席はボットが遊びます。結果は記録に数えません。
whatif-same = 同じカード
whatif-new = 新しいカード
whatif-same-note = そのときと同じ順番で出ます。
whatif-new-note = 山札を切り直します。

whatif-often = どう終わるかを見る
whatif-often-note = ボットがここから最後まで何度も遊びます。山札は毎回変わりますが、どの選択でも同じです。
whatif-often-go = 試してみる
whatif-playing = 試しています…
whatif-games = 選択ごとに{ $games }回、毎回山札を変えて遊びました。山札はどの選択でも同じです。
whatif-rough = この端末で、選択ごとに{ $games }回遊びました。サーバーより回数が少なく、ボットも弱めです。
whatif-better = 「{ $answer }」のほうがよく勝ちます：100ゲーム中{ $best }回（ほかは{ $next }回まで）。
whatif-close = 接戦です：はっきりとよく勝つ答えはありません。
whatif-legend = 棒は勝つ確率です。本当の確率は、100回のうち95回はしま模様の中にあります。
whatif-review = 振り返りの数値とは異なります。振り返りは全員がうまく続けるとして計算し、ここではテーブルのボットがそれぞれの遊び方で続けます。
whatif-answer = 選択
whatif-wins = 勝つ確率
whatif-points = 点数
whatif-chosen = 実際の選択
whatif-to = { $name }へ
whatif-keep = 自分で受け取る
whatif-interval = { $low }～{ $high } %
whatif-ends = { $points }点
