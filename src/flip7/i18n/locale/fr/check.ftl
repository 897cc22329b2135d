# The check of the shuffle, in the browser.

check-good = Tout concorde : les cartes sont venues comme elles étaient mélangées avant la première.
check-bad = Quelque chose ne concorde pas. Ne te fie pas à cette partie.
check-fits = concorde :
check-fits-not = ne concorde pas :
check-published = empreinte publiée :
check-its-secret = secret :
check-its-seed = graine :
check-secret = Le secret du serveur a l’empreinte publiée à l’ouverture de la table, avant le premier mot donné.
check-secret-device = Le secret a l’empreinte notée à la création de la partie, avant que quelqu’un donne un mot.
check-secret-bad = Le secret du serveur n’a pas l’empreinte publiée à l’ouverture de la table.
check-word = « { $word } »
check-words = Les mots donnés ont été ajoutés, dans cet ordre : { $words }.
check-words-bad = Les mots ajoutés ne sont pas ceux qui ont été donnés.
check-no-words = Personne n’a donné de mot : la graine vient du secret seul.
check-seed = Le secret et les mots, mêlés dans ce navigateur, donnent la graine.
check-seed-bad = Le secret et les mots, mêlés dans ce navigateur, donnent une autre graine que celle annoncée par le serveur.
check-seal = La graine a l’empreinte publiée avant la première carte.
check-seal-bad = La graine n’a pas l’empreinte publiée avant la première carte.
check-cards = { $shuffles ->
    [one] Mélangée dans ce navigateur, la graine donne
   *[other] Mélangée { $shuffles } fois dans ce navigateur, la graine donne
} exactement les cartes sorties, dans leur ordre : { $drawn } en tout.
check-cards-bad = La carte { $number } de la partie était : { $came }. La graine donne : { $expected }.
check-proves = Si les deux empreintes sont celles que tu as vues avant la partie, cela prouve qu’aucune carte n’a été échangée en route, et que le serveur n’a pas choisi son secret d’après les mots.
check-proves-device = Cela prouve qu’aucune carte n’a été échangée en route. Il n’y a pas de serveur ici : cet appareil a tiré le secret lui-même et connaissait les cartes dès le début.
check-proves-not = Cela ne cache pas les cartes au serveur, qui les connaissait dès le début. Et la preuve vaut ce que vaut le dernier mot : assure-toi qu’il vient de quelqu’un de confiance, et que personne ne pouvait le deviner.
check-proves-not-alone = Cela ne prouve pas que le serveur a tiré son secret au hasard : sans aucun mot donné, il a choisi seul. Donne un mot avant la prochaine partie. Et le serveur connaissait les cartes dès le début.
check-forgotten = Quelqu’un a demandé la suppression de ses mots sur ce serveur. La graine a bien l’empreinte publiée avant la première carte ; on ne peut plus vérifier qu’elle vient des mots.
check-not-yet = Le mélange pourra être vérifié une fois la partie finie.
