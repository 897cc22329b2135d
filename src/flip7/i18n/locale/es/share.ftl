# A result to share, in the browser: as a picture, and in words.

share-send = Compartir
share-save = Guardar la imagen
share-copy = Copiar el texto
share-copied = El texto está copiado.
share-by-hand = Copia este texto:
share-picture = El resultado en una imagen: { $what }
share-won = { $name } gana con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
share-more = y { $count } más
share-moment = El mejor momento
share-flip-seven = ¡Flip 7 de { $name } en la ronda { $round }: { $points } puntos!
share-saved = Una Vida extra salva a { $name } en la ronda { $round }, y { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
share-round = { $name } suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en la ronda { $round }.
