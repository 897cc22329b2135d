# The about page.

about-page = Acerca de
about-heading = Una mesa para Flip 7
about-fan = Esto es obra de fans, para jugar en buena compañía. La editorial de Flip 7 no lo ha hecho, avalado ni pagado; el nombre y el juego son suyos. Si te gusta, compra las cartas.
about-open = Es de código abierto, con licencia MIT. Sus cartas, sonidos y palabras son propios.
about-fair = Cada barajado se puede comprobar: el servidor se compromete con su secreto antes de la partida, la mesa añade palabras, y al final todo se publica.
about-private = Sin cuenta, sin publicidad, sin nada cargado de otros sitios. Tu nombre, tu color y tus asientos se quedan en este navegador.
about-links = Para leer más
about-rules = Las reglas, con buscador
about-api = Interfaz para programas (OpenAPI)
about-protocol = Mensajes en el socket (JSON Schema)
about-version = Versión { $version }
