import { type ElementKind, kindOf, TABLE_PARTS } from './html-elements.ts'
import type { OpenToken, Token } from './html-tokens.ts'

/** Receiver of a mail's HTML. */
export type Sink = {
  text(text: string): void
  /** Said between two contents of a block: a new line (1), or a new paragraph (2). */
  apart(distance: 1 | 2): void
  /** Also whether the space of a paragraph is above it. */
  openBlock(token: OpenToken, isParagraph: boolean): void
  closeBlock(name: string): void
  openInline(token: OpenToken): void
  closeInline(): void
  image(token: OpenToken): void
}

/**
 * Walks what is kept of a mail's HTML and tells a sink what a reader would see. Mail programs write each
 * line as an element of its own, and a blank line as one that is empty: what counts is how many come between.
 */
export function walkHtml(tokens: Token[], keeps: (at: number) => boolean, sink: Sink): void {
  const ofDataTables = partsOfDataTables(tokens)
  const kinds: ElementKind[] = []
  const lines = trackLines(sink)
  let preformatted = 0

  function open(token: OpenToken, at: number): ElementKind {
    if (!keeps(at)) return 'none'
    const kind = kindOf(token, ofDataTables.has(at))
    if (kind === 'image') lines.content(() => sink.image(token))
    if (kind === 'break') lines.newLine()
    if (kind === 'inline') sink.openInline(token)
    if (kind === 'block') {
      const isParagraph = lines.isApart()
      lines.begin()
      sink.openBlock(token, isParagraph)
    }
    if (token.name === 'pre') preformatted += 1
    if (kind === 'line') lines.edge()
    if (kind === 'paragraph') lines.paragraph()
    return kind
  }

  function close(name: string, kind: ElementKind | undefined) {
    if (kind === 'inline') sink.closeInline()
    if (kind === 'block') {
      lines.begin()
      sink.closeBlock(name)
      if (name === 'pre') preformatted -= 1
    }
    if (kind === 'line') lines.edge()
    if (kind === 'paragraph') lines.paragraph()
  }

  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'open') kinds.push(open(token, at))
    else if (token.kind === 'close') close(token.name, kinds.pop())
    else if (keeps(at)) {
      if (preformatted > 0) lines.content(() => sink.text(token.text))
      else lines.words(token.text)
    }
  }
}

/** Keeps count of the lines between what is said. */
function trackLines(sink: Sink) {
  /** Set once this block, and this line, have words. */
  let [isBegun, hasContent] = [false, false]
  let isBlank = false
  let gap = 0

  function content(say: () => void) {
    if (isBegun && gap > 0) sink.apart(gap > 1 ? 2 : 1)
    isBegun = true
    hasContent = true
    isBlank = false
    gap = 0
    say()
  }
  function edge() {
    if (hasContent || isBlank) gap += 1
    hasContent = false
    isBlank = false
  }
  return {
    content,
    edge,
    isApart: () => isBegun && gap > 1,
    begin() {
      isBegun = false
      hasContent = false
      isBlank = false
      gap = 0
    },
    newLine() {
      gap += 1
      hasContent = false
      isBlank = false
    },
    paragraph() {
      edge()
      gap = Math.max(gap, 2)
    },
    words(text: string) {
      const plain = text.replaceAll(/[ \t\r\n\f]+/g, ' ')
      const shown = hasContent ? plain : plain.replace(/^[ \u200b]+/, '')
      const isShown = hasContent ? shown !== '' : shown.trim() !== ''
      if (isShown) content(() => sink.text(shown))
      // A line with a space that does not break is a blank line.
      else if (plain.includes('\u00a0')) isBlank = true
    },
  }
}

type Table = { parts: number[]; cells: number; mostCells: number; isLayout: boolean }

/**
 * Finds the tables that show data, as the places of what they are made of. Most tables of mails only put
 * things beside each other: those have others within, say so, or have a single column.
 */
function partsOfDataTables(tokens: Token[]): Set<number> {
  const found = new Set<number>()
  const open: Table[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'open' || !TABLE_PARTS.has(token.name)) {
      if (token.kind === 'close' && token.name === 'table') settle(open.pop(), found)
      continue
    }
    if (token.name === 'table') {
      for (const outer of open) outer.isLayout = true
      const isLayout = /^(?:presentation|none)$/i.test(token.attributes.role ?? '')
      open.push({ parts: [], cells: 0, mostCells: 0, isLayout })
    }
    const table = open.at(-1)
    if (!table) continue
    table.parts.push(at)
    if (token.name === 'tr') table.cells = 0
    if (token.name === 'td' || token.name === 'th') table.cells += 1
    table.mostCells = Math.max(table.mostCells, table.cells)
  }
  return found
}

function settle(table: Table | undefined, found: Set<number>) {
  if (!table || table.isLayout || table.mostCells < 2) return
  for (const part of table.parts) found.add(part)
}
