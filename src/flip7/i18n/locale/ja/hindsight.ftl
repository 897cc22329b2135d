# ほかの選択のほうが良かった理由を、うまい友だちのように一文で言う。ゲームの振り返りで使う。

hindsight-staying-won = ほかに残っている人はおらず、{ $you ->
    [yes] あなた
   *[no] { $name }
}は{ $standing }点でトップでした。ストップすれば勝ちでした。
hindsight-in-front = { $you ->
    [yes] あなた
   *[no] { $name }
}は{ $standing }点でトップで、{ $you ->
    [rival] あなた
   *[other] { $rival }
}が追い越すにはあと{ $needs }点必要でした。
hindsight-no-need = { $you ->
    [yes] あなた
   *[no] { $name }
}はすでに{ $you ->
    [rival] あなた
   *[other] { $rival }
}に{ $gap }点勝っていて、10枚中{ $bust }枚でバーストでした。
hindsight-too-risky = { $you ->
    [yes] あなた
   *[no] { $name }
}は10枚中{ $bust }枚でバーストし、{ $points }点がかかっていました。
hindsight-staying-lost = { $you ->
    [rival] あなた
   *[other] { $rival }
}は{ $standing }点でラウンドを終えていて、それより下でストップすれば負けでした。
hindsight-second-chance = 数字が重なってもお守りが引き受けるので、次の1枚に損はありませんでした。
hindsight-cannot-bust = { $you ->
    [yes] あなた
   *[no] { $name }
}はどのカードでもバーストしないので、次の1枚に損はありませんでした。
hindsight-flip7 = 10枚中{ $flip7 }枚でFlip 7でした。
hindsight-within-reach = { $target }点まであと{ $short }点だけで、ほかの人が先に届くおそれがありました。
hindsight-small-lead = { $you ->
    [rival] あなた
   *[other] { $rival }
}はまだ残っていて{ $lead }点差しかなく、逃げ切るのは難しい状況でした。
hindsight-not-enough = { $you ->
    [rival] あなた
   *[other] { $rival }
}に{ $gap }点負けていて、確実な{ $points }点では追いつけませんでした。
hindsight-worth-it = { $you ->
    [yes] あなた
   *[no] { $name }
}がバーストするカードは{ $bust ->
    [0] ほとんどなく
   *[other] 10枚中{ $bust }枚だけで
}、{ $points }点ならもう1枚引く価値がありました。
hindsight-safe-bank = 凍結すれば、{ $you ->
    [yes] あなた
   *[no] { $name }
}に{ $points }点が確実に入りました。
hindsight-froze-oneself = { $you ->
    [yes] あなた
   *[no] { $name }
}自身のラウンドが{ $points }点で終わりました。凍結は{ $standing }点の{ $to }に渡すところでした。
hindsight-missed-leader = { $behind ->
    [yes] { $given }はもともと{ $you ->
        [yes] あなた
       *[no] { $name }
    }より下でした
   *[no] { $given }はいちばんの強敵ではありませんでした
}。{ $card ->
    [FZ] 凍結
   *[F3] 3枚引き
}は{ $leads ->
    [yes] トップの
   *[no] いちばん近くにいた
}{ $to }に渡すところでした。
hindsight-held-second-chance = { $to }はお守りを持っていて、恐れずに引き続けられました。凍結すれば、そのお守りは役に立たないところでした。
hindsight-held-double = { $to }は×2を持っていて、数字が増えるたびに2倍になるところでした。
hindsight-banked-more = { $given }には{ $more }点が入り、{ $to }なら{ $less }点だけでした。
hindsight-flips-good = 3枚引けば、{ $you ->
    [yes] あなた
   *[no] { $name }
}に平均{ $gain }点入るところでした。
hindsight-flips-risky = { $you ->
    [yes] あなた
   *[no] { $name }
}は3枚引くと10回中{ $bust }回バーストし、{ $points }点がかかっていました。
hindsight-busts-other = { $to }なら10回中{ $bust }回バーストし、{ $given }は{ $less }回だけです。
hindsight-brought-more = 平均すると{ $given }には{ $more }点、{ $to }には{ $less }点だけ入ります。
hindsight-helped-stronger = { $given }は{ $higher }点、{ $to }は{ $lower }点でした。助けるなら、負けているほうです。
