# Français. Les règles avec leurs numéros : docs/rules.md, phrase par phrase. Les numéros dans le texte restent tels quels.
#
# Aux mots de table.ftl et web.ftl s'ajoutent ici : active « en jeu », be dealt « recevoir » (la carte « sort »),
# recipient « la personne pour qui la carte est sortie », target « la personne visée », resolve « résoudre », modifier
# « bonus », action « action », assigned « en attente d'effet », at once « aussitôt », player « personne ».
# « sauter » ne veut dire que bust, « distribuer » que hand out.

## Words

rules-section-words = Mots
rule-word-1 = Place : là où une personne est assise à la table ; les places sont numérotées dans le sens des aiguilles d’une montre. La personne qui donne : la place qui donne les cartes dans cette manche.
rule-word-2 = Ligne : les numéros devant une personne. Au-dessus de la ligne : les bonus et les actions devant elle.
rule-word-3 = En jeu : dans la manche ; sans avoir sauté ni dit stop, pas sous le gel, et personne n’a fait de Flip 7.
rule-word-4 = Empocher : quitter la manche en gardant les points que l’on a devant soi.
rule-word-5 = Pioche, défausse ; de côté : en réserve pendant une Triple pioche, devant personne.
rule-word-6 = La personne pour qui une carte action est sortie : celle qui l’a reçue de la pioche. La personne visée : celle à qui elle a été donnée.

## D. The deck

rules-section-D = Le paquet
rule-D-1 = Un paquet compte 94 cartes : 79 numéros, 6 bonus, 9 actions.
rule-D-2 = Numéros : douze 12, onze 11, … deux 2, un 1, un 0.
rule-D-3 = Bonus : +2, +4, +6, +8, +10 et ×2, un de chaque.
rule-D-4 = Actions : Gel, Triple pioche et Seconde chance, trois de chaque.
rule-D-5 = Jusqu’à 18 personnes, on joue avec un paquet ; à plus de 18, avec deux (et un de plus pour chaque nouvelle tranche de 18).
rule-D-6 = À tout moment, chaque carte du paquet est à exactement un endroit : dans la pioche, à la défausse, devant une personne, de côté, ou en cours de résolution.

## S. Setting up

rules-section-S = La mise en place
rule-S-1 = Le jeu est pour trois personnes ou plus (pour une et deux, voir X.1).
rule-S-2 = On mélange le paquet et on choisit qui donne en premier.
rule-S-3 = Tous les scores partent de 0 ; la partie se joue en 200 points.

## I. The initial deal

rules-section-I = La donne initiale
rule-I-1 = Dans l’ordre du tour, la personne qui donne pose une carte face visible devant chaque personne, elle-même comprise.
rule-I-2 = Une carte action interrompt la donne ; elle est résolue jusqu’au bout avant que la donne continue.
rule-I-3 = Un Gel sorti à ce moment s’utilise aussitôt, sur n’importe quelle personne en jeu, y compris soi-même ou une personne qui n’a pas encore de carte.
rule-I-4 = Une Triple pioche sortie à ce moment s’utilise aussitôt, sur n’importe quelle personne en jeu, y compris soi-même ou une personne qui n’a pas encore de carte.
rule-I-5 = Une personne mise hors de la manche avant que la donne arrive à elle ne reçoit pas de carte.
rule-I-6 = Quand la donne arrive à une personne en jeu qui a déjà une carte devant elle, la personne qui donne ne lui donne pas de carte mais lui demande « Stop ou encore ? » ; une personne sans carte devant elle en reçoit une.
rule-I-7 = Après la donne, on peut n’avoir aucune carte, seulement des bonus, ou plusieurs cartes. C’est normal.
rule-I-8 = Une fois une carte action résolue, la donne reprend à la place qui suit celle pour laquelle la carte est sortie.

## T. Turns

rules-section-T = Les tours
rule-T-1 = Après la donne, la personne qui donne demande à chaque personne en jeu, dans l’ordre du tour, « Stop ou encore ? », tour après tour, jusqu’à la fin de la manche. Aucun tour n’est oublié, et la question n’est posée à personne hors de son tour.
rule-T-2 = Encore : la personne reçoit une carte, qui est résolue ; puis c’est le tour de la personne suivante.
rule-T-3 = Stop : la personne empoche et n’est plus en jeu.
rule-T-4 = Seule une personne qui a au moins une carte devant elle peut dire stop.
rule-T-5 = Chaque carte action est résolue jusqu’au bout avant le prochain « Stop ou encore ? ».
rule-T-6 = Une fois une carte action résolue, la prochaine question va à la prochaine place en jeu après la personne pour qui la carte est sortie, où que la carte soit allée et si longue qu’ait été la chaîne de Triples pioches.

## B. Busting

rules-section-B = Sauter
rule-B-1 = Un numéro égal à un numéro de sa ligne fait sauter la personne qui le reçoit, sauf si une Seconde chance la sauve.
rule-B-2 = Une personne qui a sauté est aussitôt hors de la manche et y marque 0.
rule-B-3 = Les bonus et les actions ne font jamais sauter personne.

## F7. Flip 7

rules-section-F7 = Flip 7
rule-F7-1 = Sept numéros différents dans une même ligne font un Flip 7 : la manche est aussitôt finie pour tout le monde.
rule-F7-2 = Pour un Flip 7, seuls les numéros comptent ; le 0 compte ; les bonus et les actions ne comptent pas.
rule-F7-3 = Qui fait le Flip 7 marque 15 points de plus.
rule-F7-4 = Plus rien de ce qui attend n’est résolu : le reste d’une Triple pioche n’est pas pioché, les cartes mises de côté et celles en attente d’effet vont à la défausse.

## FZ. Freeze

rules-section-FZ = Gel
rule-FZ-1 = Un Gel se donne à n’importe quelle personne en jeu, y compris soi-même, dès qu’il sort.
rule-FZ-2 = La personne visée par un Gel empoche et sort de la manche.
rule-FZ-3 = Une Seconde chance n’arrête pas le Gel.
rule-FZ-4 = La seule personne encore en jeu doit prendre le Gel.
rule-FZ-5 = La carte reste devant la personne sous le gel jusqu’à la fin de la manche.

## F3. Flip Three

rules-section-F3 = Triple pioche
rule-F3-1 = Une Triple pioche se donne à n’importe quelle personne en jeu, y compris soi-même, dès qu’elle sort. La seule personne encore en jeu doit la prendre.
rule-F3-2 = La personne visée pioche trois cartes, une à la fois. Toutes les sortes de cartes comptent parmi les trois.
rule-F3-3 = Si la personne saute, la Triple pioche s’arrête aussitôt : plus aucune carte n’est piochée.
rule-F3-4 = Un Flip 7 arrête aussitôt la Triple pioche, et la manche aussi.
rule-F3-5 = Une Seconde chance sortie en route est résolue aussitôt (SC.1, SC.3) et peut sauver la même personne plus tard dans la même Triple pioche ; une Seconde chance qu’elle avait déjà avant le peut aussi.
rule-F3-6 = Un Gel ou une Triple pioche qui sort en route est mis de côté.
rule-F3-7 = Perdu ou Flip 7 : ce qui a été mis de côté va à la défausse, sans servir.
rule-F3-8 = Après la troisième carte, la personne visée par la Triple pioche distribue ce qui a été mis de côté, dans l’ordre où les cartes sont sorties, chacune à n’importe quelle personne en jeu : toutes à une seule, ou à plusieurs. La seule personne encore en jeu les prend toutes.
rule-F3-9 = Rien de ce qui est distribué ne prend effet avant que tout soit distribué ; ensuite chaque carte est résolue, dans l’ordre de distribution.
rule-F3-10 = Si la personne à qui une carte a été distribuée n’est plus en jeu (sous le gel, ou après avoir sauté) quand vient le tour de cette carte, la carte va à la défausse.
rule-F3-11 = Une Triple pioche résolue au sein d’une chaîne est elle-même résolue jusqu’au bout, ses propres cartes mises de côté comprises, avant la carte suivante du niveau au-dessus.
rule-F3-12 = Une carte Triple pioche va à la défausse dès que ses trois cartes ont été piochées ou qu’elle s’est arrêtée avant.

## SC. Second Chance

rules-section-SC = Seconde chance
rule-SC-1 = Une Seconde chance reste devant la personne pour qui elle sort. Personne n’en a plus d’une.
rule-SC-2 = Quand la personne qui a une Seconde chance devant elle reçoit un numéro qu’elle a déjà, elle ne saute pas : ce numéro et la Seconde chance vont à la défausse à la place.
rule-SC-3 = Une Seconde chance de plus doit être donnée, aussitôt, à une autre personne en jeu qui n’en a pas ; s’il n’y a personne dans ce cas, elle va à la défausse.
rule-SC-4 = Un sauvetage sur son propre « Encore » met fin au tour ; la personne est toujours dans la manche. Pendant une Triple pioche, la pioche continue.
rule-SC-5 = Toutes les Secondes chances vont à la défausse à la fin de la manche, utilisées ou non.

## M. Modifiers

rules-section-M = Les bonus
rule-M-1 = Les bonus restent au-dessus de la ligne ; ils ne font jamais sauter, et ne comptent jamais pour un Flip 7.
rule-M-2 = +n ajoute n au score de la manche, même sans aucun numéro dans la ligne.
rule-M-3 = ×2 double la somme des numéros et rien d’autre ; sans numéros, il ne vaut rien.

## E. The end of a round, and its score

rules-section-E = La fin d’une manche et son score
rule-E-1 = Une manche finit quand plus personne n’est en jeu, ou aussitôt en cas de Flip 7.
rule-E-2 = Chaque personne qui n’a pas sauté, y compris celles encore en jeu lors d’un Flip 7, marque dans cet ordre : la somme des numéros ; doublée par ×2 ; plus chaque +n ; plus 15 pour un Flip 7.
rule-E-3 = Exemples de calcul : 7, 11, +8, ×2 font (7+11)×2+8 = 44. +4 et ×2 seuls font 4. Sept numéros 0…6 avec ×2 et +10 font 21×2+10+15 = 67.

## N. The next round

rules-section-N = La manche suivante
rule-N-1 = Toutes les cartes de la manche vont à la défausse, qui n’est pas encore remélangée.
rule-N-2 = La donne passe à gauche (dans le sens des aiguilles d’une montre).
rule-N-3 = Quand il faut une carte et que la pioche est vide, la défausse est mélangée pour faire une nouvelle pioche.
rule-N-4 = Au milieu d’une manche, cela laisse à sa place chaque carte devant quelqu’un, et chaque carte mise de côté ou en cours de résolution.

## G. The end of the game

rules-section-G = La fin de la partie
rule-G-1 = Quand une manche finit et que quelqu’un a 200 ou plus, le plus haut total gagne, peu importe qui a atteint 200 en premier.
rule-G-2 = Égalité au plus haut total : tout le monde joue une manche de plus, à égalité ou non, et tout le monde peut la gagner ; et ainsi de suite jusqu’à ce qu’une seule personne ait le plus haut total, avec au moins 200.

## X. Rulings, where the rules are silent or unclear

rules-section-X = Décisions, là où les règles se taisent ou manquent de clarté
rule-X-1 = Moins de trois personnes : à deux, on joue avec les mêmes règles ; une personne seule joue en solo (entraînement, analyse). L’interface dit que le jeu est fait pour trois ou plus.
rule-X-2 = Qui vient en premier, à la donne et aux questions : la personne qui donne, puis dans le sens des aiguilles d’une montre ; une option permet que la place après la personne qui donne soit la première.
rule-X-3 = Une Seconde chance donnée à une personne que la donne n’a pas encore atteinte est-elle « une carte devant elle » (I.6, T.4) ? Oui : toute carte devant une personne compte, une Seconde chance aussi.
rule-X-4 = Où restent les cartes d’une personne qui a sauté, jusqu’à la fin de la manche : devant la personne, face cachée ; un nouveau mélange ne les prend pas.
rule-X-5 = Peut-on garder une Seconde chance pour une manche ultérieure ? Non (SC.5).
rule-X-6 = Peut-on refuser le secours d’une Seconde chance ? Non, elle s’utilise d’elle-même.
rule-X-7 = Plus d’un +n ou plusieurs ×2 (deux paquets) : tous les +n s’additionnent ; la somme est doublée une fois pour chaque ×2.
rule-X-8 = Il faut une carte, la pioche est vide et la défausse ne contient aucun numéro (grandes tables seulement : jusqu’à 11 places, il reste toujours un numéro) : la manche finit aussitôt : tout le monde en jeu empoche, ce qui est de côté ou en attente va à la défausse.
rule-X-9 = Une question à une seule réponse (la seule personne encore en jeu, la seule personne qui puisse être visée, pas de carte donc pas de stop) : elle n’est pas posée : la chose se fait, et l’événement dit qu’elle était forcée.
rule-X-10 = Qui l’on peut désigner en distribuant une carte mise de côté : les personnes en jeu quand elle est distribuée, bien que F3.10 puisse l’envoyer plus tard à la défausse.
rule-X-11 = Cartes qui ne sont à personne : le numéro et la Seconde chance d’un sauvetage, une Seconde chance que personne ne peut prendre, une Triple pioche utilisée : aussitôt à la défausse, donc un nouveau mélange les prend plus tard.
rule-X-12 = Les dernières places à la donne initiale quand toutes les autres sont hors de la manche : la donne continue pour qui est en jeu ; la manche finit quand plus personne ne l’est.
rule-X-13 = Des cartes de deux niveaux d’une chaîne attendent en même temps : une Triple pioche distribuée en premier en amène une autre, alors qu’un Gel distribué au niveau au-dessus attend encore. Laquelle passe en premier ? La chaîne va d’abord jusqu’au bout (F3.11).
rule-X-14 = Un Gel et une Triple pioche sont distribués à la même personne : laquelle des deux cartes prend effet en premier ? Et la manche finit-elle quand une personne saute ? D’abord la carte distribuée en premier (F3.9, F3.10) ; une manche finit comme le dit E.1, et non dès qu’une personne saute.
rule-X-15 = Quelqu'un veut rejoindre une partie en cours. C'est possible entre deux manches, à une nouvelle place après la dernière, avec 0 point ou avec autant que la personne qui en a le moins, selon ce que la table a convenu. Le paquet reste tel quel : on ne peut pas rejoindre s'il en faudrait un de plus (D.5).
rule-X-16 = Quelqu'un doit quitter une partie avec de vraies cartes. Dès la manche suivante, cette personne ne reçoit plus rien et la donne passe au-dessus d'elle ; son total reste tel quel. Elle peut revenir entre deux manches.
