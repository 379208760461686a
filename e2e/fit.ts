import { expect, type Page } from '@playwright/test'

/** Nothing scrolls sideways, is cut off, lies outside of the window or upon another control. */
export async function expectFits(page: Page, screen: string) {
  const problems = await page.evaluate(() => {
    const found: string[] = []
    const nameOf = (element: Element) =>
      `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`
    // Menus and messages in passing lie upon the page on purpose, and go.
    const isPassing = (element: Element) =>
      element.closest('[popover], [aria-label="Messages"]') !== null
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth}`)

    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element)
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue
      // Text that is hidden from the eye is cut off on purpose.
      if (isShortened || style.clipPath !== 'none' || !element.checkVisibility()) continue
      if (element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${nameOf(element)}`)
    }

    // Elements behind a dialog cannot be reached.
    const reachable = document.querySelector('dialog[open]') ?? document
    const controls = [
      ...reachable.querySelectorAll('a, button, input:not([type=file]), select, textarea'),
    ].flatMap((element) => {
      const isInFrame =
        element.closest('main') === null && element.closest('header[data-print], nav') !== null
      // The docked box of a ticket scrolls by itself, between the page and the bars.
      const bar = isInFrame
        ? 'frame'
        : ((element.closest('[data-dock]') && 'dock') ?? (element.closest('[data-bar]') && 'bar'))
      // The button that scrolls to the top floats above what the page has scrolled below it.
      const isFloating = getComputedStyle(element).position === 'fixed'
      const box = element.getBoundingClientRect()
      const isShown = element.checkVisibility() && getComputedStyle(element).clipPath === 'none'
      return isShown && box.width > 1 && !isFloating ? [{ element, box, bar }] : []
    })
    for (const [index, { element, box, bar }] of controls.entries()) {
      if (box.left < -1 || box.right > clientWidth + 1) found.push(`outside: ${nameOf(element)}`)
      for (const other of controls.slice(index + 1)) {
        const isUpon =
          box.left < other.box.right - 1 &&
          other.box.left < box.right - 1 &&
          box.top < other.box.bottom - 1 &&
          other.box.top < box.bottom - 1
        // Controls drawn within a field, such as the button that shows a password, have their room
        // there.
        const isInField = element.matches('input') && element.nextElementSibling === other.element
        // The bars lie above the page that scrolls below them.
        if (isUpon && !isInField && bar === other.bar && !isPassing(other.element)) {
          found.push(`upon each other: ${nameOf(element)} and ${nameOf(other.element)}`)
        }
      }
    }
    return found
  })
  expect.soft(problems, screen).toEqual([])
}

/**
 * Finds labels that are longer than the room they have, also where they would be shortened with dots,
 * and what lies out of the window. A label with the name of a person may be shortened.
 */
export async function findCutLabels(page: Page, name: string): Promise<string[]> {
  return page.evaluate((typedName) => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth}`)
    const labels =
      'button, a, label, legend, h1, h2, h3, h4, th, td, dt, [class*=badge], [class*=pill], [class*=button]'
    for (const element of document.body.querySelectorAll<HTMLElement>(labels)) {
      const text = element.textContent.trim()
      const style = getComputedStyle(element)
      if (!element.checkVisibility() || style.clipPath !== 'none' || style.position === 'fixed')
        continue
      const box = element.getBoundingClientRect()
      // Content that a frame of its own scrolls sideways is reached there.
      const isInScroller =
        element.closest('[class*=scroll], [class*=table], nav, [popover]') !== null
      if (!isInScroller && box.width > 1 && (box.left < -1 || box.right > clientWidth + 1))
        found.push(`outside: <${element.localName}> ${text.slice(0, 60)}`)
      // Elements within a line of text have no width of their own, and typed text may be cut.
      const isTyped = !/[\u00c0-\u024f]/.test(text) || style.textOverflow === 'ellipsis'
      if (!isTyped && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: <${element.localName}> ${text.slice(0, 60)}`)
    }
    // A cell may hold a list of any length.
    for (const element of document.body.querySelectorAll<HTMLElement>('*:not(td, input)')) {
      const isLabel = [...element.childNodes].every(({ nodeName }) => nodeName === '#text')
      const isOurs = isLabel && !/[A-Za-z]/.test(element.textContent.replaceAll(typedName, 'a'))
      if (!isOurs || getComputedStyle(element).textOverflow !== 'ellipsis') continue
      if (element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
        found.push(`shortened: <${element.localName}> ${element.textContent.slice(0, 60)}`)
    }
    return found
  }, name)
}
