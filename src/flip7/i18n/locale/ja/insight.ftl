# 終わったゲームの振り返り（ブラウザー）。$you は読む人自身の文かどうか。

insight-page = 振り返り { $code } · Flip 7
insight-heading = { $you ->
    [yes] あなたが勝った理由
    [lost] あなたが{ $name }に負けた理由
   *[no] { $name }が勝った理由
}
insight-lead = 選択ごとの全員の勝率です。曲線をなぞると詳しく見られます。
insight-why = { $why ->
    [won_luck] 主にカードのおかげです。勝率が{ $points }ポイント上がりました。
    [won_others] 主にほかの人の選択のおかげです。勝率が{ $points }ポイント上がりました。
    [lost_luck] 主にカードのせいです。勝率を{ $points }ポイント失いました。次のゲームはまた互角から始まります。
    [lost_own] 主に自分の選択のせいです。勝率を{ $points }ポイント失いました。いちばん損な選択から直せます。
   *[lost_others] 主にほかの人の選択のせいです。勝率を{ $points }ポイント失いました。
}
insight-loading = すべての選択を調べています。まもなく最初の数値が出ます…
insight-ahead = 先に{ $games }つのゲームを調べています。
insight-busy = 今は多くのゲームを調べています。まもなく始まります…
insight-sharpening = 数値を精密にしています：{ $decisions }件中{ $sharp }件が確定。
insight-draft = 数値はまだ確定していません。以下の内容は変わることがあります。
insight-done = すべての数値が確定しました。
insight-rough = この端末では各選択を試さずに勝率を推定しています。サーバーより大まかな数値です。
insight-progress = 振り返りの進み具合
insight-again = もう一度

insight-curve = 勝率
insight-curve-hint = 左右の矢印キー：選択ごとに移動
insight-where = 第{ $round }ラウンド、選択{ $number }／{ $decisions }
insight-at-end = ゲームの終わり
insight-table = 曲線を表で見る
insight-choice = 選択
insight-on-table = テーブルで見る
insight-all = すべての振り返り

## 選択

insight-hit = { $you ->
    [yes] あなたは
   *[no] { $name }は
}{ $points }点、リスク{ $risk } %でもう1枚引きました。
insight-stay = { $you ->
    [yes] あなたは
   *[no] { $name }は
}{ $points }点でストップしました（リスク{ $risk } %）。
insight-give = { $you ->
    [yes] あなたは
   *[no] { $name }は
}{ $card }を{ $to }に渡しました。
insight-take = { $you ->
    [yes] あなたは
   *[no] { $name }は
}{ $card }を自分で受け取りました。
insight-best = 最善の選択でした。
insight-close = 差はわずか：はっきり良い選択はありません。
insight-hit-clearly = もう1枚引いたことで{ $who }は勝率を明らかに{ $cost }ポイント失いました。
insight-hit-probably = もう1枚引いたことで{ $who }は勝率をおそらく{ $cost }ポイント失いました。
insight-stay-clearly = ストップしたことで{ $who }は勝率を明らかに{ $cost }ポイント失いました。
insight-stay-probably = ストップしたことで{ $who }は勝率をおそらく{ $cost }ポイント失いました。
insight-give-clearly = これで{ $who }は勝率を明らかに{ $cost }ポイント失いました。
insight-give-probably = これで{ $who }は勝率をおそらく{ $cost }ポイント失いました。
insight-better-hit = もう1枚引く方が良い選択でした。
insight-better-stay = ストップの方が良い選択でした。
insight-better-give = { $to }に渡す方が良い選択でした。
insight-better-take = 自分で受け取る方が良い選択でした。
insight-error = 誤差 ±{ $error }
insight-you = あなた

## 勝負を決めたもの

insight-turns = { $draft ->
    [yes] 勝負を決めたもの（途中）
   *[no] 勝負を決めたもの
}
insight-no-turns = 大きく変えたカードや選択はありません。
insight-turn-bust = 第{ $round }ラウンド：{ $you ->
    [yes] あなたは
   *[no] { $name }は
}{ $card }でバーストしました。
insight-turn-card = 第{ $round }ラウンド：{ $you ->
    [yes] あなたは
   *[no] { $name }は
}{ $card }を引きました。
insight-turn-flip7 = 第{ $round }ラウンド：{ $who }がFlip 7を達成しました。
insight-turn-saved = 第{ $round }ラウンド：お守りが{ $who }を{ $card }から救いました。
insight-turn-flip3 = 第{ $round }ラウンド：{ $you ->
    [yes] あなたは
   *[no] { $name }は
}3枚引きました。
insight-turn-freeze = 第{ $round }ラウンド：{ $you ->
    [yes] あなたは
   *[no] { $name }は
}凍結されました。
insight-turn-stayed = 第{ $round }ラウンド：{ $you ->
    [yes] あなたは
   *[no] { $name }は
}ストップし、ラウンドは続きました。
insight-turn-deal = 第{ $round }ラウンド：最初のカードが配られました。
insight-turn-round = 第{ $round }ラウンドが終わりました。
insight-turn-choice = 第{ $round }ラウンド：{ $what }
insight-change = { $you ->
    [yes] あなたの
   *[no] { $name }の
}勝率は{ $before } %から{ $after } %になりました。

## 最善・最悪・幸運

insight-so-far = (途中)
insight-moments = 名場面
insight-best-move = { $own ->
    [yes] あなたの最善の選択
   *[no] 最善の選択
}
insight-worst-move = { $own ->
    [yes] あなたがいちばん損した選択
   *[no] いちばん損した選択
}
insight-lucky = { $own ->
    [yes] あなたのいちばん幸運なカード
   *[no] いちばん幸運なカード
}
insight-lucky-card = 第{ $round }ラウンド：{ $you ->
    [yes] あなたは
   *[no] { $name }は
}{ $card }を引き、勝率が{ $gain }ポイント上がりました。
insight-no-worst = 損をした選択はありません。

## 運と選択

insight-parts = 運と選択
insight-parts-lead = 勝率のポイント。開始・運・選択を足すと終了になります。
insight-luck = 運
insight-own = 自分の選択
insight-others = ほかの人の選択
insight-end = 終了
insight-mistakes = { $mistakes ->
    [0] 損をした選択はありません。
   *[other] { $decisions }回のうち{ $mistakes }回の選択が損でした。
}

## 損をした選択

insight-costs = 損をした選択
insight-points = { $points }
insight-more = あと{ $count }件を表示
insight-how = 数値の作り方
insight-how-text = 出る可能性のあったカードで、全員がうまく続けたとして、各選択を何度も試しました。選択の損は最善との差です。選択と選択の間にカードがしたことは運です。
