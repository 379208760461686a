import { expect, type Page } from '@playwright/test'

import { pseudoText } from '#test/pseudo-words.ts'

import { moveToDemo } from './demo-place.ts'
import { everyPage, findIds } from './every-page.ts'
import { findCutLabels } from './fit.ts'
import { openPage } from './session.ts'
import { portalUrl, signIn, signInAsAdmin } from './sign-in.ts'
import { findFreePorts, startDemo } from './start-demo.ts'
import { test, WALK } from './test.ts'
import { findTextsOutOfPlace } from './text-fit.ts'
import { findUntranslated, screensOfProviders, watchTyped } from './untranslated.ts'

// Every page in a made-up language, which is longer than English, from the left and from the right.

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }
const WIDTHS = [1280, 390]

let leave: () => Promise<void>
test.beforeAll(async () => {
  const environment = { NODE_OPTIONS: '--import ./test/pseudo-process.ts' }
  const demo = await startDemo(await findFreePorts(), ['--mail'], environment)
  const goBack = moveToDemo(demo)
  leave = async () => {
    goBack()
    await demo.stop()
  }
})
test.afterAll(() => leave())

for (const [who, pathsOf] of Object.entries(everyPage)) {
  test(
    `every page speaks only its language, and has room for it, when the ${who} reads it in the pseudo-language`,
    WALK,
    async ({ browser }) => {
      const page = await openPage(browser)
      const ids = await findIds(page)
      await page.context().clearCookies()
      if (who === 'requester') await signIn(page, KATHARINA)
      if (who === 'administrator') await signInAsAdmin(page)
      const typed = watchTyped(page)
      const screens = await screensOfProviders()
      for (const path of pathsOf(ids)) {
        await page.goto(portalUrl() + path)
        await untilShown(page)
        const quoted = /sso-guide|sign-in-applications/.test(path) ? screens : []
        expect.soft(await findUntranslated(page, typed, quoted), path).toEqual([])
        for (const direction of ['ltr', 'rtl']) {
          await page.evaluate((dir) => (document.documentElement.dir = dir), direction)
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 })
            const problems = [
              ...(await findCutLabels(page, pseudoText(KATHARINA.name))),
              ...(await findTextsOutOfPlace(page)),
            ]
            expect.soft(problems, `${path}, ${direction}, ${width}`).toEqual([])
          }
        }
      }
    },
  )
}

/** Waits until nothing that a page shows while it loads is left. */
async function untilShown(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.locator('[aria-busy=true], output svg')).toHaveCount(0)
}
