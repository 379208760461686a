import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

import { demoPlace } from './demo-place.ts'

const WIDE = { width: 1280, height: 800 }

const EVENTS = ['console', 'pageerror', 'request', 'response', 'requestfailed', 'dialog', 'popup']

type KeptPage = {
  page: Page
  devtools: CDPSession
  isTaken: boolean
  /** Whether a journey did something to it that cannot be undone. */
  isSpent: boolean
}

const keptPages = new WeakMap<Browser, KeptPage[]>()

/**
 * Gives a page of a context of its own that is as good as new. Journeys have it one after the other,
 * because the portal loads in half the processor's time where it was loaded before: the browser has
 * its process, its connection and the compiled scripts.
 */
export async function takePage(browser: Browser): Promise<Page> {
  const kept = pagesOf(browser).find(({ isTaken }) => !isTaken) ?? (await keepPage(browser))
  kept.isTaken = true
  return kept.page
}

/** Undoes what a journey did to the pages it took, or closes what the next could not use. */
export async function giveBackPages(browser: Browser, { hasFailed }: { hasFailed: boolean }) {
  const taken = pagesOf(browser).filter(({ isTaken }) => isTaken)
  const usable = taken.filter(({ page, isSpent }) => !hasFailed && !isSpent && !page.isClosed())
  const others = pagesOf(browser).filter(({ isTaken }) => !isTaken)
  keptPages.set(browser, [...others, ...usable])
  await Promise.all(
    taken.map((kept) => (usable.includes(kept) ? undo(kept) : kept.page.context().close())),
  )
  for (const kept of usable) kept.isTaken = false
}

export function isKept(browser: Browser, context: BrowserContext): boolean {
  return pagesOf(browser).some(({ page }) => page.context() === context)
}

function pagesOf(browser: Browser): KeptPage[] {
  return keptPages.get(browser) ?? []
}

async function keepPage(browser: Browser): Promise<KeptPage> {
  const context = await browser.newContext({ viewport: WIDE })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const kept = { page, devtools, isTaken: false, isSpent: false }
  keptPages.set(browser, [...pagesOf(browser), kept])
  noticeWhatStays(kept, context)
  return kept
}

/** Notices what holds for all documents to come, or cannot be looked up. */
function noticeWhatStays(kept: KeptPage, context: BrowserContext) {
  const spending =
    <Rest extends unknown[], Result>(call: (...rest: Rest) => Result) =>
    (...rest: Rest): Result => {
      kept.isSpent = true
      return call(...rest)
    }
  const { page } = kept
  page.addInitScript = spending(page.addInitScript.bind(page))
  context.addInitScript = spending(context.addInitScript.bind(context))
  context.exposeFunction = spending(context.exposeFunction.bind(context))
  context.newCDPSession = spending(context.newCDPSession.bind(context))
  context.clock.install = spending(context.clock.install.bind(context.clock))
  page.addLocatorHandler = spending(page.addLocatorHandler.bind(page))
}

async function undo({ page, devtools }: KeptPage) {
  const context = page.context()
  const others = context.pages().filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  for (const event of EVENTS) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearCookies()
  await context.clearPermissions()
  // Ends what ran in the page. By an address of the portal, because at another the page would lose its process.
  await page.goto(`${demoPlace().url}/healthz`)
  await page.sessionStorage.clear()
  const origin = new URL(demoPlace().url).origin
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.send('Page.resetNavigationHistory')
  await page.mouse.move(-1, -1)
  await page.setViewportSize(WIDE)
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    forcedColors: 'none',
    contrast: 'no-preference',
  })
}
