// The box in which agents write. It is apart from the rest of the desk, which is loaded without it.
import { number, plural } from './language.ts'

/** The buttons above the box, by what they do. */
export const formatting = 'Formatierung'
export const strong = 'Fett'
export const em = 'Kursiv'
export const link = 'Link'
export const bullets = 'Aufzählung'
export const numbers = 'Nummerierte Liste'
export const quote = 'Zitat'
export const code = 'Code'
export const withKeys = (name: string, keys: string) => `${name} (${keys})`

export const macros = 'Makros'
export const suggestionCount = (count: number) =>
  plural(count, { one: `${number(count)} Vorschlag`, other: `${number(count)} Vorschläge` })

export const linkAddress = 'Adresse des Links'
export const addressExample = 'https://example.com'
export const setLink = 'Link setzen'
export const removeLink = 'Link entfernen'
export const noAddress = 'Geben Sie eine Webadresse oder E-Mail-Adresse ein'

export const notLoaded =
  'Die Formatierung konnte nicht geladen werden. Schreiben Sie einfachen Text, oder laden Sie die Seite neu: Was Sie geschrieben haben, bleibt erhalten.'
/** Where the text has formatting, which plain text would lose. */
export const onlyShown =
  'Der Editor konnte nicht geladen werden. Laden Sie die Seite neu, um weiterzuschreiben: Was Sie geschrieben haben, bleibt erhalten.'
