# A result to share, in the browser: as a picture, and in words.

share-send = シェア
share-save = 画像を保存
share-copy = テキストをコピー
share-copied = テキストをコピーしました。
share-by-hand = このテキストをコピーしてください：
share-picture = 結果の画像：{ $what }
share-won = { $name }が{ $rounds }ラウンド、{ $points }点で勝利
share-more = ほか{ $count }人
share-moment = ベストシーン
share-flip-seven = { $name }がラウンド{ $round }でFlip 7、{ $points }点！
share-saved = ラウンド{ $round }、お守りが{ $name }を救い、{ $points }点。
share-round = { $name }がラウンド{ $round }で{ $points }点。
