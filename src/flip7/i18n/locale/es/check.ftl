# The check of the shuffle, in the browser.

check-good = Todo encaja: las cartas salieron como estaban barajadas antes de la primera.
check-bad = Algo no encaja. No te fíes de esta partida.
check-fits = encaja:
check-fits-not = no encaja:
check-published = hash publicado:
check-its-secret = secreto:
check-its-seed = semilla:
check-secret = El secreto del servidor tiene el hash que se publicó al abrir la mesa, antes de que nadie diera una palabra.
check-secret-device = El secreto tiene el hash que se anotó al crear la partida, antes de que nadie diera una palabra.
check-secret-bad = El secreto del servidor no tiene el hash que se publicó al abrir la mesa.
check-word = «{ $word }»
check-words = Las palabras de la mesa se mezclaron, en este orden: { $words }.
check-words-bad = Las palabras que se mezclaron no son las que se dieron.
check-no-words = Nadie dio una palabra, así que la semilla sale solo del secreto.
check-seed = El secreto y las palabras, mezclados en este navegador, dan la semilla.
check-seed-bad = El secreto y las palabras, mezclados en este navegador, dan una semilla distinta de la que dice el servidor.
check-seal = La semilla tiene el hash que se publicó antes de la primera carta.
check-seal-bad = La semilla no tiene el hash que se publicó antes de la primera carta.
check-cards = { $shuffles ->
    [one] Barajada en este navegador, la semilla da
   *[other] Barajada { $shuffles } veces en este navegador, la semilla da
} exactamente las cartas que salieron, en su orden: { $drawn } en total.
check-cards-bad = La carta { $number } de la partida fue: { $came }. La semilla da: { $expected }.
check-proves = Si los dos hashes son los que viste antes de la partida, esto demuestra que no se cambió ninguna carta por el camino, y que el servidor no eligió su secreto según las palabras.
check-proves-device = Esto demuestra que no se cambió ninguna carta por el camino. Aquí no hay servidor: este dispositivo sacó el secreto por su cuenta y conocía las cartas desde el principio.
check-proves-not = No oculta las cartas al servidor, que las conocía desde el principio. Y vale tanto como la última palabra: asegúrate de que viene de alguien de confianza y de que nadie podía adivinarla.
check-proves-not-alone = No demuestra que el servidor sacara su secreto al azar: sin ninguna palabra de la mesa, eligió solo. Da una palabra antes de la próxima partida. Y el servidor conocía las cartas desde el principio.
check-forgotten = Alguien pidió a quien lleva este servidor que borrara sus palabras. La semilla tiene el hash que se publicó antes de la primera carta; ya no se puede comprobar que se mezcló con las palabras.
check-not-yet = El barajado se puede comprobar cuando acabe la partida.
