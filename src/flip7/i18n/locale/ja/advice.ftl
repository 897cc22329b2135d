# 日本語。どう答えるか、そしてなぜか。名前・カード・合計はそのまま表示できる形で、そろえる数字は空白つきで入ってくる。

## The answers

decimal-mark = .
advice-hit = もう1枚
advice-stay = ストップ
advice-to = { $name }へ
advice-to-self = 自分へ
advice-row-hit-or-stay = { $mark } { $choice }   バースト { $bust }%   { $points }点   勝率 { $win }% ±{ $error }
advice-row-flip-three = { $mark } { $choice }   バースト { $bust }%   あなた { $points }点   勝率 { $win }% ±{ $error }
advice-row-give = { $mark } { $choice }   あなた { $points }点   勝率 { $win }% ±{ $error }

## The advice

advice-do-hit = { $sure ->
    [yes] もう1枚引きましょう。
   *[no] おそらくもう1枚引くのがよいでしょう。
}
advice-do-stay = { $sure ->
    [yes] ストップしましょう。
   *[no] おそらくストップがよいでしょう。
}
advice-do-give = { $sure ->
    [yes] { $name }に渡しましょう。
   *[no] おそらく{ $name }に渡すのがよいでしょう。
}
advice-do-give-self = { $sure ->
    [yes] 自分で受けましょう。
   *[no] おそらく自分で受けるのがよいでしょう。
}
advice-line = { $do }{ $why }
advice-for-points-hit = 点だけを考えるなら、もう1枚です。このラウンドの平均は{ $points }点ではなく{ $most }点になります。
advice-for-points-stay = 点だけを考えるなら、ストップです。このラウンドの平均は{ $points }点ではなく{ $most }点になります。
advice-for-points-give = 点だけを考えるなら、{ $name }に渡します。このラウンドのあなたの平均は{ $points }点ではなく{ $most }点になります。
advice-for-points-give-self = 点だけを考えるなら、自分で受けます。このラウンドの平均は{ $points }点ではなく{ $most }点になります。

## Why

advice-or = { $first }か{ $last }
why-too-close = ほぼ互角です：{ $choices }。勝率の差は{ $within }ポイント以内です。
why-all-the-same = どれを選んでも、勝率は変わりません。
why-staying-loses = { $name }は{ $standing }点で、あなたは{ $gap }点負けています。ストップすれば負けです。
why-second-chance = 数字が重なっても（{ $risk }%）、お守りが引き受けます。
why-cannot-bust = どのカードでもバーストしません。
why-seventh = 次のカードは{ $flip7 }%でFlip 7、{ $bust }%でバーストです。Flip 7なら、ほかの人が点を伸ばす前にラウンドが終わります。
why-must-gamble = { $name }は{ $standing }点で、あなたは{ $gap }点負けています。安全な点だけでは足りません。
why-need-more = { $name }は{ $standing }点です。あなたの{ $own }点では、まず足りません。
why-worth = バーストの確率は{ $bust }%ですが、もう1枚引けば平均で{ $gain }点増えます。
why-worth-even = バーストの確率は{ $bust }%です。もう1枚引くと平均では点が減りますが、勝つことは増えます。
why-staying-wins = ほかに残っている人はいません。あなたは{ $standing }点でトップ、ストップすれば勝ちです。
why-staying-leads = あなたは{ $standing }点で、{ $name }が追い越すにはあと{ $needs }点必要です。
why-no-need = あなたは{ $name }に{ $gap }点勝っています。引いて得る点より、バースト（{ $bust }%）の痛手のほうが大きくなります。
why-risk = 次のカードでバーストする確率は{ $bust }%で、{ $points }点がかかっています。
why-stops-leader = 凍結で、残っている人の中でトップの{ $name }（{ $standing }点）を止めます。
why-stops-short = 凍結で{ $name }を{ $standing }点で止めます。{ $target }点には届きません。
why-banks-little = 凍結で、{ $name }のラウンドは{ $points }点で終わります。
why-banks-own = { $points ->
    [0] 凍結しても点は増えず、合計は{ $standing }点のままです。
   *[other] 凍結すれば{ $points }点が確実に入り、合計{ $standing }点になります。
}
why-may-bust = { $leads ->
    [yes] { $name }は残っている人の中でトップで、3枚引きなら{ $bust }%でバーストします。
   *[no] { $name }は3枚引きなら{ $bust }%でバーストし、{ $points }点を失います。
}
why-flips-own = 3枚引くと{ $bust }%でバーストし、今の{ $before }点は平均{ $after }点になります。
why-helps-least = { $name }は{ $standing }点です。「{ $card }」を渡す相手として、あなたの損がいちばん少なくなります。

## The command

advice-compiling = 答えを試す準備をしています。約{ $seconds }秒、初回だけです。
advice-none = 選ぶことはありません。出るカードは山札しだいです。
advice-plain = numbaを使わないので、試す回数が少なく、誤差が大きくなります。
