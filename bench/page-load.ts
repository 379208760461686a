import { cpus } from 'node:os'

import { chromium, type CDPSession, type Page } from '@playwright/test'

import { LANGUAGES } from '#shared/languages.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { startSession, type Session } from '../e2e/session.ts'
import { portalUrl } from '../e2e/sign-in.ts'
import startDemos from '../e2e/start-demo.ts'
import { findChromium } from '../scripts/find-chromium.ts'

// Measures what a person with a slow phone waits for: the first visit with an empty cache, on slow
// 4G and a four times slower processor, of the production build with the demo data.

const VISITS = 5
const TELEPHONE = { width: 390, height: 844 }
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1000) / 8,
}
const CPU_SLOWDOWN = 4
const AIMS = { largestPaintMs: 2000, blockedMs: 300, shift: 0.02 }

/** The page counts as quiet when no long task ran for this time. */
const QUIET_MS = 2000
const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }

type Figures = { largestPaintMs: number; blockedMs: number; shift: number; transferredKb: number }

const stopDemos = await startDemos({ workers: 1 })
const { executablePath, args, env } = await findChromium()
const browser = await chromium.launch({ executablePath, args, env })
try {
  const session = await startSession(browser, KATHARINA)
  console.log(
    `\n${cpus().length} cores (${cpus()[0]?.model.trim()}), Chromium ${browser.version()}, slow 4G, CPU ${CPU_SLOWDOWN}x slower, median of ${VISITS} first visits\n`,
  )
  console.log('| Page | Largest paint | Blocked in all | Layout shift | Transferred | Aims |')
  console.log('|---|--:|--:|--:|--:|---|')
  const pages = LANGUAGES.flatMap((language) => {
    const words = wordsIn(language)
    const { locale } = words.language
    const recent = `ul[aria-label="${words.dashboard.recentTickets}"]`
    return [
      {
        name: `Login, ${language}`,
        locale,
        path: '/login',
        session: undefined,
        shows: '#root form',
      },
      { name: `Dashboard, ${language}`, locale, path: '/dashboard', session, shows: recent },
    ]
  })
  for (const visit of pages) {
    const all: Figures[] = []
    for (let count = 0; count < VISITS; count += 1) all.push(await measure(visit))
    const figures = medians(all)
    console.log(
      `| ${visit.name} | ${Math.round(figures.largestPaintMs)} ms | ${Math.round(figures.blockedMs)} ms | ${figures.shift.toFixed(3)} | ${figures.transferredKb.toFixed(0)} KB | ${verdict(figures)} |`,
    )
  }
  console.log(
    `\nAims: largest paint ${AIMS.largestPaintMs} ms, blocked ${AIMS.blockedMs} ms, layout shift ${AIMS.shift}.`,
  )
} finally {
  await browser.close()
  await stopDemos()
}

async function measure(visit: {
  locale: string
  path: string
  session: Session | undefined
  shows: string
}): Promise<Figures> {
  const context = await browser.newContext({
    locale: visit.locale,
    viewport: TELEPHONE,
    storageState: visit.session,
  })
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW_4G)
  await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const bytes = countBytes(line)
  await page.addInitScript(observe)
  await page.goto(portalUrl() + visit.path, { waitUntil: 'commit' })
  await page.locator(visit.shows).waitFor()
  await untilQuiet(page)
  const figures = await page.evaluate(
    () => Reflect.get(window, 'seen') as Omit<Figures, 'transferredKb'>,
  )
  await context.close()
  return { ...figures, transferredKb: bytes() / 1000 }
}

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { largestPaintMs: 0, blockedMs: 0, shift: 0, quietSince: 0 }
  Reflect.set(window, 'seen', seen)
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaintMs = startTime
    seen.quietSince = performance.now()
  })
  watch('longtask', ({ duration }) => {
    seen.quietSince = performance.now()
    // Pauses under 50 ms are not noticed.
    seen.blockedMs += duration - 50
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) seen.shift += value
  })
}

async function untilQuiet(page: Page) {
  await page.waitForFunction(
    (quietMs) => performance.now() - Reflect.get(window, 'seen').quietSince > quietMs,
    QUIET_MS,
    { timeout: 60_000 },
  )
}

function countBytes(line: CDPSession) {
  let sum = 0
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (sum += encodedDataLength))
  return () => sum
}

function medians(all: Figures[]): Figures {
  const median = (pick: (figures: Figures) => number) =>
    all.map(pick).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  return {
    largestPaintMs: median((figures) => figures.largestPaintMs),
    blockedMs: median((figures) => figures.blockedMs),
    shift: median((figures) => figures.shift),
    transferredKb: median((figures) => figures.transferredKb),
  }
}

function verdict(figures: Figures): string {
  const missed = [
    figures.largestPaintMs > AIMS.largestPaintMs && 'largest paint',
    figures.blockedMs > AIMS.blockedMs && 'blocked',
    figures.shift > AIMS.shift && 'layout shift',
  ].filter((name) => name !== false)
  return missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`
}
