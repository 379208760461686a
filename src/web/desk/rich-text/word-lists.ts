import { QUIET_STYLE } from './quiet-html.ts'

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
export function rebuildWordLists(root: ParentNode & Node): void {
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
