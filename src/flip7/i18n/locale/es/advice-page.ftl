# Consejo y entrenamiento en la mesa, y la opción de una mesa; en el navegador.

advice-ask = ¿Qué harías tú?
advice-waiting = Pensando…
advice-draft = Primera estimación, puede cambiar: aún se prueban las respuestas…
advice-slow = Aún se están probando las respuestas. La primera vez puede tardar un minuto.
advice-figures = Las cifras
advice-answer = Respuesta
advice-wins = Ganas
advice-points = Puntos
advice-win = { $win } % ±{ $error }
advice-self = Tú
advice-error = Los puntos son los de esta ronda, de media. Con más pruebas, la probabilidad quedaría dentro de ± en 95 de 100 casos.
advice-rough = Estimado sin probar las respuestas: cifras aproximadas.
advice-mark = Ha pedido consejo { $count ->
    [one] una vez
   *[other] { $count } veces
} en esta partida
opt-advice = Consejo para todos
opt-advice-on = Todos pueden preguntar
training-setting = Entrenamiento
training-setting-hint = Saber enseguida lo que costó una mala decisión
why-no-advice = Ahora no hay consejo. Inténtalo otra vez.
why-advice-is-off = En esta mesa no hay consejos.
