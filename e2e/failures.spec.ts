import { expect, type Page, type Route } from '@playwright/test'

import { holdAnswers } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { raiseTicket } from './raise-ticket.ts'
import { openDashboard, portalUrl, signIn } from './sign-in.ts'
import { test } from './test.ts'

const SIOBHAN = { email: 'siobhan.oneill@fabrikam.example', name: "Siobhán O'Neill" }

/** Faults in the place of an answer. The text that follows from each is a rule of `call`. */
const TROUBLES = [
  {
    name: 'the server is stopped',
    answer: (route: Route) => route.abort('connectionrefused'),
    says: 'Network Error',
  },
  {
    name: 'the server answers 500',
    answer: (route: Route) =>
      route.fulfill({ status: 500, json: { error: 'internal', message: 'The disk is on fire' } }),
    says: 'The disk is on fire',
  },
  {
    name: 'a proxy answers with a page of its own',
    answer: (route: Route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Unavailable</h1>' }),
    says: 'Can’t reach the server right now. Please try again in a few seconds.',
  },
  {
    name: 'a network answers with its sign-in page, as a success',
    answer: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
    says: 'Something went wrong',
  },
]

/** No answer at all, and one that looks like a success. */
const EXTREMES = TROUBLES.filter((_, index, { length }) => index === 0 || index === length - 1)

for (const { name, answer, says } of EXTREMES) {
  test(`when ${name}, dashboard and list say so and come back`, async ({ page }) => {
    await signIn(page, SIOBHAN)
    await raiseTicket(page, 'Still there')
    await breakApi(page, answer)

    await page.goto(`${portalUrl()}/dashboard`)
    await expect(page.getByText('Failed to load your tickets')).toBeVisible()
    await expect(page.getByText('Failed to calculate SLA metrics')).toBeVisible()
    await mend(page)
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await expect(page.getByRole('link', { name: /Still there/ }).first()).toBeVisible()
    await expect(page.getByText('Failed to', { exact: false })).toHaveCount(0)

    await breakApi(page, answer)
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await expect(page.getByText('Failed to refresh tickets')).toBeVisible()
    await expect(page.getByRole('link', { name: /Still there/ }).first()).toBeVisible()

    await page.goto(`${portalUrl()}/tickets`)
    await expect(page.getByText('Failed to load your tickets')).toBeVisible()
    await mend(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('link', { name: /Still there/ }).first()).toBeVisible()

    await breakApi(page, answer)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Failed to refresh tickets')).toBeVisible()
    await expect(page.getByRole('link', { name: /Still there/ }).first()).toBeVisible()
    await mend(page)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Tickets refreshed successfully')).toBeVisible()
  })

  test(`when ${name}, a ticket that is being created keeps everything`, async ({ page }) => {
    await signIn(page, SIOBHAN)
    await breakApi(page, answer)
    await page.goto(`${portalUrl()}/tickets/new`)
    await expect(page.getByText('Failed to load ticket categories')).toBeVisible()
    await page.getByLabel('Subject').fill('The clock is late')
    await page.getByLabel('Description').fill('By an hour.')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'clock.txt', mimeType: 'text/plain', buffer: Buffer.from('11:00') })

    // Without categories the form leads to what brings them.
    await page.getByRole('button', { name: 'Submit Ticket' }).click()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused()
    await mend(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('1 selected')).toBeVisible()

    await breakApi(page, answer)
    await page.getByRole('button', { name: 'Submit Ticket' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to create ticket. Please try again.' }),
    ).toContainText(says)
    await expect(page.getByLabel('Subject')).toHaveValue('The clock is late')
    await expect(page.getByLabel('Description')).toHaveValue('By an hour.')
    await expect(page.getByText('Selected Files (1/5)')).toBeVisible()

    await mend(page)
    await page.getByRole('button', { name: 'Submit Ticket' }).click()
    await expect(page.getByText('Ticket created successfully').first()).toBeVisible()
  })

  test(`when ${name}, a ticket keeps what was typed there`, async ({ page }) => {
    await signIn(page, SIOBHAN)
    const address = await raiseTicket(page, 'A ticket in trouble')
    await page.goto(address)
    const reply = page.getByLabel('Your reply')
    await reply.fill('It got worse.')

    await breakApi(page, answer)
    await page.getByRole('button', { name: 'Refresh Ticket' }).click()
    await expect(page.getByText('Failed to refresh ticket')).toBeVisible()
    await page.getByRole('button', { name: 'Send Reply' }).click()
    await expect(page.getByText(`Failed to send reply. ${says}`)).toBeVisible()
    await expect(reply).toHaveValue('It got worse.')
    await expect(reply).toBeFocused()
    await mend(page)
    await reply.press('Control+Enter')
    await expect(page.getByText('Reply sent successfully')).toBeVisible()
    await expect(page.getByText('It got worse.')).toHaveCount(1)

    await page.getByRole('button', { name: 'Close Ticket' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Additional Comment').fill('Never mind.')
    await breakApi(page, answer)
    await dialog.getByRole('button', { name: 'Close Ticket' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(new RegExp(`Failed to close ticket${says}`))
    await expect(dialog.getByLabel('Additional Comment')).toHaveValue('Never mind.')
    await mend(page)
    await dialog.getByRole('button', { name: 'Close Ticket' }).click()
    await expect(page.getByText('Ticket closed successfully')).toBeVisible()

    await breakApi(page, answer)
    await page.goto(address)
    await expect(page.getByText('Failed to load ticket details')).toBeVisible()
    await page.waitForURL('**/tickets')
  })
}

for (const { name, answer } of TROUBLES) {
  test(`a signed-in person comes back without their doing when ${name} and recovers`, async ({
    page,
  }) => {
    await page.clock.install()
    await signIn(page, SIOBHAN)
    await page.route('**/api/**', answer)
    await page.goto(`${portalUrl()}/tickets?status=Closed`)
    await page.waitForURL('**/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Portico Support')
    await mend(page)
    await page.clock.runFor(11_000)
    await page.waitForURL('**/tickets?status=Closed')
  })
}

test('a sign-in that cannot reach the server keeps the address and goes on when it can', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(`${portalUrl()}/login`)
  const email = page.getByLabel('Company email')
  await email.fill(SIOBHAN.email)
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Sign in with Email' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    /Backend Connection Error: Cannot connect to the backend server\. Please check your internet connection\./,
  )
  await expect(page.getByText('Unable to connect to server. Please try again later.')).toBeVisible()
  await expect(email).toBeDisabled()

  await mend(page)
  await page.clock.runFor(11_000)
  await expect(email).toBeEnabled()
  await expect(email).toHaveValue(SIOBHAN.email)
  await expect(page.getByText('Backend Connection Error')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign in with Email' }).click()
  await expect(page.getByRole('button', { name: SIOBHAN.name })).toBeVisible()
})

test('every screen says that it waits when the server is slow', async ({ page }) => {
  await signIn(page, SIOBHAN)
  const address = await raiseTicket(page, 'Slowly')
  const slow = await slowDown(page)

  await page.goto(`${portalUrl()}/dashboard`)
  await expect(page.getByText('Loading ticket activity')).toBeAttached()
  await slow.letGo()
  await expect(page.getByText('Loading ticket activity')).toHaveCount(0)

  slow.again()
  await page.goto(`${portalUrl()}/tickets`)
  await expect(page.getByText('Loading your tickets')).toBeAttached()
  await slow.letGo()
  await expect(page.getByRole('link', { name: /Slowly/ }).first()).toBeVisible()

  slow.again()
  await page.goto(address)
  await expect(page.getByText('Loading ticket', { exact: true })).toBeAttached()
  await slow.letGo()
  await page.getByLabel('Your reply').fill('Take your time.')
  slow.again()
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await slow.letGo()
  await expect(page.getByText('Reply sent successfully')).toBeVisible()

  slow.again()
  await page.getByRole('button', { name: 'Close Ticket' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close Ticket' }).click()
  await expect(page.getByRole('button', { name: 'Closing...' })).toBeVisible()
  // Nothing is given up half-way: the dialog stays until the answer is there.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await slow.letGo()
  await expect(page.getByText('Ticket closed successfully')).toBeVisible()
})

test('a form keeps everything when the session ends while a person types', async ({
  page,
  context,
}) => {
  await signIn(page, SIOBHAN)
  await page.goto(`${portalUrl()}/tickets/new`)
  await page.getByLabel('Subject').fill('Interrupted')
  await page.getByLabel('Description').fill('In the middle of')
  await page.getByLabel('Priority').selectOption('High')
  // Large enough that the server has refused before all of it was sent.
  await page.locator('input[type=file]').setInputFiles({
    name: 'evidence.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(8_000_000, 'x'),
  })
  await expect(page.getByText('Selected Files (1/5)')).toBeVisible()
  // Automatic requests would notice before the person does.
  await page.route(/\/api\/(events|tickets\?)/, (route) => route.abort())
  await context.clearCookies({ domain: 'localhost' })
  await page.getByRole('button', { name: 'Submit Ticket' }).click()

  await page.waitForURL('**/login')
  await page.unrouteAll()
  await page.getByLabel('Company email').fill(SIOBHAN.email)
  await page.getByRole('button', { name: 'Sign in with Email' }).click()
  await page.getByRole('button', { name: SIOBHAN.name }).click()
  await page.waitForURL('**/tickets/new')
  await expect(page.getByLabel('Subject')).toHaveValue('Interrupted')
  await expect(page.getByLabel('Description')).toHaveValue('In the middle of')
  await expect(page.getByLabel('Priority')).toHaveValue('High')
  await expect(page.getByText('Selected Files (1/5)')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await page.waitForURL('**/tickets')
  await page
    .getByRole('link', { name: /Interrupted/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /evidence\.bin/ }).first()).toBeVisible()
})

test('a person is told of the failure when they left the form while it was sent', async ({
  page,
}) => {
  await signIn(page, SIOBHAN)
  await page.goto(`${portalUrl()}/tickets/new`)
  await page.getByLabel('Subject').fill('Left behind')
  await page.getByLabel('Description').fill('Sent and forgotten.')
  await expect(page.getByText('1 selected')).toBeVisible()
  let fail = () => {}
  const hasFailed = new Promise<void>((resolve) => (fail = resolve))
  await page.route('**/api/tickets', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await hasFailed
    return route.abort('connectionrefused')
  })

  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  // It can no longer be cancelled.
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveCount(0)
  await page.getByRole('link', { name: 'My Tickets' }).click()
  await page.waitForURL('**/tickets')
  fail()
  await expect(page.getByText('Failed to create ticket. Please try again.')).toBeVisible()
  await page.getByRole('link', { name: 'New Ticket' }).first().click()
  await expect(page.getByLabel('Subject')).toHaveValue('Left behind')
})

test('offline nothing can be sent, says why, and goes on when the line is back', async ({
  page,
  context,
}) => {
  await signIn(page, SIOBHAN)
  await page.goto(await raiseTicket(page, 'In the tunnel'))
  await page.getByLabel('Your reply').fill('No signal here.')
  await context.setOffline(true)
  await expect(page.getByText(/^You’re offline\. You can keep reading/)).toBeVisible()
  await expect(page.getByText('You’re offline. Your text is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Reply' })).toBeDisabled()
  await page.getByLabel('Your reply').press('Control+Enter')
  await expect(page.getByLabel('Your reply')).toHaveValue('No signal here.')

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Refresh data' }).click({ force: true })
  await page.getByRole('button', { name: `${SIOBHAN.name}’s account` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText(/^You’re still signed in\. Can’t reach the server/)).toBeVisible()
  await expect(page.getByText('Data refreshed successfully')).toHaveCount(0)
  await page.goBack()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Reply sent successfully')).toBeVisible()
})

test('a page that does not come says so, once, after five seconds or when the line is cut, and tries again when asked', async ({
  page,
  context,
}) => {
  await signIn(page, SIOBHAN)
  await page.clock.install()
  const { letGo } = await holdAnswers(page, 'GET /api/dashboard')
  await page.goto(`${portalUrl()}/dashboard`)
  await expect(page.getByText('Loading ticket activity')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await page.clock.runFor(5_100)
  await expect(page.getByText('Still loading. Check your connection.')).toHaveCount(1)
  await context.setOffline(true)
  await expect(page.getByText('Not loaded yet. You’re offline.')).toHaveCount(1)
  await context.setOffline(false)
  const again = page.waitForRequest('**/api/dashboard')
  await page.getByRole('button', { name: 'Retry' }).click()
  await again
  letGo()
  await expect(page.getByRole('list', { name: 'Recent tickets' })).toBeVisible()
  await expect(page.getByText('Still loading')).toHaveCount(0)
})

test('a page that is first opened offline says so, with ways on, and loads when the line is back', async ({
  page,
  context,
}) => {
  await openDashboard(page, SIOBHAN)
  await expect(page.getByRole('list', { name: 'Recent tickets' })).toBeVisible()
  await page.getByRole('button', { name: `${SIOBHAN.name}’s account` }).click()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Not loaded yet. You’re offline.',
  )
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectAccessible(page, 'not loaded')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('list', { name: 'Recent tickets' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Not loaded yet/)

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
})

test('the document says that it is not loaded when the app’s code does not come', async ({
  page,
}) => {
  await page.route('**/assets/*', (route) => route.abort('connectionrefused'))
  await page.goto(`${portalUrl()}/login`)
  await expect(page.getByText('Not loaded yet. Check your connection.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Reload page' }).click()
  await expect(page.getByLabel('Company email')).toBeVisible()
  await expect(page.getByText('Not loaded yet')).toHaveCount(0)
})

/** Everything but the question who is signed in, which has a test of its own. */
async function breakApi(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route((url) => /^\/api\/(?!auth\/)/.test(url.pathname), answer)
}

async function mend(page: Page) {
  await page.unrouteAll({ behavior: 'wait' })
}

/** Holds every call back until it is let go, however long a test takes to look. */
async function slowDown(page: Page) {
  const held: Route[] = []
  let isSlow = true
  await page.route(
    (url) => /^\/api\/(?!auth\/)/.test(url.pathname),
    async (route) => {
      if (isSlow) held.push(route)
      else await route.continue()
    },
  )
  return {
    /** Lets held requests go, and further ones until it is slow again: a page asks several things. */
    async letGo() {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      isSlow = false
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
    again() {
      isSlow = true
    },
  }
}

test('a page opens for the first time when the server is away', async ({ page }) => {
  await openDashboard(page, SIOBHAN)
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  await expect.poll(fetched).toMatch(/assets\/create-ticket-[^,]+\.js/)
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await page.getByRole('navigation', { name: 'Main' }).getByText('New Ticket').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Support Ticket')
})
