import { rich } from '#shared/words/formats.ts'

import { number } from './language.ts'

export const retry = 'Erneut versuchen'
/** A part of a page, or a dialog, whose code did not come. */
export const partFailed = 'Dieser Teil der Seite konnte nicht geladen werden.'
export const partFailedDetail = 'Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.'
export const cancel = 'Abbrechen'
export const confirm = 'Bestätigen'
export const showMore = 'Mehr anzeigen'
export const loading = 'Wird geladen …'
/** The key that shortcuts begin with, but on a Mac. */
export const controlKey = 'Strg'

export const filters = 'Filter'
export const clear = 'Zurücksetzen'
/** The number is seen; the rest is for assistive technology. */
export const activeFilters = <Part>(count: number, quiet: (text: string) => Part) =>
  rich<string | Part>`${number(count)}${quiet(' aktiv')}`

/** What is copied has its own name, such as "ACS-URL" or "die Daten". */
export const copy = (name: string) => `${name} kopieren`
export const copied = 'Kopiert'
export const wasCopied = 'In die Zwischenablage kopiert'
export const copyFailed = 'Das Kopieren in die Zwischenablage ist fehlgeschlagen'

export const messages = 'Mitteilungen'
export const dismissMessage = 'Mitteilung schließen'

export const skipToContent = 'Zum Inhalt springen'
export const menu = 'Menü'
/** Folgt in der Navigation auf den Namen einer Seite, für Hilfsmittel. */
export const needsAttention = 'erfordert Aufmerksamkeit'
export const toDarkTheme = 'Zum dunklen Design wechseln'
export const toLightTheme = 'Zum hellen Design wechseln'
