// The box in which agents write. It is apart from the rest of the desk, which is loaded without it.
import { number, plural } from './language.ts'

/** The buttons above the box, by what they do. */
export const formatting = 'Formatting'
export const strong = 'Bold'
export const em = 'Italic'
export const link = 'Link'
export const bullets = 'Bulleted list'
export const numbers = 'Numbered list'
export const quote = 'Quote'
export const code = 'Code'
export const withKeys = (name: string, keys: string) => `${name} (${keys})`

export const macros = 'Macros'
export const suggestionCount = (count: number) =>
  plural(count, { one: `${number(count)} suggestion`, other: `${number(count)} suggestions` })

export const linkAddress = 'Address of the link'
export const addressExample = 'https://example.com'
export const setLink = 'Set link'
export const removeLink = 'Remove link'
export const noAddress = 'Enter a web or an email address'

export const notLoaded =
  'Formatting could not be loaded. Write plain text, or reload the page: what you have written is kept.'
/** Where the text has formatting, which plain text would lose. */
export const onlyShown =
  'The editor could not be loaded. Reload the page to go on writing: what you have written is kept.'
