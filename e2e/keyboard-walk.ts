import { expect, type Page } from '@playwright/test'

const MAX_STOPS = 250

/** Everything that the keyboard can operate, as the page is now, in source order. */
const OPERABLE = 'a[href], button, input, select, textarea, iframe, summary, [tabindex]'

/**
 * Goes with Tab from the top of the page until the keyboard has left it. Everything that can be
 * operated is reached, in the order of the document, is seen to have the focus, and lies clear of
 * the bars that stay in place.
 */
export async function expectWalkable(page: Page, screen: string) {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const stops: NonNullable<Awaited<ReturnType<typeof lookAtFocus>>>[] = []
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await lookAtFocus(page)
    if (stop === null) break
    stops.push(stop)
  }
  const namesWhere = (isWrong: (stop: (typeof stops)[number]) => boolean) =>
    stops.filter(isWrong).map(({ name }) => name)

  // At the end: the button to the top came on the way.
  const total = stops.at(-1)?.total ?? 0
  expect.soft(total, `${screen}: there is something to operate`).toBeGreaterThan(1)
  expect
    .soft(
      // A date has several parts, each of which is a stop.
      stops.map(({ index }) => index).filter((index, at, all) => index !== all[at - 1]),
      `${screen}: all is reached, in its order`,
    )
    .toEqual(Array.from({ length: total }, (_, index) => index))
  expect
    .soft(
      namesWhere(({ isSeen }) => !isSeen),
      `${screen}: the focus is seen`,
    )
    .toEqual([])
  expect
    .soft(
      namesWhere(({ isClear }) => !isClear),
      `${screen}: nothing covers what has the focus`,
    )
    .toEqual([])
}

/** Null when the focus is nowhere on the page. Looks once the page has drawn what scrolling brings. */
function lookAtFocus(page: Page) {
  return page.evaluate(async (operable) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (!element || element === document.body) return null
    const all = [...document.querySelectorAll<HTMLElement>(operable)].filter(
      (one) => one.tabIndex >= 0 && !one.matches(':disabled, [inert] *') && one.checkVisibility(),
    )

    // A checkbox drawn as a chip, and a file input stretched over its box, show it around them; a
    // link that is stretched over its row shows it there.
    const parent = element.parentElement
    const around = [element, parent, parent?.parentElement, element.closest('tr')]
    const styles = [
      getComputedStyle(element, '::after'),
      ...around.flatMap((one) => (one ? [getComputedStyle(one)] : [])),
    ]
    const isSeen = styles.some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    )

    const { left, top, bottom, width } = element.getBoundingClientRect()
    // In a text area, which may be taller than the window, the line that is written in counts.
    const heights = [top + 2, (top + bottom) / 2, bottom - 2]
    const isClear = (element.localName === 'textarea' ? [top + 2] : heights).every((y) => {
      const hit = document.elementFromPoint(left + width / 2, y)
      return hit !== null && (hit.contains(element) || element.contains(hit))
    })

    return {
      index: all.indexOf(element as HTMLElement),
      total: all.length,
      name: (element.getAttribute('aria-label') ?? element.textContent.trim()) || element.outerHTML,
      isSeen,
      isClear,
    }
  }, OPERABLE)
}
