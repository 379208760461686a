import type { Token } from './html-tokens.ts'
import { type Sink, walkHtml } from './walk-html.ts'

const INDENT = '   '

/** Writes what is kept of a mail's HTML as plain text. */
export function writeText(tokens: Token[], keeps: (at: number) => boolean): string {
  let text = ''
  // A long text is put together from pieces, and to look at its end each time would copy it.
  let [isLineStart, quotes] = [true, 0]
  let mark = ''
  /** How deep in quotes a blank line is due, above the next words. */
  let blankAt: number | undefined
  const numbers: (number | null)[] = []

  const write = (piece: string) => {
    text += piece
    isLineStart = piece === '' ? isLineStart : piece.endsWith('\n')
  }
  const newLine = () => {
    if (!isLineStart) write('\n')
  }
  const blankLine = () => {
    blankAt = quotes
  }
  const say = (words: string) => {
    if (blankAt !== undefined && text !== '') {
      newLine()
      write(`${'> '.repeat(Math.min(blankAt, quotes)).trimEnd()}\n`)
    }
    blankAt = undefined
    if (isLineStart) write('> '.repeat(quotes) + mark)
    mark = ''
    write(words)
  }
  const sink: Sink = {
    text: say,
    apart: (distance) => {
      newLine()
      if (distance === 2) blankLine()
    },
    openBlock({ name, attributes }, isParagraph) {
      if (name === 'td' || name === 'th') {
        if (!isLineStart) write('\t')
        return
      }
      newLine()
      if (isParagraph) blankLine()
      if (name === 'ul') numbers.push(null)
      if (name === 'ol') numbers.push((Number(attributes.start ?? 1) || 1) - 1)
      if (name === 'li' && typeof numbers.at(-1) === 'number' && attributes.value)
        numbers[numbers.length - 1] = (Number(attributes.value) || 1) - 1
      if (name === 'li') mark = markOf(numbers)
      if (name === 'blockquote') quotes += 1
    },
    closeBlock(name) {
      if (name === 'td' || name === 'th') return
      newLine()
      if (name === 'ul' || name === 'ol') numbers.pop()
      if (name === 'blockquote') quotes -= 1
      if (/^(?:ul|ol|table|pre|blockquote|h\d)$/.test(name) && numbers.length === 0) blankLine()
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

/** Beginning of a line of a list: a dash, or its number, indented for a list within another. */
function markOf(numbers: (number | null)[]): string {
  const indent = INDENT.repeat(Math.max(0, numbers.length - 1))
  const last = numbers.at(-1)
  if (last === undefined || last === null) return `${indent}- `
  numbers[numbers.length - 1] = last + 1
  return `${indent}${last + 1}. `
}
