import { test as base, type BrowserContext } from '@playwright/test'

/** What a message in passing is shown for, and for how long in a journey. */
const SHOWN_MS = [3000, 4000]
const SHOWN_LONGER_MS = 30_000

/**
 * Closes what a journey has opened itself, which would go on polling and streaming beside all later ones.
 * In all of it messages in passing stay longer, so that a machine that stops for seconds sees them.
 */
export const test = base.extend<{ closedContexts: void }>({
  context: async ({ context }, provide) => {
    await showMessagesLonger(context)
    await provide(context)
  },
  closedContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await showMessagesLonger(context)
        return context
      }
      await use()
      browser.newContext = newContext
      const opened = browser.contexts().filter((context) => !before.has(context))
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
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
