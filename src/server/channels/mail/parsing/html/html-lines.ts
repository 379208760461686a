import { BLOCKS } from './html-elements.ts'
import type { Token } from './html-tokens.ts'

/** The lines that HTML shows, each with the place of the first token that is of it. */
export function htmlLines(tokens: Token[]): { at: number; text: string }[] {
  const lines: { at: number; text: string }[] = []
  let [start, text, quotes] = [0, '', 0]
  const end = (next: number) => {
    const plain = text.replaceAll(/[\s\u00a0]+/g, ' ').trim()
    if (plain !== '') lines.push({ at: start, text: '> '.repeat(quotes) + plain })
    start = next
    text = ''
  }
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'text') {
      // Elements around a line belong to it only if the whole of it is folded.
      if (text === '' && token.text.trim() !== '') start = at
      text += token.text
    } else if (token.name === 'td' || token.name === 'th') {
      // A field and its value may stand in two cells.
      text += ' '
    } else if (token.name === 'br' || BLOCKS.has(token.name)) {
      end(at + 1)
      if (token.name === 'blockquote') quotes += token.kind === 'open' ? 1 : -1
    }
  }
  end(tokens.length)
  return lines
}
