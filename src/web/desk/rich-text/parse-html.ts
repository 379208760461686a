import { DOMParser, type Node as DocNode, type ParseOptions, type Slice } from 'prosemirror-model'

import { QUIET_STYLE } from './quiet-html.ts'
import { schema } from './schema.ts'

/** Reads pasted nodes after they were tidied. */
class PasteParser extends DOMParser {
  /** The root is the body of a document made for the paste. */
  override parseSlice(root: HTMLElement, options?: ParseOptions): Slice {
    // HTML from an editor like this one already fits the schema, with its place in the document.
    if (!root.querySelector('[data-pm-slice]')) tidyPaste(root)
    return super.parseSlice(root, options)
  }
}

const { rules } = DOMParser.fromSchema(schema)
const documentParser = new DOMParser(schema, rules)

export const pasteParser = new PasteParser(schema, rules)

/** Reads a document from sanitized nodes. */
export function toDocument(root: Node): DocNode {
  return documentParser.parse(root, { preserveWhitespace: true })
}

const BOLD = /font-weight:\s*(?:bold|[6-9]00)/i

const NOT_BOLD = /font-weight:\s*(?:normal|[1-5]00)/i

const ITALIC = /font-style:\s*italic/i

const BLOCKS = 'p, div, ul, ol, pre, blockquote, table, h1, h2, h3, h4, h5, h6'

const SEPARATOR = ' | '

/** Turns pasted nodes into such as the schema knows, where other programs say the same otherwise. */
function tidyPaste(root: ParentNode & Node): void {
  rebuildWordLists(root)
  dropBlankOfficeLines(root)
  readStyles(root)
  // The inner ones come last, and a table that holds others only arranges a page.
  for (const table of [...root.querySelectorAll('table')].toReversed()) flattenTable(table)
}

/** Office writes a blank line as a paragraph with a space that does not break. */
function dropBlankOfficeLines(root: ParentNode): void {
  for (const line of root.querySelectorAll('p[class^="Mso"]')) {
    if (line.textContent.trim() === '' && !line.querySelector('img')) line.remove()
  }
}

/** Google Docs and mail programs say bold and italic by styles, and wrap all in a `<b>` that is not. */
function readStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll(`:is(b, span)[${QUIET_STYLE}]`)) {
    const style = element.getAttribute(QUIET_STYLE) ?? ''
    if (element.localName === 'b') {
      if (NOT_BOLD.test(style)) element.replaceWith(...element.childNodes)
      continue
    }
    if (BOLD.test(style)) wrapContent(element, 'strong')
    if (ITALIC.test(style)) wrapContent(element, 'em')
  }
}

function wrapContent(element: Element, name: string): void {
  const mark = element.ownerDocument.createElement(name)
  mark.append(...element.childNodes)
  element.append(mark)
}

/** Writes each row of a table of data as a line. The editor has no tables. */
function flattenTable(table: Element): void {
  const cells = [...table.querySelectorAll('td, th')]
  if (cells.some((cell) => cell.querySelectorAll(BLOCKS).length > 1)) return
  const lines = [...table.querySelectorAll('tr')].map((row) => {
    const line = row.ownerDocument.createElement('p')
    for (const [index, cell] of [...row.children].entries()) {
      const block = cell.querySelector('p, div') ?? cell
      line.append(...(index > 0 ? [SEPARATOR] : []), ...block.childNodes)
    }
    return line
  })
  table.replaceWith(...lines)
}

// Word and Outlook copy no lists, only paragraphs that name their list and their level in it, with
// the sign or number as text. Word on the web copies each item as a list of its own.

type Item = {
  /** Element that is in the item's place now, and goes. */
  place: Element
  /** The element that has the item's content. */
  source: Element
  /** Items of another list at the same level do not continue a list. */
  list: string
  level: number
  isOrdered: boolean
}

const OFFICE_LIST = /mso-list:\s*(\w+)\s+level(\d+)/i

const IGNORED = `[${QUIET_STYLE}*="mso-list:Ignore" i], [${QUIET_STYLE}*="mso-list: Ignore" i]`

/** A number, letters or Roman numerals, with a dot or a parenthesis: `1.`, `b)`, `(iv)`. */
const NUMBERING = /^\(?(?:\d+|[a-z]{1,6})(?:\.\d+)*[.)]/i

/** Turns what Word and Outlook copied as a list into lists. */
function rebuildWordLists(root: ParentNode & Node): void {
  for (const run of runsOf(root)) {
    const [first] = run
    if (!first) continue
    const lists = nest(run, first.place.ownerDocument)
    first.place.before(...lists)
    for (const { place } of run) place.remove()
  }
}

/** Returns the items that follow each other directly, run by run. */
function runsOf(root: ParentNode & Node): Item[][] {
  const runs: Item[][] = []
  let last: Element | undefined
  for (const element of root.querySelectorAll(`[${QUIET_STYLE}], li[data-aria-level]`)) {
    const item = officeItem(element) ?? onlineItem(element)
    if (!item) continue
    if (last && last === item.place.previousElementSibling) runs.at(-1)?.push(item)
    else runs.push([item])
    last = item.place
  }
  return runs
}

function officeItem(element: Element): Item | null {
  const [, list, level] = OFFICE_LIST.exec(element.getAttribute(QUIET_STYLE) ?? '') ?? []
  if (list === undefined || element.closest('ul, ol')) return null
  const sign = element.querySelector(IGNORED)?.textContent.trim() ?? ''
  for (const ignored of element.querySelectorAll(IGNORED)) ignored.remove()
  return {
    place: element,
    source: element,
    list,
    level: Number(level),
    isOrdered: NUMBERING.test(sign),
  }
}

/** Word on the web writes `<div><ol><li data-aria-level="2">` for each single item. */
function onlineItem(element: Element): Item | null {
  const list = element.parentElement
  const level = Number(element.getAttribute('data-aria-level'))
  if (!list || list.childElementCount !== 1 || !(level > 0)) return null
  const wrapper = list.parentElement
  const isWrapped = wrapper?.localName === 'div' && wrapper.childElementCount === 1
  return {
    place: isWrapped ? wrapper : list,
    source: element,
    list: element.getAttribute('data-listid') ?? '',
    level,
    isOrdered: list.localName === 'ol',
  }
}

/** Builds the lists of one run. An item that skips a level is one level below the item before it. */
function nest(run: Item[], document: Document): Element[] {
  const outermost: Element[] = []
  let open: { list: Element; item: Item }[] = []
  for (const item of run) {
    open = open.filter((above) => above.item.level <= item.level)
    const beside = open.at(-1)
    if (beside?.item.level === item.level && !belongTogether(beside.item, item)) open.pop()
    if (open.at(-1)?.item.level !== item.level) {
      const list = document.createElement(item.isOrdered ? 'ol' : 'ul')
      const above = open.at(-1)?.list.lastElementChild
      if (above) above.append(list)
      else outermost.push(list)
      open.push({ list, item })
    }
    const line = document.createElement('li')
    line.append(...item.source.childNodes)
    open.at(-1)?.list.append(line)
  }
  return outermost
}

function belongTogether(one: Item, other: Item): boolean {
  return one.list === other.list && one.isOrdered === other.isOrdered
}
