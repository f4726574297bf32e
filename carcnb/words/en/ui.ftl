# The fixed words of the interface: `ui-<key>` for every key in widgets_js/words.json.

language-name = English
