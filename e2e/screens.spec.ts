import { expect, type Page } from '@playwright/test'

import { answerNormally, answerWith, answerWithError, holdAnswers } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { openPage, type Session, startSession } from './session.ts'
import { portalUrl, watchConsole } from './sign-in.ts'
import { test, WALK } from './test.ts'

// Every state of every screen, in every look. What the server would have to be brought to is
// answered in its place.

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }

const NOBODYS_TICKET = '01900000-0000-7000-8000-000000000000'

const DIALOG = 'dialog[open]'
const PANEL = '[popover]:popover-open'

const NOTHING_YET = {
  counts: { open: 0, pending: 0, closed: 0, total: 0 },
  activity: {
    slots: Array.from({ length: 12 }, (_, index) => ({
      month: `2025-${String(index + 1).padStart(2, '0')}`,
      count: 0,
    })),
  },
  recent: [],
  priorityAttention: [],
  sla: {
    response: { met: 0, breached: 0, pending: 0, averageMinutes: null },
    resolution: { met: 0, breached: 0, pending: 0, averageMinutes: null },
  },
}

let session: Session
test.beforeAll(async ({ browser }) => {
  session = await startSession(browser, KATHARINA)
})

test('axe finds nothing when it looks at login in any state', WALK, async ({ browser }) => {
  const page = await openPage(browser)
  const errors = watchConsole(page)
  const { letGo } = await holdAnswers(page, 'GET /api/auth/user')
  await open(page, '/login')
  await expect(page.getByText('Checking for an existing session')).toBeAttached()
  await expectAccessible(page, 'checking')

  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Portico Support')
  await expectAccessible(page, 'form')

  await page.getByLabel('Company email').fill('nobody')
  await page.getByLabel('Company email').press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expectAccessible(page, 'field error')

  answerNormally(page)
  await holdAnswers(page, 'POST /api/auth/initiate-login')
  await page.getByLabel('Company email').fill(KATHARINA.email)
  await page.getByRole('button', { name: 'Sign in with Email' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await expectAccessible(page, 'signing in')

  // Before the call that is held is let go, whose answer would lead away.
  await open(page, '/login?error=expired&ref=ABCD2345')
  answerNormally(page)
  await expect(page.getByText('ABCD2345')).toBeVisible()
  await expectAccessible(page, 'failed sign-in')

  // As if the way to the identity provider had been tried already.
  await page.evaluate(() => sessionStorage.setItem('idp-redirected', 'true'))
  await answerWith(page, 'GET /api/auth/idp-detect', {
    authenticated: false,
    hasIdpSession: true,
    customer: { name: 'Northwind Traders' },
    redirectUrl: 'https://idp.example/sso',
  })
  await open(page, '/login')
  await expect(page.getByText('Existing Northwind Traders session detected')).toBeVisible()
  await expectAccessible(page, 'session at the identity provider')
  expect(errors).toEqual([])

  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await open(page, '/login')
  await expect(page.getByText('Backend Connection Error:')).toBeVisible()
  await expectAccessible(page, 'down')
})

test('axe finds nothing when it looks at the dashboard in any state', WALK, async ({ browser }) => {
  const page = await openPage(browser, { storageState: session })
  const errors = watchConsole(page)
  const { letGo } = await holdAnswers(page, 'GET /api/dashboard')
  await open(page, '/dashboard')
  await expect(page.getByText('Loading ticket activity')).toBeAttached()
  await expectAccessible(page, 'loading')

  letGo()
  await expect(page.getByRole('table', { name: 'Tickets created per month' })).toBeAttached()
  await expectAccessible(page, 'full')

  answerNormally(page)
  await answerWith(page, 'GET /api/dashboard', NOTHING_YET)
  await open(page, '/dashboard')
  await expect(page.getByText('No tickets yet')).toBeVisible()
  await expectAccessible(page, 'empty')
  expect(errors).toEqual([])

  answerNormally(page)
  await answerWithError(page, 'GET /api/dashboard')
  await open(page, '/dashboard')
  await expect(page.getByText('Failed to calculate SLA metrics')).toBeVisible()
  await expectAccessible(page, 'error')
})

test(
  'axe finds nothing when it looks at the ticket list in any state',
  WALK,
  async ({ browser }) => {
    const page = await openPage(browser, { storageState: session })
    const errors = watchConsole(page)
    const { letGo } = await holdAnswers(page, 'GET /api/tickets')
    await open(page, '/tickets')
    await expect(page.getByText('Loading your tickets')).toBeAttached()
    await expectAccessible(page, 'loading')

    letGo()
    await expect(page.getByRole('table', { name: 'Your support tickets' })).toBeVisible()
    await expectAccessible(page, 'full')

    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Status').selectOption('Closed')
    await expect(page.getByRole('button', { name: 'Filters 1 active' })).toBeVisible()
    await expectAccessible(page, 'filters open')

    await page.getByLabel('Search tickets').fill('nothing is called like this')
    await expect(page.getByText('No tickets match your current filters')).toBeVisible()
    await expectAccessible(page, 'no match')

    answerNormally(page)
    await answerWith(page, 'GET /api/tickets', [])
    await open(page, '/tickets')
    await expect(page.getByText('You haven’t created a ticket yet')).toBeVisible()
    await expectAccessible(page, 'empty')
    expect(errors).toEqual([])

    answerNormally(page)
    await answerWithError(page, 'GET /api/tickets')
    await open(page, '/tickets')
    await expect(page.getByText('Failed to load your tickets')).toBeVisible()
    await expectAccessible(page, 'error')
  },
)

test('axe finds nothing when it looks at a new ticket in any state', WALK, async ({ browser }) => {
  const page = await openPage(browser, { storageState: session })
  const errors = watchConsole(page)
  await open(page, '/tickets/new')
  await expect(page.getByText('1 selected')).toBeVisible()
  await expectAccessible(page, 'untouched')

  await page.getByRole('checkbox', { checked: true }).uncheck()
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await expect(page.getByText('At least one category is required')).toBeVisible()
  await expectAccessible(page, 'field errors')

  const buffer = Buffer.from('content')
  await page.locator('input[type=file]').setInputFiles(
    ['one.txt', 'two.txt', 'three.txt', 'four.txt', 'five.txt', 'six.txt'].map((name) => ({
      name,
      mimeType: 'text/plain',
      buffer,
    })),
  )
  await expect(page.getByText('six.txt wasn’t added. You can attach up to 5 files.')).toBeVisible()
  await expectAccessible(page, 'files, and one refused')

  await page.getByLabel('Subject').fill('The projector shows everything in green')
  await page.getByLabel('Description').fill('Since this morning.')
  await page.getByRole('checkbox').first().check()
  const { letGo } = await holdAnswers(page, 'POST /api/tickets')
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await expectAccessible(page, 'submitting')

  await page.getByRole('button', { name: 'Cancel upload' }).click()
  letGo()
  answerNormally(page)
  expect(errors).toEqual([])
  await answerWithError(page, 'POST /api/tickets')
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await expect(page.getByText('Failed to create ticket. Please try again.')).toBeVisible()
  await expectAccessible(page, 'failed')
})

test('axe finds nothing when it looks at a ticket in any state', WALK, async ({ browser }) => {
  const page = await openPage(browser, { storageState: session })
  const errors = watchConsole(page)
  const { id } = await findTicket(page, 'Label printer in the warehouse')
  const { letGo } = await holdAnswers(page, `GET /api/tickets/${id}`)
  await open(page, `/tickets/${id}`)
  await expect(page.getByText('Loading ticket', { exact: true })).toBeAttached()
  await expectAccessible(page, 'loading')

  letGo()
  await expect(page.getByRole('list').locator('> [id^=comment-]').first()).toBeVisible()
  await expectAccessible(page, 'closed')

  await page.getByRole('button', { name: 'How this is calculated' }).click()
  await expect(page.getByRole('table', { name: /^Resolution/ })).toBeVisible()
  await expectAccessible(page, 'receipt open')

  await page.getByRole('link', { name: /blank-labels\.png/ }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('naturalWidth', 480)
  await expectAccessible(page, 'preview', { within: DIALOG })

  const waiting = await findTicket(page, '', 'pending')
  await open(page, `/tickets/${waiting.id}`)
  await expect(page.getByLabel('Your reply')).toBeVisible()
  await expectAccessible(page, 'open')

  await page.getByRole('button', { name: 'Close Ticket' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Resolution Reason')).toBeVisible()
  await expectAccessible(page, 'close dialog', { within: DIALOG })
  expect(errors).toEqual([])

  await answerWithError(page, `POST /api/tickets/${waiting.id}/close`)
  await dialog.getByRole('button', { name: 'Close Ticket' }).click()
  await expect(dialog.getByText('Failed to close ticket')).toBeVisible()
  await expectAccessible(page, 'close dialog with an error', { within: DIALOG })

  await open(page, `/tickets/${NOBODYS_TICKET}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticket Not Found')
  await expectAccessible(page, 'not found')
})

test(
  'axe finds nothing when it looks at what surrounds every screen',
  WALK,
  async ({ browser }) => {
    const page = await openPage(browser, { storageState: session })
    const errors = watchConsole(page)
    await open(page, '/dashboard?login=success')
    await expect(page.getByText('You have successfully logged in!')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss message' }).focus()
    await expectAccessible(page, 'toast', { within: '[aria-label=Messages]' })

    await page.getByRole('button', { name: 'Notifications' }).click()
    await expect(page.getByText('No notifications')).toBeVisible()
    await expectAccessible(page, 'bell without news', { within: PANEL })
    await page.keyboard.press('Escape')

    const { user } = await (await page.request.get(`${portalUrl()}/api/auth/user`)).json()
    await page.evaluate((news) => localStorage.setItem('notifications', news), newsFor(user.id))
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
    await expectAccessible(page, 'bell with news', { within: PANEL })
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: `${KATHARINA.name}’s account` }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await expectAccessible(page, 'account', { within: PANEL, looks: ['light', 'dark'] })
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await expectAccessible(page, 'menu', { within: PANEL, looks: ['on a telephone'] })
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+K')
    await expect(page.getByRole('option', { name: 'Sign out' })).toBeVisible()
    await expectAccessible(page, 'search', { within: DIALOG })
    await page.keyboard.press('Escape')

    await open(page, '/tickets')
    await expect(page.getByRole('table', { name: 'Your support tickets' })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
    await expectAccessible(page, 'scrolled')

    await page.context().setOffline(true)
    await expect(page.getByText(/^You’re offline\. You can keep reading/)).toBeVisible()
    await expectAccessible(page, 'offline')
    await page.context().setOffline(false)

    await open(page, '/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expectAccessible(page, 'not found')
    expect(errors).toEqual([])
  },
)

test('the API documentation shows its calls when the strict policy applies', async ({ page }) => {
  const errors = watchConsole(page)
  await page.goto(`${portalUrl()}/api/docs`)
  await page.getByRole('link', { name: 'Tickets', exact: true }).click()
  await expect(page.getByText('/api/tickets/{ticketId}/close')).toBeVisible()
  expect(errors).toEqual([])
})

/** One that was read and one that was not, as local storage has them. */
function newsFor(userId: string): string {
  const createdAt = new Date().toISOString()
  const one = { userId, createdAt, ticketId: NOBODYS_TICKET, type: 'ticket_update' }
  return JSON.stringify([
    { ...one, id: '1-a', message: 'New reply on ticket: The projector', isRead: false },
    { ...one, id: '1-b', message: 'Ticket updated: The projector', isRead: true },
  ])
}

async function open(page: Page, path: string) {
  await page.goto(portalUrl() + path, { waitUntil: 'commit' })
}

async function findTicket(page: Page, q: string, status = ''): Promise<{ id: string }> {
  const query = new URLSearchParams({ q, status })
  const [ticket] = await (await page.request.get(`${portalUrl()}/api/tickets?${query}`)).json()
  return ticket
}
