import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test'

import { demoPlace } from './demo-place.ts'

const WIDE = { width: 1280, height: 800 }

/** Motion would have to be waited for; a test of its own shows that nothing then moves. */
const MEDIA = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const

const EVENTS = ['console', 'pageerror', 'request', 'response', 'requestfailed', 'dialog', 'popup']

type KeptPage = {
  page: Page
  devtools: CDPSession
  isTaken: boolean
  /** Locators that the page answers to by itself. */
  handled: Locator[]
  /** Set when a journey did something to it that cannot be undone. */
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
  const kept = pagesOf(browser)
  const stays = await Promise.all(
    kept.map(async (one) => {
      if (!one.isTaken) return true
      one.isTaken = false
      if (!hasFailed && !one.isSpent && !one.page.isClosed() && (await undo(one))) return true
      await one.page.context().close()
      return false
    }),
  )
  keptPages.set(
    browser,
    kept.filter((_, index) => stays[index]),
  )
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
  await page.emulateMedia(MEDIA)
  const devtools = await context.newCDPSession(page)
  const kept = { page, devtools, isTaken: false, handled: [], isSpent: false }
  keptPages.set(browser, [...pagesOf(browser), kept])
  noticeWhatStays(kept, context)
  return kept
}

/** Notices what holds for all documents to come, or cannot be undone. */
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
  const addLocatorHandler = page.addLocatorHandler.bind(page)
  page.addLocatorHandler = (locator, ...rest) => {
    kept.handled.push(locator)
    return addLocatorHandler(locator, ...rest)
  }
}

/** Returns false when the page could not be led away. */
async function undo({ page, devtools, handled }: KeptPage): Promise<boolean> {
  const context = page.context()
  const others = context.pages().filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  for (const event of EVENTS) page.removeAllListeners(event)
  for (const locator of handled.splice(0)) await page.removeLocatorHandler(locator)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  if (!(await leave(page))) return false
  await context.clearCookies()
  await context.clearPermissions()
  await page.sessionStorage.clear()
  const { origin } = new URL(demoPlace().url)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.send('Page.resetNavigationHistory')
  await page.mouse.move(0, 0)
  await page.setViewportSize(WIDE)
  await page.emulateMedia(MEDIA)
  return true
}

/**
 * Ends what runs in the page. It goes to an address of the portal, because elsewhere it would lose its
 * process. A page that is on its way to another address itself, as after a sign-out, may win.
 */
async function leave(page: Page): Promise<boolean> {
  const address = `${demoPlace().url}/healthz`
  await page.goto(address).catch(() => undefined)
  return page.url() === address
}
