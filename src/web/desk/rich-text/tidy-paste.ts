import { QUIET_STYLE } from './quiet-html.ts'
import { rebuildWordLists } from './word-lists.ts'

const BOLD = /font-weight:\s*(?:bold|[6-9]00)/i
const NOT_BOLD = /font-weight:\s*(?:normal|[1-5]00)/i
const ITALIC = /font-style:\s*italic/i
const BLOCKS = 'p, div, ul, ol, pre, blockquote, table, h1, h2, h3, h4, h5, h6'
const SEPARATOR = ' | '

/** Turns pasted nodes into such as the schema knows, where other programs say the same otherwise. */
export function tidyPaste(root: ParentNode & Node): void {
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
