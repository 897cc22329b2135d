# 問題：局面と問い、そして一つの答えがいちばん良い理由。ブラウザと端末で使う。
# $points、$error、$win は勝率のポイントとパーセント、$count と $all はボットの数。

puzzle-difficulty-easy = やさしい
puzzle-difficulty-medium = ふつう
puzzle-difficulty-hard = むずかしい
puzzle-right-hit = 正解：もう1枚！
puzzle-right-stay = 正解：ストップ！
puzzle-right-self = 正解：自分で受けます！
puzzle-right-to = 正解：{ $name }に渡します！
puzzle-wrong-hit = もう1枚のほうが良い場面です。
puzzle-wrong-stay = ストップのほうが良い場面です。
puzzle-wrong-self = 自分で受けるほうが良い場面です。
puzzle-wrong-to = { $name }に渡すほうが良い場面です。
puzzle-choice-hit = もう1枚
puzzle-choice-stay = ストップ
puzzle-choice-self = 自分で受ける
puzzle-choice-to = { $name }へ
puzzle-ahead-clearly = 勝率で{ $points } ±{ $error }ポイント、明らかに上です。
puzzle-ahead-probably = 勝率で{ $points } ±{ $error }ポイント、おそらく上です。
puzzle-missed = ボット{ $all }体のうち{ $count }体が間違えます。レベル{ $levels }もそうです。

## 一つの答えがいちばん良い理由。答えにかかわらず、問われた人に向けて言う。$bust、$flip7、$less は10枚中または10回中の数。

puzzle-why-staying-won = ほかに残っている人はおらず、あなたは{ $standing }点でトップです。ストップすれば勝ちです。
puzzle-why-in-front = あなたは{ $standing }点でトップで、{ $rival }が追い越すにはあと{ $needs }点必要です。
puzzle-why-no-need = すでに{ $rival }に{ $gap }点勝っていて、10枚中{ $bust }枚でバーストします。
puzzle-why-too-risky = 10枚中{ $bust }枚でバーストし、{ $points }点がかかっています。
puzzle-why-staying-lost = { $rival }は{ $standing }点でラウンドを終えていて、それより下でストップすれば負けです。
puzzle-why-second-chance = 数字が重なってもお守りが引き受けるので、次の1枚に損はありません。
puzzle-why-cannot-bust = どのカードでもバーストしないので、次の1枚に損はありません。
puzzle-why-flip7 = 10枚中{ $flip7 }枚でFlip 7です。
puzzle-why-within-reach = { $target }点まであと{ $short }点だけで、ほかの人が先に届くおそれがあります。
puzzle-why-small-lead = { $rival }はまだ残っていて{ $lead }点差しかなく、逃げ切るのは難しい状況です。
puzzle-why-not-enough = { $rival }に{ $gap }点負けていて、確実な{ $points }点では追いつけません。
puzzle-why-worth-it = バーストするカードは{ $bust ->
    [0] ほとんどなく
   *[other] 10枚中{ $bust }枚だけで
}、{ $points }点ならもう1枚引く価値があります。
puzzle-why-safe-bank = 凍結すれば、あなたに{ $points }点が確実に入ります。
puzzle-why-froze-oneself = あなた自身のラウンドが{ $points }点で終わってしまいます。止める相手は{ $standing }点の{ $to }です。
puzzle-why-missed-leader = { $behind ->
    [yes] { $given }はもともとあなたより下です
   *[no] { $given }はいちばんの強敵ではありません
}。{ $card ->
    [FZ] 凍結
   *[F3] 3枚引き
}は{ $leads ->
    [yes] トップの
   *[no] いちばん近くにいる
}{ $to }に渡すところです。
puzzle-why-held-second-chance = { $to }はお守りを持っていて、恐れずに引き続けられます。凍結すれば、そのお守りは役に立ちません。
puzzle-why-held-double = { $to }は×2を持っていて、数字が増えるたびに2倍になります。
puzzle-why-banked-more = { $given }には{ $more }点入りますが、{ $to }なら{ $less }点だけです。
puzzle-why-flips-good = 3枚引けば、あなたに平均{ $gain }点入ります。
puzzle-why-flips-risky = 3枚引くと10回中{ $bust }回バーストし、{ $points }点がかかっています。
puzzle-why-busts-other = { $to }は10回中{ $bust }回バーストし、{ $given }は{ $less ->
    [0] ほとんどしません
   *[other] { $less }回だけです
}。
puzzle-why-brought-more = 平均すると{ $given }には{ $more }点、{ $to }には{ $less }点だけ入ります。
puzzle-why-helped-stronger = { $given }は{ $higher }点、{ $to }は{ $lower }点です。助けるなら、負けているほうです。

## 端末で

puzzle-heading = 問題 { $id } · { $difficulty } · あなたのレート：{ $rating }
puzzle-you = あなた
puzzle-gone = もう出たカード：{ $cards }
puzzle-figures = { $answer }：勝率{ $win }% ±{ $error }、選んだボットは{ $all }体中{ $count }体
puzzle-rating = あなたのレート：{ $rating }（{ $change }）
puzzle-counted-before = あなたのレート：{ $rating }。この問題は前に数えました。
puzzle-next = 次の問題に進みますか？
puzzle-next-hint = Enterで次へ、qで終わります
puzzle-all-seen = この{ $all }問はすべて見ました。--again でもう一度出ます。
puzzle-not-kept = 記録を残せません。{ $file }に書き込めません。
puzzle-unknown = 問題 { $id } はありません。番号はページのアドレスにある5文字の英数字です
puzzle-key-next = 次へ
