import { type Browser, type BrowserContext, test as base } from '@playwright/test'

import { giveBackPages, isKept, takePage } from './kept-pages.ts'

/**
 * Marks a test that goes through many pages, or looks at a page in every state, size and theme. `npm run
 * test:long` runs it, not `npm test`.
 */
export const WALK = { tag: '@walk' }

/** How long a passing message is shown, and how long in a journey. */
const SHOWN_MS = [3000, 4000]
const SHOWN_LONGER_MS = 30_000

/**
 * Closes what a journey has opened itself, which would go on polling and streaming beside all later ones.
 * In all of it messages in passing stay longer, so that a machine that stops for seconds sees them.
 */
export const test = base.extend<{ cleanBrowser: Browser }>({
  cleanBrowser: [
    async ({ browser }, provide, testInfo) => {
      const before = new Set(browser.contexts())
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await showMessagesLonger(context)
        return context
      }
      await provide(browser)
      browser.newContext = newContext
      await giveBackPages(browser, { hasFailed: testInfo.status !== testInfo.expectedStatus })
      const opened = browser.contexts().filter((context) => !before.has(context))
      await Promise.all(
        opened.filter((context) => !isKept(browser, context)).map((context) => context.close()),
      )
    },
    { auto: true },
  ],
  page: async ({ cleanBrowser }, provide) => {
    await provide(await takePage(cleanBrowser))
  },
  context: async ({ page }, provide) => {
    await provide(page.context())
  },
})

async function showMessagesLonger(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ shownMs, longerMs }) => {
      const begin = window.setTimeout.bind(window)
      const longer = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
        begin(run, ms !== undefined && shownMs.includes(ms) ? longerMs : ms, ...rest)
      Reflect.set(window, 'setTimeout', longer)
    },
    { shownMs: SHOWN_MS, longerMs: SHOWN_LONGER_MS },
  )
}
