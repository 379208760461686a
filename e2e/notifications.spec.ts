import { type BrowserContext, expect, type Page } from '@playwright/test'

import { POLL_INTERVAL_MS } from '#shared/limits.ts'

import { expectAccessible } from './axe.ts'
import { openDashboard, portalUrl, signIn, watchConsole } from './sign-in.ts'
import { openDesk, raiseTickets, startSecondProcess } from './support-desk.ts'
import { test } from './test.ts'

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }
const OLUWASEUN = { email: 'oluwaseun.adeyemi@northwind.example', name: 'Oluwaseun Adeyemi' }
const DANA = { email: 'dana.whitfield@fabrikam.example', name: 'Dana Whitfield' }
const LUIS = { email: 'luis.ortega@fabrikam.example', name: 'Luis Ángel Ortega' }
const CHAU = { email: 'chau.nguyen@fabrikam.example', name: 'Minh Châu Nguyễn' }
const SIOBHAN = { email: 'siobhan.oneill@fabrikam.example', name: "Siobhán O'Neill" }

let desk: Awaited<ReturnType<typeof openDesk>>
test.beforeAll(async () => {
  desk = await openDesk()
})
test.afterAll(() => desk.close())

test('an answer is seen and announced in two browsers when each is at a process of its own', async ({
  browser,
}) => {
  const second = await startSecondProcess()
  try {
    const [ticket] = await raiseTickets(browser, KATHARINA, ['The spooler stands still'])
    const [here, there] = [await browser.newContext(), await browser.newContext()]
    const sounds = [await listenTo(here), await listenTo(there)]
    const [detail, list] = [await here.newPage(), await there.newPage()]
    const errors = [watchConsole(detail), watchConsole(list)]
    await signIn(detail, KATHARINA)
    await signIn(list, KATHARINA)
    await detail.goto(`${portalUrl()}/tickets/${ticket!.id}`)
    await list.goto(`${second.url}/tickets`)
    await feedIsReady(detail)
    await feedIsReady(list)
    const row = list.getByRole('row').filter({ hasText: ticket!.subject })
    await expect(row).toContainText('Open')
    await detail.getByRole('textbox', { name: /reply/i }).fill('Half a sentence')

    await desk.answer(detail, ticket!, '<p>Please restart the spooler.</p>')

    await expect(detail.getByText('Please restart the spooler.')).toBeVisible()
    await expect(row).toContainText('Pending')
    await expect(row).toContainText('New reply')
    await openBell(list, 1)
    // It came into view there.
    await expect(detail.getByRole('status').getByText('New reply from')).toBeAttached()
    await expect(bell(detail)).toHaveAccessibleName('Notifications')
    await bell(detail).click()
    for (const page of [detail, list])
      await expect(messages(page)).toHaveText([
        `Ticket status changed to Pending: ${ticket!.subject}`,
      ])
    await messages(list).click()
    await expect(list.locator('li[aria-current]')).toContainText('Please restart the spooler.')
    expect(sounds).toEqual([['/notification.wav'], ['/notification.wav']])
    expect(errors).toEqual([[], []])
    await expect(detail.getByRole('textbox', { name: /reply/i })).toHaveValue('Half a sentence')
    await Promise.all([here.close(), there.close()])
  } finally {
    await second.stop()
  }
})

test("a person's own change is announced in none of their tabs, but on their other device", async ({
  browser,
}) => {
  const [ticket] = await raiseTickets(browser, OLUWASEUN, ['No network upstairs'])
  const [here, device] = [await browser.newContext(), await browser.newContext()]
  const sounds = await listenTo(here)
  const [writing, reading, other] = [
    await here.newPage(),
    await here.newPage(),
    await device.newPage(),
  ]
  await signIn(writing, OLUWASEUN)
  await signIn(other, OLUWASEUN)
  for (const page of [writing, reading, other]) {
    await page.goto(`${portalUrl()}/tickets/${ticket!.id}`)
    await feedIsReady(page)
  }

  await writing.getByRole('textbox', { name: /reply/i }).fill('It happens on the third floor.')
  await writing.getByRole('button', { name: 'Send Reply' }).click()
  for (const page of [writing, reading, other])
    await expect(
      page.getByRole('listitem').filter({ hasText: 'It happens on the third floor.' }),
    ).toBeVisible()
  await openBell(other, 1)
  await expect(messages(other)).toHaveText([`New reply on ticket: ${ticket!.subject}`])

  // Announced later and alone: the own reply would stand below it.
  await desk.answer(writing, ticket!, '<p>We are on our way.</p>')
  for (const page of [writing, reading]) {
    await expect(page.getByRole('status').getByText('New reply from')).toBeAttached()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await bell(page).click()
    await expect(messages(page)).toHaveText([
      `Ticket status changed to Pending: ${ticket!.subject}`,
    ])
  }
  expect(sounds).toEqual(['/notification.wav'])
  await Promise.all([here.close(), device.close()])
})

test('the tabs of a browser share one stream, and the one in front takes it over when its owner closes', async ({
  browser,
  context,
}) => {
  const [ticket] = await raiseTickets(browser, LUIS, ['Many tabs'])
  const first = await context.newPage()
  const opened = first.waitForResponse('**/api/events')
  await openDashboard(first, LUIS)
  await opened
  const before = await countStreams(first)
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    const takesOver = tab.waitForResponse('**/api/events')
    await tab.goto(`${portalUrl()}/tickets`)
    await takesOver
  }
  await expect.poll(() => countStreams(first)).toBe(before)

  await tabs[2]!.close()
  await desk.answer(first, ticket!, '<p>Done.</p>')
  await openBell(first, 1)
  await expect(tabs[0]!.getByRole('row').filter({ hasText: ticket!.subject })).toContainText(
    'Pending',
  )
})

test('the portal announces nothing on a first visit, and on return what came meanwhile', async ({
  browser,
  context,
}) => {
  const subjects = Array.from({ length: 10 }, (_, index) => `Question ${index + 1}`)
  const tickets = await raiseTickets(browser, SIOBHAN, subjects)
  const page = await context.newPage()
  await openDashboard(page, SIOBHAN)
  await feedIsReady(page)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.goto('about:blank')
  for (const ticket of tickets) await desk.answer(page, ticket, '<p>Solved?</p>')

  await page.goto(`${portalUrl()}/dashboard`)
  await openBell(page, '9+')
  await expect(bell(page).getByText('9+', { exact: true })).toBeVisible()
  await expectAccessible(page, 'bell with ten', {
    within: '[popover][aria-label=Notifications]',
    looks: ['light'],
  })
  await page
    .getByRole('button', { name: /^Mark read:/ })
    .first()
    .click()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 9 unread')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText('No notifications')).toBeVisible()
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
})

test('the portal announces by polling every five minutes when event streams are blocked', async ({
  browser,
  page,
}) => {
  const [ticket] = await raiseTickets(browser, DANA, ['Behind a proxy'])
  await page.route('**/api/events', (route) => route.abort('blockedbyclient'))
  await page.clock.install()
  await openDashboard(page, DANA)
  await page.getByRole('link', { name: 'My Tickets' }).first().click()
  await feedIsReady(page)
  const row = page.getByRole('row').filter({ hasText: ticket!.subject })
  await expect(row).toContainText('Open')
  await desk.answer(page, ticket!, '<p>Try again, please.</p>')
  await page.clock.runFor(POLL_INTERVAL_MS / 2)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.clock.runFor(POLL_INTERVAL_MS / 2)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(row).toContainText('Pending')

  // A person who opens the ticket from the list has no more news of it to read.
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ticket!.subject)
  await expect(page).toHaveTitle(/^Behind a proxy ·/)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
})

test('the ticket list says so once and keeps focus and scroll when it changes by itself', async ({
  browser,
  page,
}) => {
  const subjects = Array.from({ length: 20 }, (_, index) => `Request number ${index}`)
  const tickets = await raiseTickets(browser, CHAU, subjects)
  await page.clock.install()
  await signIn(page, CHAU)
  await page.goto(`${portalUrl()}/tickets`)
  await feedIsReady(page)
  const link = page.getByRole('link', { name: tickets[4]!.subject })
  await link.focus()
  const before = await link.boundingBox()

  await raiseTickets(browser, CHAU, ['A new one'])
  await expect(page.getByText('Found 1 new ticket(s)')).toHaveCount(1)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(link).toBeFocused()
  expect(await link.boundingBox()).toEqual(before)

  await page.clock.runFor(POLL_INTERVAL_MS + 60_000)
  await expect(page.getByText(/Found|Ticket list updated/)).toHaveCount(0)
  await desk.answer(page, tickets[3]!, '<p>Solved?</p>')
  await expect(page.getByText('Ticket list updated')).toHaveCount(1)
})

test('a tab switches to the new person when another one has signed in since', async ({
  browser,
  context,
}) => {
  const [before, after] = [await context.newPage(), await context.newPage()]
  await openDashboard(before, LUIS)
  await feedIsReady(before)
  await context.clearCookies()
  await openDashboard(after, SIOBHAN)
  await feedIsReady(after)
  await raiseTickets(browser, SIOBHAN, ['Not for others'])
  await before.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(before.getByRole('heading', { level: 1 })).toHaveText(
    `Welcome back, ${SIOBHAN.name}!`,
  )
  await openBell(before, 1)
  const { user } = await (await before.request.get(`${portalUrl()}/api/auth/user`)).json()
  const owners = await before.evaluate(() =>
    JSON.parse(localStorage.getItem('notifications') ?? '[]').map(
      ({ userId }: { userId: string }) => userId,
    ),
  )
  expect(owners).toEqual([user.id])
})

test('desktop notifications are requested only on a click, and open the ticket when they are clicked', async ({
  browser,
  context,
}) => {
  const [ticket] = await raiseTickets(browser, LUIS, ['On the desktop'])
  const shown: { title: string; body: string; icon: string }[] = []
  await context.exposeFunction('onDesktop', (one: (typeof shown)[number]) => void shown.push(one))
  await context.addInitScript({
    content: `
      window.Notification = class {
        static permission = 'default'
        static async requestPermission() {
          window.asked = true
          return (this.permission = 'granted')
        }
        constructor(title, { body, icon }) {
          window.lastShown = this
          window.onDesktop({ title, body, icon })
        }
        close() {}
      }`,
  })
  const page = await context.newPage()
  await openDashboard(page, LUIS)
  await feedIsReady(page)
  expect(await page.evaluate('window.asked')).toBeUndefined()
  await bell(page).click()
  const desktop = page.getByRole('switch', { name: 'Desktop notifications' })
  await expect(desktop).not.toBeChecked()
  await desktop.click()
  await expect(desktop).toBeChecked()

  await desk.answer(page, ticket!, '<p>Fixed.</p>')
  await expect
    .poll(() => shown.map(({ body }) => body))
    .toEqual([`Ticket status changed to Pending: ${ticket!.subject}`])
  const logo = await page.request.get(new URL(shown[0]!.icon, portalUrl()).href)
  expect(logo.headers()['content-type']).toBe('image/png')
  await page.evaluate('window.lastShown.onclick()')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ticket!.subject)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
})

test('the sound stays off in all tabs and for good when it is switched off, and arrives with its media type', async ({
  browser,
  context,
}) => {
  const [ticket] = await raiseTickets(browser, SIOBHAN, ['Too loud'])
  const sounds = await listenTo(context)
  const page = await context.newPage()
  await openDashboard(page, SIOBHAN)
  await feedIsReady(page)
  const beside = await context.newPage()
  await beside.goto(`${portalUrl()}/dashboard`)
  await feedIsReady(beside)
  await bell(page).click()
  const sound = page.getByRole('switch', { name: 'Sound' })
  await sound.click()
  await expect(sound).not.toBeChecked()

  await desk.answer(page, ticket!, '<p>Quietly.</p>')
  await expect(bell(beside)).toHaveAccessibleName('Notifications, 1 unread')
  expect(sounds).toEqual([])
  await page.reload()
  await bell(page).click()
  await expect(sound).not.toBeChecked()
  await sound.click()
  expect(sounds).toEqual(['/notification.wav'])

  const file = await page.request.get(`${portalUrl()}/notification.wav`)
  expect(file.headers()['content-type']).toMatch(/^audio\//)
})

function bell(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ })
}

async function openBell(page: Page, unread: number | '9+') {
  await expect(bell(page)).toHaveAccessibleName(`Notifications, ${unread} unread`)
  await bell(page).click()
}

function messages(page: Page) {
  return page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').getByRole('link')
}

/** Waits until the present feed was read, so that everything from now on is news. */
async function feedIsReady(page: Page) {
  const { user } = await (await page.request.get(`${portalUrl()}/api/auth/user`)).json()
  await page.waitForFunction((key) => key in localStorage, `seen-tickets:${user.id}`)
}

/** The sounds that the pages of a browser play, as they come. */
async function listenTo(context: BrowserContext): Promise<string[]> {
  const sounds: string[] = []
  await context.exposeFunction('onSound', (src: string) => void sounds.push(new URL(src).pathname))
  await context.addInitScript({
    content: `
      HTMLMediaElement.prototype.play = async function () {
        window.onSound(this.src)
      }`,
  })
  return sounds
}

async function countStreams(page: Page): Promise<number> {
  const metrics = await (await page.request.get(`${portalUrl()}/metrics`)).text()
  return Number(/^portico_live_streams (\d+)$/m.exec(metrics)?.[1])
}
