# テーブルでの助言と練習、テーブルの設定（ブラウザ用）

advice-ask = あなたならどうする？
advice-waiting = 考えています…
advice-draft = 最初の見積もりです。まだ試しているので、変わることがあります…
advice-slow = まだ答えを試しています。初回は1分ほどかかることがあります。
advice-figures = 数字を見る
advice-answer = 答え
advice-wins = 勝率
advice-points = 得点
advice-win = { $win }% ±{ $error }
advice-self = 自分
advice-error = 得点はこのラウンドの平均です。もっと試しても、100回のうち95回は勝率が±の範囲に収まります。
advice-rough = 実際に試していない見積もりなので、おおまかな数字です。
advice-mark = このゲームで助言を{ $count }回求めました
opt-advice = 全員に助言
opt-advice-on = 全員が聞けます
training-setting = 練習モード
training-setting-hint = 損な選択をしたとき、すぐに知らせます
why-no-advice = 今は助言できません。もう一度お試しください。
why-advice-is-off = このテーブルでは助言はありません。
