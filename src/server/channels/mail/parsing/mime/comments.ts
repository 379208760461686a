/**
 * Takes the comments out of a header's value. They nest, and within quotation marks there are none.
 * Undefined when a comment or a quotation has no end: the meaning is uncertain then.
 */
export function withoutComments(value: string): string | undefined {
  let depth = 0
  let isQuoted = false
  let plain = ''
  for (let at = 0; at < value.length; at += 1) {
    const letter = value.charAt(at)
    const isEscape = letter === '\\' && (isQuoted || depth > 0)
    const piece = isEscape ? value.slice(at, at + 2) : letter
    if (isEscape) at += 1
    if (letter === '"' && depth === 0) isQuoted = !isQuoted
    if (letter === '(' && !isQuoted) depth += 1
    else if (letter === ')' && depth > 0) depth -= 1
    else if (depth === 0) plain += piece
  }
  return depth === 0 && !isQuoted ? plain : undefined
}
