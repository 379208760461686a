import { expect } from '@playwright/test'

import { type Driver, run } from './driver.ts'

/**
 * In the middle of every link, control, heading and cell is that element itself, or what belongs to it: the
 * label around a control, or the row around a cell whose link is stretched over it.
 */
export async function expectNothingCovered(driver: Driver, page: string): Promise<void> {
  const { looked, covered } = await run(driver, lookInPage)
  expect.soft(looked, `${page} has something to operate`).toBeGreaterThan(0)
  expect.soft(covered, `${page}: what is covered, and by what`).toEqual([])
}

function lookInPage() {
  const nameOf = (element: Element | null) =>
    `${element?.tagName} ${element?.textContent?.trim().slice(0, 40)}`
  /** For assistive technology alone, or until the keyboard reaches it. */
  const isVisuallyHidden = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isVisuallyHidden(element.parentElement))
  const covered: string[] = []
  let looked = 0
  const all = document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, h1, h2, h3, th, td',
  )
  for (const element of all) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('[inert]') || isVisuallyHidden(element)) continue
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // The first line alone, of a link that goes over two.
    const [box] = element.getClientRects()
    if (!box || box.width < 2 || box.height < 2) continue
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const own = element.closest(element.matches('th, td') ? 'tr' : 'label') ?? element
    looked += 1
    const isFree = hit !== null && (own.contains(hit) || hit.contains(element))
    if (!isFree) covered.push(`${nameOf(element)} by ${nameOf(hit)}`)
  }
  return { looked, covered }
}
