import { readFile } from 'node:fs/promises'

import { type Browser, expect, type Locator, type Page } from '@playwright/test'

import { WEEKDAYS } from '#shared/sla/calendar.ts'
import { SLA_TARGETS } from '#shared/sla/sla.ts'

import { addCustomer, callAsAdmin } from './admin-calls.ts'
import { answerNormally, refuseConnections } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { portalUrl, signIn, signInAsAdmin, watchConsole } from './sign-in.ts'
import { test, WALK } from './test.ts'

const { High, Medium, Low } = SLA_TARGETS
const TARGETS = { High, Medium, Low }

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }

/** `Mon, Nov 23, 2026, 9:30 AM` */
const A_TIME = /\w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M/
/** `today 9:30 AM`, `Mon, Nov 23, 9:30 AM` */
const NEAR_TIME = /(?:today|tomorrow|\w{3}, \w{3} \d+,(?: \d{4},)?) \d+:\d\d [AP]M$/
// Raised on a Friday at 16:20, answered at 16:45 and closed on Tuesday at 10:00.
const OVER_A_WEEKEND = "Warehouse system says 'database is locked'"
// Raised on a Monday, closed on the Tuesday of the next week.
const OVER_A_WEEK = 'PDF export of the stock list'

test('the ticket form shows the promise of the priority, and updates it when the form stays open', async ({
  browser,
}) => {
  const page = await signedInFrom(browser, 'Europe/Berlin')
  const errors = watchConsole(page)
  await page.clock.install()
  await page.goto(`${portalUrl()}/tickets/new`)
  const { promises } = await (
    await page.request.get(`${portalUrl()}/api/tickets/service-level`)
  ).json()
  const dues: string[] = []
  for (const { priority } of promises) {
    await page.getByLabel('Priority').selectOption(priority)
    const first = page.getByText(new RegExp(`^First response by ${NEAR_TIME.source}`))
    const resolution = page.getByText(new RegExp(`^Resolution by ${NEAR_TIME.source}`))
    await expect(first).toBeVisible()
    dues.push(await resolution.innerText())
  }
  expect(new Set(dues).size).toBe(promises.length)
  await expect(page.getByText(/your time/)).toHaveCount(0)

  const again = page.waitForResponse('**/api/tickets/service-level')
  await page.clock.fastForward(61_000)
  expect((await again).status()).toBe(200)
  expect(errors).toEqual([])
})

test('form and ticket show deadlines in both zones when the device is in another one than the customer', async ({
  browser,
}) => {
  const page = await signedInFrom(browser, 'America/New_York')
  await page.goto(`${portalUrl()}/tickets/new`)
  const { promises } = await (
    await page.request.get(`${portalUrl()}/api/tickets/service-level`)
  ).json()
  const promised = page.getByText(/Resolution by/)
  await expect(promised).toContainText(
    `${clockIn('Europe/Berlin', promises[0].resolutionDueAt)} Berlin time`,
  )
  await expect(promised).toContainText(
    `${clockIn('America/New_York', promises[0].resolutionDueAt)} New York time (your time)`,
  )

  const listed = await page.request.get(`${portalUrl()}/api/tickets?status=open`)
  const [{ id }] = await listed.json()
  await page.goto(`${portalUrl()}/tickets/${id}`)
  const due = page.getByRole('definition').filter({ hasText: /^Due/ }).first()
  await expect(due).toHaveText(
    new RegExp(`^Due ${A_TIME.source} Berlin time${A_TIME.source} New York time \\(your time\\)$`),
  )
})

test('the ticket form works when the promise fails to load', async ({ browser }) => {
  const page = await signedInFrom(browser, 'Europe/Berlin')
  await page.route('**/api/tickets/service-level', (route) => route.abort())
  await page.goto(`${portalUrl()}/tickets/new`)
  await page.getByLabel('Priority').selectOption('High')
  await expect(page.getByText('Loading response times')).toHaveCount(0)
  await expect(page.getByText('First response by')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Submit Ticket' })).toBeEnabled()
  await expect(page.getByText(/Network Error|failed/i)).toHaveCount(0)
})

test("the receipt adds up in the customer's time, and comes as data when asked", async ({
  browser,
}) => {
  const page = await signedInFrom(browser, 'America/New_York')
  const errors = watchConsole(page)
  const id = await openTicket(page, OVER_A_WEEKEND)
  await page.getByRole('button', { name: 'How this is calculated' }).click()

  await expect(page.getByText('Met, 5m early')).toBeVisible()
  await expect(page.getByText('Breached by 5h 40m').first()).toBeVisible()
  await expect(
    page.getByText(/Berlin time\. .*Your local time \(New York time\) is shown below/),
  ).toBeVisible()
  const response = page.getByRole('table', { name: /^First response/ })
  const resolution = page.getByRole('table', { name: /^Resolution/ })
  expect(await addUp(response)).toEqual({ counted: 25, total: 25, sum: [25, 30, 5] })
  expect(await addUp(resolution)).toEqual({ counted: 580, total: 580, sum: [580, 240, 340] })
  await expect(resolution.getByRole('rowheader')).toHaveText([
    'Clock started',
    'Running',
    'Outside business hours',
    'Running',
    'Due',
    'Overdue',
    'Closed',
    'Business time 9h 40m',
    'Target 4h 0m',
    'Breached by 5h 40m',
  ])
  await expect(resolution.getByRole('row', { name: /Outside business hours/ })).toContainText(
    '5:00 PM–Mon 9:00 AM',
  )

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as JSON' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^service-level-\d+\.json$/)
  const { calculatedAt: _, ...data } = JSON.parse(await readFile(await saved.path(), 'utf8'))
  const answer = await (await page.request.get(`${portalUrl()}/api/tickets/${id}/sla`)).json()
  expect(answer).toMatchObject(data)
  expect(errors).toEqual([])
})

test('the receipt is folded on the screen and whole on paper when it is long', async ({
  browser,
}) => {
  const page = await signedInFrom(browser, 'Europe/Berlin')
  await openTicket(page, OVER_A_WEEK)
  await page.getByRole('button', { name: 'How this is calculated' }).click()
  const resolution = page.getByRole('table', { name: /^Resolution/ })
  const lines = resolution.locator('tbody tr:visible')
  const fold = resolution.getByRole('button', { name: /^\d+ more lines, [\d,]+ minutes$/ })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  const folded = Number.parseInt(await fold.innerText())
  await expect(lines).toHaveCount(9)

  await page.emulateMedia({ media: 'print' })
  await expect(lines).toHaveCount(8 + folded)
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: null })

  await fold.click()
  await expect(lines).toHaveCount(9 + folded)
  const { counted, total } = await addUp(resolution)
  expect(counted).toBe(total)
  await expect(resolution.getByRole('button', { name: 'Show fewer lines' })).toBeFocused()
})

test('the receipt says so and can be loaded again when it fails to load', async ({ browser }) => {
  const page = await signedInFrom(browser, 'Europe/Berlin')
  await openTicket(page, OVER_A_WEEKEND)
  await refuseConnections(page, '**/sla')
  await page.getByRole('button', { name: 'How this is calculated' }).click()
  await expect(page.getByText('Failed to load calculation')).toBeVisible()
  answerNormally(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Breached by 5h 40m').first()).toBeVisible()
})

test(
  'the receipt passes axe and stays within the page when it is open',
  WALK,
  async ({ browser }) => {
    const page = await signedInFrom(browser, 'Europe/Berlin')
    await openTicket(page, OVER_A_WEEK)
    await page.getByRole('button', { name: 'How this is calculated' }).click()
    await page.getByRole('button', { name: /more lines/ }).click()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page, 'receipt', { within: 'main' })
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 640 })
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess).toBe(0)
    }
  },
)

test('a customer reads the contract, and each line of a receipt leads to its sentence', async ({
  page,
}) => {
  const errors = watchConsole(page)
  await signInAsAdmin(page)
  const { id: customerId, domain } = await addCustomer(page, { timeZone: 'Europe/Berlin' })
  const [today, tomorrow, opens, eachDay] = daysInBerlin()
  const contract = `/api/admin/customers/${customerId}/service-contract/versions`
  const closed = [today, tomorrow].map((date, index) => {
    return { date, name: `Moving day ${index + 1}`, intervals: [], counts: true }
  })
  const terms = {
    calendar: { name: 'Every day', timeZone: 'Europe/Berlin', hours: eachDay, holidays: closed },
    targets: TARGETS,
    categoryTargets: [{ category: 'NETWORK_ISSUE', targets: { ...TARGETS, Low: TARGETS.High } }],
    pauses: { causes: ['waiting'], clocks: 'both' },
    escalations: [],
    text: 'Two visits a month are included.',
  }
  const saved = await callAsAdmin(page, 'POST', contract, {
    validFrom: today,
    terms: { own: terms },
  })
  expect(saved.status(), await saved.text()).toBe(201)
  const ticket = {
    customerId,
    email: `rosa@${domain}`,
    name: 'Rosa Huber',
    subject: 'Elevator stands still',
    description: 'Since this morning.',
    priority: 'High',
    categories: ['NETWORK_ISSUE'],
  }
  const raised = await callAsAdmin(page, 'POST', '/api/desk/tickets', ticket)
  expect(raised.ok(), await raised.text()).toBe(true)

  await signIn(page, ticket)
  await page.goto(`${portalUrl()}/dashboard`)
  await page.getByRole('link', { name: 'Service Levels' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Levels')
  await expect(page.getByText(`Support opens again on ${opens} at 8:00 AM`)).toBeVisible()
  await expect(page.getByText(/^Support is open every day, 8:00 AM to 8:00 PM/)).toBeVisible()
  await expect(page.getByText(/: Moving day 2$/)).toBeVisible()
  await expect(page.getByText(terms.text)).toBeVisible()
  await expectAccessible(page, 'service levels', { within: 'main' })
  await expectFits(page, 'service levels')

  await page.goto(`${portalUrl()}/tickets/new`)
  await expect(page.getByText(`Work starts on ${opens} at 8:00 AM`)).toBeVisible()
  await page.getByText('Network Issue', { exact: true }).click()
  const promised = page.getByRole('link', {
    name: /^Network Issue, Low priority: first response within 30 minutes/,
  })
  await expect(promised).toBeVisible()
  await expectFits(page, 'promise under a contract')

  await openTicket(page, ticket.subject)
  await page.getByRole('button', { name: 'How this is calculated' }).click()
  const response = page.getByRole('table', { name: /^First response/ })
  await expect(response.getByRole('rowheader').first()).toContainText(
    'Created outside business hours',
  )
  await expect(page.getByRole('heading', { name: 'From the contract' })).toBeVisible()
  await expectAccessible(page, 'receipt under a contract', { within: 'main' })
  await expectFits(page, 'receipt under a contract')
  await page.getByRole('link', { name: /: Moving day 1$/ }).click()
  await expect(page).toHaveURL(`${portalUrl()}/service-levels#holiday.${today}`)
  await expect(page.getByText(/: Moving day 1$/)).toBeFocused()
  expect(errors).toEqual([])
})

/** Today and tomorrow as dates, the weekday after them, and the hours of a week. */
function daysInBerlin() {
  const dayAfter = (days: number, form: Intl.DateTimeFormatOptions, locale = 'en-US') =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString(locale, {
      ...form,
      timeZone: 'Europe/Berlin',
    })
  const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, [{ from: '08:00', to: '20:00' }]]))
  return [
    dayAfter(0, {}, 'sv-SE'),
    dayAfter(1, {}, 'sv-SE'),
    dayAfter(2, { weekday: 'long' }),
    hours,
  ] as const
}

async function signedInFrom(browser: Browser, timezoneId: string): Promise<Page> {
  const page = await (await browser.newContext({ timezoneId })).newPage()
  await signIn(page, KATHARINA)
  return page
}

async function openTicket(page: Page, subject: string): Promise<string> {
  const query = new URLSearchParams({ q: subject })
  const [ticket] = await (await page.request.get(`${portalUrl()}/api/tickets?${query}`)).json()
  await page.goto(`${portalUrl()}/tickets/${ticket.id}`)
  return ticket.id
}

/** `9:30 AM` */
function clockIn(timeZone: string, at: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' })
  return format.format(new Date(at)).replace('\u202f', ' ')
}

/** Adds up the lines as a person with a pencil would. */
function addUp(table: Locator) {
  return table.evaluate((element) => {
    const numberIn = (cell: Element | null | undefined) =>
      Number(cell?.textContent?.replaceAll(',', '') ?? '')
    const lines = [...element.querySelectorAll('tbody tr:has(time)')]
    return {
      counted: lines.reduce((sum, line) => sum + numberIn(line.children[2]), 0),
      total: numberIn(lines.at(-1)?.children[3]),
      sum: [...element.querySelectorAll('tfoot td')].map(numberIn),
    }
  })
}
