# The about page.

about-page = このサイトについて
about-heading = Flip 7のテーブル
about-fan = 友だちと遊ぶためにファンが作りました。Flip 7の出版社が作ったものでも、公認や出資を受けたものでもありません。名前とゲームは出版社のものです。気に入ったら、ぜひカードを買ってください。
about-open = MITライセンスのオープンソースです。カードも音も言葉も独自のものです。
about-fair = シャッフルはすべて確かめられます。サーバーはゲームの前に秘密を決めて封じ、プレイヤーが言葉を加え、最後にすべてが公開されます。
about-private = アカウントも広告もなく、ほかからは何も読み込みません。名前・色・席はこのブラウザーに保存されます。
about-links = もっと読む
about-rules = ルール（検索つき）
about-api = プログラム用インターフェース（OpenAPI）
about-protocol = ソケットのメッセージ（JSON Schema）
about-version = バージョン { $version }
