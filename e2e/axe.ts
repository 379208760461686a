import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

const WIDE = { width: 1280, height: 800 }
const TELEPHONE = { width: 390, height: 844 }

const LOOKS = [
  { name: 'light', viewport: WIDE, theme: 'light' },
  { name: 'dark', viewport: WIDE, theme: 'dark' },
  { name: 'on a telephone', viewport: TELEPHONE, theme: 'light' },
] as const

// The short one: each document that is looked at reads it once.
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  /** In the page, once it was read there. */
  var axe: typeof axeCore | undefined
}

type Look = (typeof LOOKS)[number]['name']

/** Left out by axe unless they are asked for. */
const MORE_RULES = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
}

/** The dark page is the same document: only these can find something new in it. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Scope = {
  /** In all looks unless given. */
  looks?: readonly Look[]
  /** Part that opened on a page that was looked at before. */
  within?: string
}

/** Has axe look at the page as it is. It goes on after a finding. */
export async function expectAccessible(page: Page, state: string, scope: Scope = {}) {
  // Parts around a page may be drawn before the page itself.
  if (scope.within === undefined)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  for (const look of LOOKS.filter(({ name }) => scope.looks?.includes(name) ?? true)) {
    await page.setViewportSize(look.viewport)
    await chooseTheme(page, look.theme)
    await settle(page)
    const found = await findViolations(page, look.theme, scope.within)
    expect.soft(found, `${state}, ${look.name}`).toEqual([])
  }
  await page.setViewportSize(WIDE)
  await chooseTheme(page, 'light')
}

/** The id of each rule that is broken, and where. */
async function findViolations(page: Page, theme: 'light' | 'dark', within?: string) {
  // Once per document, because reading axe takes longer than most looks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const options: axeCore.RunOptions = {
    resultTypes: ['violations'],
    // A finding is told by its HTML; to name each element by a selector was a fifth of a look.
    selectors: false,
    // Loading reads the style sheets again for rules about media alone, of which the portal has
    // none.
    preload: false,
    ...(theme === 'dark' ? { runOnly: COLOUR_RULES } : { rules: MORE_RULES }),
  }
  return page.evaluate(
    async (look) => {
      if (!axe) throw new Error('axe was not read into the page')
      const { violations } = await axe.run(look.within ?? document, look.options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { within, options },
  )
}

/** As another tab would have chosen it. */
async function chooseTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: chosen }))
  }, theme)
}

/**
 * Ends what moves: colours on their way from one to the other have no contrast of their own. Nor have
 * rows that are dimmed while others are on their way.
 */
async function settle(page: Page) {
  await expect(page.locator('[data-changing=true]')).toHaveCount(0)
  await page.waitForFunction(() => {
    const moving = document.getAnimations().filter(({ effect }) => {
      // Folded content stands still until it is unfolded.
      const isSeen = effect instanceof KeyframeEffect && effect.target?.checkVisibility()
      return isSeen && effect.getTiming().iterations !== Infinity
    })
    for (const animation of moving) animation.finish()
    return moving.length === 0
  })
}
