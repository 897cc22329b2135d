# The hints of a first game, in the browser.

coach = Consejo
coach-off = No más consejos
coach-start = Reúne números distintos y para a tiempo: un número repetido te cuesta toda la ronda. Gana quien llega a { $target } puntos.
coach-turn = «Otra» te da una carta más. «Me planto» guarda tus puntos, y esperas a la próxima ronda.
coach-risk = El { $per } % de las cartas que quedan te haría explotar. ¿Vale la pena otra carta?
coach-bonus = Una carta extra: de +2 a +10 suman puntos, ×2 dobla tus números. Nunca te hace explotar.
coach-chance = La Vida extra se lleva tu próxima repetida: una vez, y solo en esta ronda.
coach-freeze = El Hielo para a alguien al momento, y esa persona guarda los puntos que tiene. Quédatelo si los tuyos lo merecen, y ojo con quien llegaría así a { $target }.
coach-frozen = { $points ->
    [0] En hielo: esperas a la próxima ronda, esta vez sin puntos.
    [one] En hielo: tu punto está guardado, y esperas a la próxima ronda.
   *[other] En hielo: tus { $points } puntos están guardados, y esperas a la próxima ronda.
}
coach-flip = Roba tres son tres cartas, una tras otra: un regalo para quien tiene pocas, un peligro para quien tiene muchas.
coach-flipped = Tres cartas para ti, una tras otra. No puedes parar entre medias.
coach-spare = Nadie tiene dos Vidas extra: esta va para alguien que no tenga.
coach-bust = Otro { $card }: has explotado. Esta ronda no te da nada; las anteriores siguen siendo tuyas.
coach-saved = Tu Vida extra se ha llevado la repetida, y las dos ya no están. La próxima te haría explotar.
coach-seven = Siete números distintos son un Flip 7: { $bonus } puntos más, y la ronda se acaba para todo el mundo.
coach-scores = Lo que has guardado se suma a tu total. Luego todo el mundo empieza de nuevo, sin cartas.
