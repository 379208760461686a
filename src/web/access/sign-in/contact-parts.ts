/** A number begins with a plus, a zero or a parenthesis, or has three groups. Postal codes, hours and days do not. */
const PHONE =
  /(?<![\w.])(?:[+(]|0(?=[\d\s()/.-]))[\d\s()/.-]{5,18}\d(?![\w.])|(?<![\w.-])\d{1,3}(?:[ .-]\d{2,4}){2,3}(?![\w-])/
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const CONTACT = new RegExp(`(${EMAIL.source}|${PHONE.source})`)
const FEWEST_DIGITS = 7

/** A line of contact details in pieces: what can be called or written to leads there. */
export function contactParts(line: string): { text: string; href?: string }[] {
  return line.split(CONTACT).flatMap((text, index) => {
    if (text === '') return []
    // Matches of the pattern alternate with the text between them.
    if (index % 2 === 0) return [{ text }]
    if (text.includes('@')) return [{ text, href: `mailto:${text}` }]
    // The zero in parentheses is for callers at home.
    const number = text.replace('(0)', '').replaceAll(/[^+\d]/g, '')
    return [number.length < FEWEST_DIGITS ? { text } : { text, href: `tel:${number}` }]
  })
}
