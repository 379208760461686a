import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'

import { holdAnswers } from './answers.ts'
import { expectFits } from './fit.ts'
import { expectWalkable } from './keyboard-walk.ts'
import { openPage, type Session, startSession } from './session.ts'
import { portalUrl } from './sign-in.ts'
import { test, WALK } from './test.ts'

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }

const WIDE = { width: 1280, height: 800 }
const LOW = { width: 1280, height: 560 }
const TELEPHONE = { width: 390, height: 640 }
const NARROW = { width: 320, height: 640 }

/** Under this the page is felt to stand still. */
const MOST_SHIFT = 0.02
/** A page whose header has its room. */
const NO_SHIFT = 0.001
const BUSY = '[aria-busy=true], output svg'

let session: Session
let ticketPath: string
let adminSession: Session
let customerId: string
let hubPaths: string[]
test.beforeAll(async ({ browser }) => {
  session = await startSession(browser, KATHARINA)
  const context = await browser.newContext({ storageState: session })
  const address = `${portalUrl()}/api/tickets?status=pending&limit=1`
  const [{ id }] = await (await context.request.get(address)).json()
  ticketPath = `/tickets/${id}`
  await context.close()
  adminSession = await startSession(browser, { email: 'admin@portico.example' })
  const admin = await browser.newContext({ storageState: adminSession })
  const [customer] = await (
    await admin.request.get(`${portalUrl()}/api/admin/customers?q=northwind`)
  ).json()
  customerId = customer.id
  hubPaths = [
    `/admin/customers/${customerId}`,
    `/admin/customers/edit/${customerId}`,
    `/admin/customers/people/${customerId}`,
    `/admin/customers/${customerId}/sign-on`,
    `/admin/customers/sso-guide/${customerId}`,
    `/admin/sign-in-failures?customer=${customerId}`,
  ]
  await admin.close()
})

test(
  'the keyboard reaches, shows and leaves everything when a person tabs through any screen',
  WALK,
  async ({ browser }) => {
    const page = await openPage(browser, { viewport: LOW })
    await open(page, '/login')
    await expect(page.getByLabel('Company email')).toBeFocused()
    await expectWalkable(page, 'login')
    await open(page, '/no/such/page')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeFocused()

    await page.context().addCookies(session.cookies)
    for (const path of ['/dashboard', '/tickets', '/tickets/new', ticketPath]) {
      await open(page, path)
      if (path === '/tickets') await page.getByRole('button', { name: 'Filters' }).click()
      for (const viewport of [LOW, TELEPHONE]) {
        await resize(page, viewport)
        await expectWalkable(page, `${path}, ${viewport.width} px`)
      }
    }
  },
)

test('sign-in works by keyboard alone, and its error is read at the field, when the email is wrong', async ({
  browser,
}) => {
  const page = await openPage(browser, { viewport: LOW })
  await open(page, '/login')
  const email = page.getByLabel('Company email')
  await expect(email).toBeFocused()
  await page.keyboard.type('Katharina')
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await page.keyboard.type('.Vogel@Northwind.example')
  await expect(email).toHaveValue(KATHARINA.email)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign in with Email' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: KATHARINA.name })).toBeVisible()
})

test('dashboard, list and ticket are operable when a person has only the keyboard', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session, viewport: LOW })
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/dashboard')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Refresh data' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Data refreshed successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh data' })).toBeFocused()

  const all = page.getByRole('button', { name: 'All', exact: true })
  await all.press('Space')
  await expect(all).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: /^Pending/ }).press('Enter')
  await expect(heading).toHaveText('My Support Tickets')
  await expect(heading).toBeFocused()

  const filters = page.getByRole('button', { name: 'Filters' })
  await filters.press('Enter')
  await expect(filters).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('Status').press('ArrowUp')
  await expect(page).toHaveURL(/status=Open$/)
  const priority = page.getByRole('columnheader', { name: 'Priority' })
  await priority.getByRole('button').press('Enter')
  await expect(priority).toHaveAttribute('aria-sort', 'descending')
  await priority.getByRole('button').press('Space')
  await expect(priority).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('table').getByRole('link').first().press('Enter')
  await expect(page.getByLabel('Your reply')).toBeVisible()
  await expect(heading).toBeFocused()

  const close = page.getByRole('button', { name: 'Close Ticket' })
  await close.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(close).toBeFocused()
  const receipt = page.getByRole('button', { name: 'How this is calculated' })
  await receipt.press('Enter')
  await expect(page.getByRole('table', { name: /^Resolution/ })).toBeVisible()
  await expect(receipt).toBeFocused()
  await page.getByLabel('Your reply').fill('By keyboard.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send Reply' })).toBeFocused()
})

test('the ticket form leads to the first refused field when it is filled in by keyboard alone', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session, viewport: LOW })
  await open(page, '/tickets/new')
  await expect(page.getByText('1 selected')).toBeVisible()
  const category = page.getByRole('checkbox').nth(1)
  await category.press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Ticket' }).press('Enter')
  const subject = page.getByLabel('Subject')
  await expect(subject).toBeFocused()
  await expect(subject).toHaveAccessibleDescription('Subject is required')
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Description')).toBeFocused()
})

test('the ticket form says what is wrong each time when Enter is pressed with an empty field', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session, viewport: LOW })
  await open(page, '/tickets/new')
  await expect(page.getByText('1 selected')).toBeVisible()
  const subject = page.getByLabel('Subject')
  await subject.fill('By keyboard')
  await subject.press('Enter')
  const description = page.getByLabel('Description')
  await expect(description).toBeFocused()
  await expect(description).toHaveAccessibleDescription('Description is required')

  const said = page.getByRole('alert').filter({ hasText: 'Subject is required' })
  await subject.fill('')
  await subject.press('Enter')
  await expect(subject).toBeFocused()
  await expect(subject).toHaveAccessibleDescription('Subject is required')
  const first = await said.locator('span').elementHandle()
  await subject.press('Enter')
  // A new text is announced, the same element is not.
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(said).toHaveCount(1)
})

test('a panel of the bar returns the focus when it is opened and closed by keyboard', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session, viewport: LOW })
  await open(page, '/dashboard')
  for (const [opener, within] of [
    ['Notifications', 'Sound'],
    [`${KATHARINA.name}’s account`, 'Sign out'],
  ] as const) {
    const button = page.getByRole('button', { name: opener })
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const inside = page.getByRole('region').getByText(within)
    await expect(inside).toBeVisible()
    while (!(await inside.evaluate((element) => element.matches(':focus, :focus *')))) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  }
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await search.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
})

test(
  'no page scrolls sideways, cuts off or overlaps when the window is narrow or the text is large and spaced',
  WALK,
  async ({ browser }) => {
    const page = await openPage(browser, { storageState: session })
    const devtools = await page.context().newCDPSession(page)
    for (const path of ['/dashboard', '/tickets', '/tickets/new', ticketPath, '/no/such/page']) {
      await open(page, path)
      await expectFitsInAllLooks(page, devtools, path)
      if (path === '/tickets') {
        await page.getByRole('button', { name: 'Filters' }).click()
        await expectFitsInAllLooks(page, devtools, 'filters')
      }
      if (path === ticketPath) {
        await page.getByRole('button', { name: 'How this is calculated' }).click()
        await expect(page.getByRole('table', { name: /^Resolution/ })).toBeVisible()
        await expectFitsInAllLooks(page, devtools, 'receipt')
        await page.getByRole('button', { name: 'Close Ticket' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectFitsInAllLooks(page, devtools, 'close dialog')
      }
    }
    // An open page of the portal would notice, and lead to the sign-in by itself.
    await page.goto(`${portalUrl()}/healthz`)
    await page.context().clearCookies()
    await open(page, '/login?error=expired&ref=ABCD2345')
    await expect(page.getByText('ABCD2345')).toBeVisible()
    await expectFitsInAllLooks(page, devtools, '/login')
  },
)

test('no page moves when less motion is asked for', WALK, async ({ browser }) => {
  const still = await movesOfVisit(browser, 'reduce')
  expect(still).toEqual({ longest: 0, transitions: 0, isScrolledAtOnce: true })
  // That the measure sees what moves for others.
  const { longest } = await movesOfVisit(browser, 'no-preference')
  expect(longest).toBeGreaterThan(100)
})

test(
  'marks, borders and focus stay visible when the system forces colours, light or dark',
  WALK,
  async ({ browser }) => {
    const page = await openPage(browser, {
      storageState: session,
      forcedColors: 'active',
      viewport: LOW,
    })
    for (const path of ['/dashboard', '/tickets', '/tickets/new', ticketPath]) {
      await open(page, path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? 'dark' : '')
        expect.soft(await faintShapes(page), `${path}, ${colorScheme}`).toEqual([])
      }
    }
    await page.getByLabel('Your reply').fill('Seen?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const send = page.getByRole('button', { name: 'Send Reply' })
    await expect(send).toBeFocused()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(send, colorScheme).toHaveCSS('outline-style', 'solid')
      await expect(send, colorScheme).toHaveCSS('border-top-style', 'solid')
    }
  },
)

for (const viewport of [WIDE, TELEPHONE]) {
  test(`no page jumps when it loads at ${viewport.width} px`, WALK, async ({ browser }) => {
    const page = await openPage(browser, { viewport, reducedMotion: null })
    await page.addInitScript(countShift)
    for (const { path, calls, isThere } of [
      {
        path: '/login',
        calls: ['GET /api/auth/user', 'GET /api/auth/idp-detect'],
        isThere: (loaded: Page) => loaded.getByLabel('Company email'),
      },
      {
        path: '/dashboard',
        calls: ['GET /api/dashboard'],
        isThere: (loaded: Page) => loaded.getByRole('list', { name: 'Recent tickets' }),
      },
      {
        path: '/tickets',
        calls: ['GET /api/tickets'],
        isThere: (loaded: Page) => loaded.getByRole('table', { name: 'Your support tickets' }),
      },
      {
        path: ticketPath,
        calls: [`GET /api${ticketPath}`],
        isThere: (loaded: Page) => loaded.getByLabel('Your reply'),
      },
    ]) {
      if (path !== '/login') await page.context().addCookies(session.cookies)
      const shift = await shiftOf(page, { path, calls, wait: BUSY, isThere })
      expect.soft(shift, path).toBeLessThan(MOST_SHIFT)
    }
    await page.context().addCookies(adminSession.cookies)
    for (const path of hubPaths) {
      const shift = await shiftOf(page, {
        path,
        calls: [`GET /api/admin/customers/${customerId}/overview`],
        // The page below the header may be there before it.
        wait: 'h1',
        isThere: (loaded) => loaded.getByRole('link', { name: /^Tickets \d+ open$/ }),
      })
      expect.soft(shift, path).toBeLessThan(NO_SHIFT)
    }
  })
}

type Loading = { path: string; calls: string[]; wait: string; isThere: (page: Page) => Locator }

/** Measures how much a page moves when its answers arrive after the rest is shown. */
async function shiftOf(page: Page, { path, calls, wait, isThere }: Loading) {
  const { letGo } = await holdAnswers(page, ...calls)
  await page.goto(portalUrl() + path)
  await expect(page.locator(wait).first()).toBeVisible()
  letGo()
  await expect(isThere(page)).toBeVisible()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Reflect.get(window, 'shift'))),
        ),
      ),
  )
}

async function open(page: Page, path: string) {
  await page.goto(portalUrl() + path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

const LOOKS = [
  { name: 'at 320 px', viewport: NARROW },
  { name: 'with text at 200 %', viewport: WIDE, isDoubled: true },
  { name: 'with text at 200 % on a telephone', viewport: TELEPHONE, isDoubled: true },
  { name: 'with wide text spacing', viewport: TELEPHONE, isSpaced: true },
]

/** Looks at the page as it is, which afterwards is as it was. */
async function expectFitsInAllLooks(page: Page, devtools: CDPSession, screen: string) {
  for (const { name, viewport, isDoubled = false, isSpaced = false } of LOOKS) {
    await resizeText(devtools, isDoubled ? 2 : 1)
    await spaceText(page, isSpaced)
    await resize(page, viewport)
    await expectFits(page, `${screen}, ${name}`)
  }
  await spaceText(page, false)
  await resize(page, WIDE)
}

/** From the top again, once the page has answered to the new size. */
async function resize(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport)
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    return new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
    )
  })
}

/** As the settings of the browser do it, which media queries in rem follow. */
async function resizeText(devtools: CDPSession, factor: number) {
  const fontSizes = { standard: 16 * factor, fixed: 13 * factor }
  await devtools.send('Page.setFontSizes', { fontSizes })
}

/** The distances of WCAG 1.4.12, as a style sheet that the content policy does not forbid. */
async function spaceText(page: Page, isSpaced: boolean) {
  await page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = spaced ? [sheet] : []
  }, isSpaced)
}

function countShift() {
  Reflect.set(window, 'shift', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      }
      if (!hadRecentInput) Reflect.set(window, 'shift', Reflect.get(window, 'shift') + value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** A visit in which everything that can move is used: the longest movement in ms. */
async function movesOfVisit(
  browser: Parameters<typeof openPage>[0],
  reducedMotion: 'reduce' | 'no-preference',
) {
  const page = await openPage(browser, { storageState: session, viewport: LOW, reducedMotion })
  await page.addInitScript(() => {
    Reflect.set(window, 'longest', 0)
    Reflect.set(window, 'transitions', 0)
    // Also of no length to speak of: one for each element would cost more than drawing the page.
    document.addEventListener('transitionrun', () =>
      Reflect.set(window, 'transitions', Reflect.get(window, 'transitions') + 1),
    )
    for (const type of ['animationstart', 'transitionrun']) {
      document.addEventListener(type, ({ target }) => {
        for (const animation of (target as Element).getAnimations({ subtree: true })) {
          const { duration } = animation.effect?.getComputedTiming() ?? {}
          const ms = typeof duration === 'number' ? duration : 0
          if (ms > 1) Reflect.set(window, 'longest', Math.max(Reflect.get(window, 'longest'), ms))
        }
      })
    }
  })
  const { letGo } = await holdAnswers(page, 'GET /api/dashboard')
  await page.goto(`${portalUrl()}/dashboard?login=success`)
  await expect(page.getByText('You have successfully logged in!')).toBeVisible()
  letGo()
  await expect(page.getByRole('list', { name: 'Recent tickets' })).toBeVisible()
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeVisible()
  await page.getByRole('switch', { name: 'Sound' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('option', { name: 'Sign out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /theme/i }).click()
  await page.evaluate(() => window.scrollTo(0, 600))
  const toTop = page.getByRole('button', { name: 'Scroll to top' })
  await expect(toTop).toBeVisible()
  const top = await toTop.evaluate((button: HTMLElement) => {
    button.click()
    return window.scrollY
  })
  const [longest, transitions]: number[] = await page.evaluate(() => [
    Reflect.get(window, 'longest'),
    Reflect.get(window, 'transitions'),
  ])
  await page.context().close()
  return { longest, transitions, isScrolledAtOnce: top === 0 }
}

/** Shapes of drawings, and unchecked controls, that hardly differ from what they lie on. */
function faintShapes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
        const share = Number(part) / 255
        return share <= 0.039_28 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const contrast = (one: string, other: string) => {
      const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
      return (lighter + 0.05) / (darker + 0.05)
    }
    const isClear = (colour: string) => colour === 'none' || /, 0\)$|^transparent$/.test(colour)
    const groundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor
      const { backgroundColor } = getComputedStyle(element)
      return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
    }

    const shapes = 'svg :is(path, circle, rect, line, polyline, polygon)'
    return [...document.querySelectorAll(shapes)].flatMap((shape) => {
      const { width, height } = shape.getBoundingClientRect()
      // A shape on another one, such as a door in its house, is seen against that one.
      const isUpon = shape.matches('rect ~ :not(rect)')
      if (!shape.checkVisibility() || isUpon || (width < 1 && height < 1)) return []
      const { fill, stroke } = getComputedStyle(shape)
      const ground = groundOf(shape)
      const paints = [fill, stroke].filter((paint) => !isClear(paint))
      const isSeen = paints.some((paint) => contrast(paint, ground) >= 3)
      if (isSeen || paints.length === 0) return []
      const place = shape.closest('a, button, li, td, dd, h2, figure, section')?.textContent ?? ''
      return [
        `${shape.outerHTML.slice(0, 120)} ${paints.join(' ')} on ${ground} in ${place.slice(0, 40)}`,
      ]
    })
  })
}
