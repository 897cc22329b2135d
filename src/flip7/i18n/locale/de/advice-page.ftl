# Rat und Training am Tisch, und die Einstellung eines Tisches; im Browser.

why-no-advice = Gerade gibt es keinen Rat. Versuch es noch einmal.
why-advice-is-off = An diesem Tisch gibt es keinen Rat.
