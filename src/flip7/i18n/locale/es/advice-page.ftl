# Consejo y entrenamiento en la mesa, y la opción de una mesa; en el navegador.

why-no-advice = Ahora no hay consejo. Inténtalo otra vez.
why-advice-is-off = En esta mesa no hay consejos.
