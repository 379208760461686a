import type { Token } from './html-tokens.ts'
import { type Sink, walkHtml } from './walk-html.ts'

/** Writes what is kept of a mail's HTML as plain text. */
export function writeText(tokens: Token[], keeps: (at: number) => boolean): string {
  let text = ''
  let quotes = 0
  let mark = ''
  const numbers: (number | null)[] = []

  const newLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n'
  }
  const say = (words: string) => {
    if (text === '' || text.endsWith('\n')) text += '> '.repeat(quotes) + mark
    mark = ''
    text += words
  }
  const sink: Sink = {
    text: say,
    apart: (distance) => {
      newLine()
      if (distance === 2) text += '\n'
    },
    openBlock({ name }) {
      if (name === 'td' || name === 'th') {
        if (text !== '' && !text.endsWith('\n')) text += '\t'
        return
      }
      newLine()
      if (name === 'ul' || name === 'ol') numbers.push(name === 'ol' ? 0 : null)
      if (name === 'li') mark = markOf(numbers)
      if (name === 'blockquote') quotes += 1
    },
    closeBlock(name) {
      if (name === 'td' || name === 'th') return
      newLine()
      if (name === 'ul' || name === 'ol') numbers.pop()
      if (name === 'blockquote') quotes -= 1
      if (/^(?:ul|ol|table|pre|h\d)$/.test(name) && numbers.length === 0 && text !== '')
        text += '\n'
    },
    openInline: () => undefined,
    closeInline: () => undefined,
    image: () => undefined,
  }
  walkHtml(tokens, keeps, sink)
  return text
    .replaceAll(/(?<![ \u00a0])[ \u00a0]+$/gm, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim()
}

/** What a line of a list begins with: a dash, or its number. */
function markOf(numbers: (number | null)[]): string {
  const last = numbers.at(-1)
  if (last === undefined || last === null) return '- '
  numbers[numbers.length - 1] = last + 1
  return `${last + 1}. `
}
