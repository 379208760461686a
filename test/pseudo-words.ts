const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áḃçđéƒğĥíĵķľḿñóþɋřšťúṽŵẋýžÁḂÇĐÉƑĞĤÍĴĶĽṀÑÓÞɊŘŠŤÚṼŴẊÝŽ'
/** Drawn out, which makes a text about a third longer, as other languages are. */
const DRAWN_OUT = /[aeiou]/
/** Up to here a text is drawn out more: in other languages, words such as “Low” are twice as long. */
const SHORT_LENGTH = 12

/**
 * Rewrites Latin letters in a form that nothing else uses, so that a text outside the catalog
 * shows.
 */
export function pseudoText(text: string): string {
  const times = text.length <= SHORT_LENGTH ? 3 : 2
  return text.replaceAll(/[A-Za-z]/g, (letter) => {
    const accented = ACCENTED.charAt(PLAIN.indexOf(letter))
    return DRAWN_OUT.test(letter) ? accented.repeat(times) : accented
  })
}

function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function')
    return (...values: unknown[]) => pseudo(value(...values.map(ofPseudoTexts)))
  if (Array.isArray(value)) return value.map(pseudo)
  // The parts of a rich sentence are the page's.
  return isGroup(value) ? pseudoWords(value) : value
}

/** Parts of a sentence that the page makes itself are made of parts in the pseudo language. */
function ofPseudoTexts(given: unknown): unknown {
  return typeof given === 'function' ? (...texts: unknown[]) => given(...texts.map(pseudo)) : given
}

/** Several texts under one key. */
function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('$$typeof' in value)
}

/** Returns the texts of a noun in the pseudo language. */
export function pseudoWords<Texts extends object>(texts: Texts): Texts {
  const said = Object.entries(texts).map(([key, value]) => [key, pseudo(value)])
  // The result has the same keys, with texts for texts and functions for functions.
  return Object.fromEntries(said) as Texts
}
