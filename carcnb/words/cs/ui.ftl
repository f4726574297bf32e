# Pevná slova rozhraní: `ui-<klíč>` pro každý klíč ve widgets_js/words.json.

language-name = Čeština
