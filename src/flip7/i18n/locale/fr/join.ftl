# Français. `flip7 join` : une table du web dans le terminal. Les mots sont dans table.ftl et web.ftl.

## Before the table is seen

join-no-link = { $given } ne mène à aucune table : un lien ressemble à https://cards.example.org/t/BCD234, un code à BCD234
join-no-server-address = { $given } n’est pas l’adresse d’un serveur, comme https://cards.example.org
join-no-terminal = pour une table, il faut un terminal d’au moins { $columns } colonnes et { $lines } lignes ; avec --lines ou --plain, on s’en passe
join-unreachable = impossible de joindre { $server } : { $problem }
join-no-tables = ce qui répond sur { $server } n’a pas de tables de Flip 7 ({ $problem })
join-other-version = le serveur parle une langue plus récente que ce programme : mets flip7 à jour
join-not-now = { $server } répond : { $why }
join-no-answer = pas de réponse en { $seconds } secondes
join-no-connection = pas de connexion
join-come-back = Ta place est gardée. Pour revenir : { $command } join { $link }

## The line

join-broken = Connexion à la table perdue. Nouvel essai…
join-stopping = Le serveur redémarre, et la partie continue. Retour dans un instant…
join-connected = La connexion est revenue.
join-offline = Connexion à la table perdue : ça n’a pas marché.
join-not-kept = Impossible de retenir ta place sur cette machine : { $problem }
join-refused = { $reason ->
    [sent_away] L’hôte ne veut plus de toi à cette table. Tu peux jouer à une autre.
    [locked] L’hôte a verrouillé cette table. Tu peux regarder.
    [is_closed] Cette table est fermée.
    [other_behaviour] Cette partie a commencé avec une autre version du programme et ne peut pas continuer ici.
    [blocked] Les responsables du serveur ne te laissent pas entrer.
    [advice_is_off] À cette table, pas de conseil.
    [no_advice] Pas de conseil pour le moment. Réessaie.
   *[other] { $sentence }
}

## Sitting and watching

join-watching = Il n’y a plus de place à la table : tu regardes.
join-watching-over = Cette partie est finie : tu vois comment elle s’est terminée.
join-watching-locked = L’hôte a verrouillé cette table : tu regardes.
join-rematched = On rejoue, à une autre table : { $link }

## Who comes and goes

join-sat = { $name } s’installe à la table.
join-sat-for = { $name } remplace { $bot } à partir de la prochaine manche.
join-late = { $name } joue à partir de la prochaine manche.
join-stood-up = { $name } se lève et regarde.
join-left = { $name } a quitté la table.
join-left-bot = { $name } a quitté la table ; un bot prend le relais.
join-back = { $name } est de retour.
join-out-of-time = Temps écoulé pour { $name } : un bot prend le relais.
join-handed-over = Un bot continue pour { $name }.
join-advised = { $name } demande conseil.
join-host = Nouvel hôte de la table : { $name }.
join-options = L’hôte a changé la façon de jouer.
join-away = { $name } est hors ligne.
join-connected-again = { $name } est de nouveau en ligne.
join-emote = { $emote ->
    [wave] { $name } fait coucou.
    [clap] { $name } applaudit.
    [laugh] { $name } rit.
    [gasp] { $name } n’en revient pas.
    [cry] { $name } pleure.
    [fire] { $name } est en feu !
    [luck] { $name } souhaite bonne chance.
    [good_game] { $name } : « Bien joué ! »
   *[other] { $name } fait un signe.
}

## What happens to oneself

join-you-out-of-time = Temps écoulé : un bot joue pour toi jusqu’à ton retour.
join-you-handed-over = L’hôte laisse un bot jouer pour toi jusqu’à ton retour.
join-you-are-back = C’est de nouveau toi qui joues.
join-you-late = Tu joues à partir de la prochaine manche.
join-you-host = Nouvel hôte de la table : toi.
join-sent-away = L’hôte ne veut plus de toi à cette table. Tu peux jouer à une autre.
join-you-sent-away = Tu as renvoyé { $name } de la table.
join-you-unseated = Tu étais hors ligne et ta place a été libérée. C te redonne une place.
join-you-locked = Tu as verrouillé la table : plus personne ne peut se joindre.
join-you-unlocked = Tu as déverrouillé la table.
join-you-gave-word = Ton mot « { $word } » s’ajoute au mélange.
join-clock = encore { $seconds } s
join-stand-in = { $name } (bot)

## Line by line

join-lines-unknown = Cette commande n’existe pas maintenant : ? les montre toutes.
join-lines-over = La partie est finie : n en joue une autre, q quitte.
join-lines-over-watched = La partie est finie : q quitte.
join-lines-own = Le conseil est pour ton tour, et le retour pour tes propres parties.
join-lines-help =
    h, s         encore, stop ; un numéro ou un nom donne une carte
    t            la table
    o            le risque de sauter
    advice       ce que tu devrais faire ; tout le monde voit que tu as demandé
    w            pourquoi : les règles derrière ce qui vient de se passer
    r F3.6       une règle ; « r F3 » une section ; « r freeze » une recherche
    y            prêt, ou pas encore : avant la partie
    c            prendre une place ; ou reprendre la tienne à un bot
    b            des bots aux places libres : l’hôte
    g            libérer les places de ceux qui sont hors ligne : l’hôte
    start        commencer avec les présents : l’hôte ; Entrée aussi
    bot          un bot joue pour qui se fait attendre : l’hôte
    n            une autre partie, quand celle-ci est finie
    q            quitter ; ta place est gardée
    ?            cette aide

## The list of public tables

join-list-code = table
join-list-host = hôte
join-list-state = état
join-list-phase = { $phase ->
    [lobby] attend
   *[other] joue
}
join-list-seats = { $free ->
    [0] { $seats } places, aucune libre
   *[other] { $free } places libres sur { $seats }
}
join-list-empty = Il n’y a pas de table publique sur { $server } en ce moment.
join-list-note = { $command } join CODE{ $there } prend place, --watch regarde ; { $command } join --new{ $there } ouvre une table.
