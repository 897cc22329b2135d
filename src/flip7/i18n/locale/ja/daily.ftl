# 今日の一番：一日一回、誰にも同じゲーム。

daily-welcome = { $day } の一番：誰にも同じカードと同じ三体のボット。挑戦は一回だけ、選んだ手は取り消せません。
daily-no-advice = 今日の一番では助言は出ません。誰にも同じカードで、挑戦は一回だけです。
daily-goes-on = { $day } の一番の続きです。
daily-done = { $day } の一番はもう遊びました。次はグリニッジの真夜中に配られます。
daily-result = { $points }点、{ $players }人中{ $place }位でした。
daily-par = レベル5は同じ席、同じカードで{ $points }点、{ $players }人中{ $place }位でした。
daily-share = Flip 7、{ $day } の一番：{ $points }点、{ $players }人中{ $place }位(レベル5：{ $par }点）
daily-next = 次の一番の指紋：{ $hash }
daily-bad-day = 日付は 2026-11-18 のように書きます。{ $day } ではありません
daily-not-yet = { $day } の一番はまだありません
daily-another-game = これは今日の一番ではありません
