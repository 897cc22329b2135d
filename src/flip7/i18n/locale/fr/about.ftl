# The about page.

about-page = À propos
about-heading = Une table pour Flip 7
about-fan = Un projet de fans, fait pour jouer entre amis. Il n’est ni créé, ni approuvé, ni payé par l’éditeur de Flip 7 ; le nom et le jeu lui appartiennent. Si ça te plaît, achète les cartes.
about-open = Il est open source, sous licence MIT. Ses cartes, ses sons et ses mots lui sont propres.
about-fair = Chaque mélange peut se vérifier : le serveur s’engage sur son secret avant la partie, on y ajoute des mots, et tout est publié à la fin.
about-private = Pas de compte, pas de publicité, rien qui vienne d’ailleurs. Ton nom, ta couleur et tes places restent dans ce navigateur.
about-links = À lire aussi
about-rules = Les règles, avec recherche
about-api = Interface pour programmes (OpenAPI)
about-protocol = Messages sur le socket (JSON Schema)
about-version = Version { $version }
