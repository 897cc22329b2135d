# Conseil et entraînement à la table, et l’option d’une table ; dans le navigateur.

why-no-advice = Pas de conseil pour le moment. Réessaie.
why-advice-is-off = À cette table, pas de conseil.
