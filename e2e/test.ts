import { test as base } from '@playwright/test'

/** Closes what a journey has opened itself, which would go on polling and streaming beside all later ones. */
export const test = base.extend<{ closedContexts: void }>({
  closedContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use()
      const opened = browser.contexts().filter((context) => !before.has(context))
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
})
