import { expect, type Page } from '@playwright/test'

import { answerNormally, answerWith, holdAnswers } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { openPage, type Session, startSession } from './session.ts'
import { portalUrl } from './sign-in.ts'
import { test } from './test.ts'

// The customer's screens of the specification that no other journey visits.

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }

let session: Session
test.beforeAll(async ({ browser }) => {
  session = await startSession(browser, KATHARINA)
})

test('the portal leads to the dashboard when a person is signed in, and finds no unknown path', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  for (const path of ['/', '/login', '/admin/login']) {
    await page.goto(portalUrl() + path)
    await expect(page, path).toHaveURL(`${portalUrl()}/dashboard`)
  }
  await page.goto(`${portalUrl()}/no/such/page`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(`${portalUrl()}/dashboard`)
})

test('the login page continues by itself once when there is a session at an identity provider, then offers it', async ({
  browser,
}) => {
  const page = await openPage(browser)
  const redirectUrl = `${portalUrl()}/api/openapi.json`
  await answerWith(page, 'GET /api/auth/idp-detect', {
    authenticated: false,
    hasIdpSession: true,
    customer: { name: 'Northwind Traders' },
    redirectUrl,
  })
  await page.goto(`${portalUrl()}/login`)
  await page.waitForURL(redirectUrl)
  await page.goto(`${portalUrl()}/login`)
  await expect(page.getByText('Existing Northwind Traders session detected')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with Northwind Traders SSO' }).click()
  await page.waitForURL(redirectUrl)
})

test('the login page explains sign-in, and names whom to ask and who runs the portal', async ({
  browser,
}) => {
  const page = await openPage(browser)
  await page.goto(`${portalUrl()}/login`)
  await expect(page.getByRole('button', { name: 'Sign in with Email' })).toBeDisabled()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Enter your company email.',
    'We verify a secure connection.',
    'Click to sign in. No password needed.',
  ])
  const footer = page.getByRole('contentinfo')
  await expect(page.getByRole('link', { name: 'Contact your support team' })).toBeVisible()
  await expect(footer.getByRole('link')).toHaveText([
    'Help center',
    'System status',
    'Privacy policy',
    '+1 555 0100',
  ])
  await expect(footer.getByText(`© ${new Date().getFullYear()} Portico`)).toBeVisible()
  await page.getByRole('link', { name: 'Admin login' }).getByRole('img').click()
  await expect(page).toHaveURL(`${portalUrl()}/admin/login`)
})

test('the email is lowercased when it is typed at sign-in, even in the middle', async ({
  browser,
}) => {
  const page = await openPage(browser)
  await page.goto(`${portalUrl()}/login`)
  const email = page.getByLabel('Company email')
  await email.fill('mpark@northwind.example')
  await email.press('Home')
  await email.press('ArrowRight')
  await page.keyboard.type('INA.')
  await expect(email).toHaveValue('mina.park@northwind.example')
})

test('the ticket list drops an unknown filter from the address and keeps the others when it opens', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await page.goto(`${portalUrl()}/tickets?status=Foo&priority=high&sort=size`)
  await expect(page).toHaveURL(`${portalUrl()}/tickets?priority=high`)
})

test('the login page shows no link without an address when contact and privacy have none', async ({
  browser,
}) => {
  const page = await openPage(browser)
  await page.route(`${portalUrl()}/login`, async (route) => {
    const answer = await route.fetch()
    // As a fresh installation has it.
    const body = (await answer.text()).replaceAll(/"(url|privacyUrl)":"[^"]*"/g, '"$1":null')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(`${portalUrl()}/login`)
  await expect(page.getByRole('button', { name: 'Sign in with Email' })).toBeVisible()
  for (const text of ['Trouble signing in?', 'Help center', 'System status', 'Privacy policy'])
    await expect(page.getByText(text), text).toHaveCount(0)
  await expectAccessible(page, 'login of a fresh installation')
})

test('the dashboard counts, lists and links the tickets of the customer', async ({ browser }) => {
  const page = await openPage(browser, { storageState: session })
  const answer = page.waitForResponse('**/api/dashboard')
  await page.goto(`${portalUrl()}/dashboard`)
  const { counts, recent, priorityAttention } = await (await answer).json()
  for (const [name, count, path] of [
    ['Open', counts.open, '/tickets?status=Open'],
    ['Pending', counts.pending, '/tickets?status=Pending'],
    ['Closed', counts.closed, '/tickets?status=Closed'],
    ['Total', counts.total, '/tickets'],
  ]) {
    const link = page.getByRole('link', { name: `${name} tickets ${count}` })
    await expect(link).toHaveAttribute('href', path)
  }
  const months = page.getByRole('table', { name: 'Tickets created per month' })
  await expect(months.locator('tbody tr')).toHaveCount(12)
  const rows = (name: string) => page.getByRole('list', { name }).getByRole('listitem')
  await expect(rows('Recent tickets')).toHaveCount(5)
  await expect(rows('Recent tickets').first()).toContainText(asRead(recent[0].subject))
  await expect(rows('Priority attention')).toHaveCount(priorityAttention.length)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(rows('All tickets')).toHaveCount(counts.total)
  const card = page.getByRole('region', { name: 'Recent Tickets' })
  await expect(card.getByText(`${counts.total} of ${counts.total}`)).toBeVisible()
  await expect(card.getByRole('link', { name: 'See all tickets' })).toHaveAttribute(
    'href',
    '/tickets',
  )
  await page.getByRole('button', { name: 'Recent', exact: true }).click()
  await expect(rows('Recent tickets')).toHaveCount(5)
  const actions = page.getByRole('region', { name: 'Quick Actions' })
  await expect(actions.getByRole('link', { name: 'Create ticket' })).toHaveAttribute(
    'href',
    '/tickets/new',
  )
  await expect(actions.getByRole('link', { name: 'View all tickets' })).toHaveAttribute(
    'href',
    '/tickets',
  )
  await actions.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByText('Data refreshed successfully')).toBeVisible()
})

test('the dashboard keeps its other parts when the SLA figures cannot be shown', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  const dashboard = await (await page.request.get(`${portalUrl()}/api/dashboard`)).json()
  await answerWith(page, 'GET /api/dashboard', { ...dashboard, sla: {} })
  await page.goto(`${portalUrl()}/dashboard`)
  await expect(
    page.getByText('Unable to load SLA metrics. Please try refreshing the page.'),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Recent tickets' })).toBeVisible()
})

test('a row of the ticket list has a red edge and says so when its ticket broke its promise', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await page.goto(`${portalUrl()}/tickets`)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Subject',
    'Status',
    'Priority',
    'Category',
    'Created',
  ])
  const rows = page.locator('tbody tr')
  const breached = rows.filter({ hasText: 'SLA breached' }).first()
  const kept = rows.filter({ hasNotText: 'SLA breached' }).first()
  await expect(breached.locator('td').first()).toHaveCSS('box-shadow', /3px 0px 0px 0px inset$/)
  await expect(kept.locator('td').first()).toHaveCSS('box-shadow', 'none')
  await expect(kept).toContainText(/#\d+/)
  await expect(page.getByText('(Northwind Traders)')).toHaveCount(0)

  // A card has one edge, and none through its first letters.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(breached).toHaveCSS('box-shadow', /3px 0px 0px 0px inset$/)
  await expect(breached.locator('td').first()).toHaveCSS('box-shadow', 'none')
})

test('the button to the top appears and leads there when the page is scrolled past 400 pixels', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await page.goto(`${portalUrl()}/tickets`)
  await expect(page.getByRole('table')).toBeVisible()
  const toTop = page.getByRole('button', { name: 'Scroll to top' })
  await page.evaluate(() => window.scrollTo(0, 401))
  await expect(toTop).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(toTop).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 401))
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto(`${portalUrl()}/tickets/new`)
  const submit = page.getByRole('button', { name: 'Submit Ticket' })
  await submit.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(toTop).toBeVisible()
  const [upper, lower] = [await toTop.boundingBox(), await submit.boundingBox()]
  expect(upper!.y + upper!.height).toBeLessThanOrEqual(lower!.y)
})

test('the bar keeps room for links and tools when the brand name is long, and marks the current link in forced colours', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session, forcedColors: 'active' })
  await page.goto(`${portalUrl()}/dashboard`)
  const [recent, all] = ['Recent', 'All'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  const groundOf = (button: typeof recent) =>
    button!.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await groundOf(recent)).not.toBe(await groundOf(all))

  const name = page.getByRole('banner').getByRole('link').first().locator('span')
  await name.evaluate((element) => {
    element.textContent = 'Hohenstaufen Managed Services GmbH'
  })
  for (const width of [704, 800, 984]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page, `${width} px`)
  }
})

test('the menu and the ticket form name the signed-in person, even when little is known', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await page.goto(`${portalUrl()}/tickets/new`)
  const contact = page.getByRole('region', { name: 'Your Contact Information' })
  await expect(contact).toContainText(KATHARINA.email)
  await expect(contact).toContainText('Northwind Traders')
  await page.getByRole('button', { name: `${KATHARINA.name}’s account` }).click()
  const account = page.getByRole('region', { name: 'Account' })
  for (const text of [KATHARINA.name, KATHARINA.email, 'Northwind Traders']) {
    await expect(account.getByText(text)).toBeVisible()
  }
  await expect(account.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)

  const { user } = await (await page.request.get(`${portalUrl()}/api/auth/user`)).json()
  await answerWith(page, 'GET /api/auth/user', { user: { ...user, organization: null } })
  await page.reload()
  await expect(contact).toContainText('OrganizationNot available')
})

test('the theme follows the system when none was chosen', async ({ browser }) => {
  const page = await openPage(browser, { storageState: session, colorScheme: 'dark' })
  await page.goto(`${portalUrl()}/dashboard`)
  await expect(page.locator('html')).toHaveClass('dark')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByText('Open', { exact: true }).last()).toHaveCSS(
    'color',
    'rgb(18, 62, 148)',
  )
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).not.toHaveClass('dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('theme'))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(page.locator('html')).not.toHaveClass('dark')
})

test('categories are awaited, may be none, and are chosen when they are clicked', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  const { letGo } = await holdAnswers(page, 'GET /api/tickets/categories')
  await page.goto(`${portalUrl()}/tickets/new`)
  await expect(page.getByLabel('Priority')).toHaveValue('Low')
  await expect(page.getByText('Loading categories')).toBeAttached()
  letGo()
  const chips = page.getByRole('checkbox')
  await expect(chips.first()).toBeChecked()
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByText('Email And Calendar').click()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByText('Email And Calendar').click()
  await expect(page.getByText('1 selected')).toBeVisible()

  answerNormally(page)
  await answerWith(page, 'GET /api/tickets/categories', [])
  await page.reload()
  await expect(page.getByText('No categories available')).toBeVisible()
})

test('the ticket list follows within two seconds when a ticket was created', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await page.clock.install()
  const ticket = await findTicket(page, 'Label printer in the warehouse')
  await answerWith(page, 'POST /api/tickets', ticket)
  await page.goto(`${portalUrl()}/tickets/new`)
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByLabel('Subject').fill('Two seconds')
  await page.getByLabel('Description').fill('Not more, not less.')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  const notice = page.getByText('Ticket created successfully. Taking you to your tickets...')
  await expect(async () => {
    await page.clock.runFor(1)
    expect(await notice.isVisible()).toBe(true)
  }).toPass()
  await page.clock.runFor(1900)
  await expect(page).toHaveURL(/\/tickets\/new$/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(/\/tickets$/)
})

test('a ticket folds its description when it is very long, and on a telephone puts the reply before the details', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await page.setViewportSize({ width: 390, height: 844 })
  const list = await page.request.get(`${portalUrl()}/api/tickets?status=open`)
  const [{ id }] = await list.json()
  const ticket = await (await page.request.get(`${portalUrl()}/api/tickets/${id}`)).json()
  const description = `${'All of it. '.repeat(5950)}The end.`
  await answerWith(page, `GET /api/tickets/${id}`, { ...ticket, description })
  await page.goto(`${portalUrl()}/tickets/${id}`)
  const text = page.locator('[data-folded]').filter({ hasText: 'The end.' })
  const heightNow = async () => (await text.boundingBox())!.height
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Description',
    'Add Reply',
    'Conversation History',
    'Service level',
    'Who can see this',
    'Details',
  ])
  expect(await heightNow()).toBeLessThan(500)
  await page.getByRole('button', { name: 'Show all' }).click()
  expect(await heightNow()).toBeGreaterThan(5000)
  await page.getByRole('button', { name: 'Show less' }).click()
  expect(await heightNow()).toBeLessThan(500)
  await page.emulateMedia({ media: 'print' })
  expect(await heightNow()).toBeGreaterThan(5000)
})

test('a ticket names its authors, its files in whole KB, and General when it has no category', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  const ticket = await findTicket(page, 'Label printer in the warehouse')
  await answerWith(page, `GET /api/tickets/${ticket.id}`, { ...ticket, categories: [] })
  await page.goto(`${portalUrl()}/tickets/${ticket.id}`)
  const details = page.getByRole('complementary')
  await expect(details.getByText('General', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^blank-labels\.png \d+ KB$/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Support Agent' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'System' }).first()).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 3, name: 'You', exact: true }).first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close Ticket' })).toHaveCount(0)
  await expect(page.getByText('Add Reply')).toHaveCount(0)
})

/** A subject as the customer's own people read it. */
function asRead(subject: string): string {
  return subject.replace(/ \(Northwind Traders\)$/, '')
}

async function findTicket(page: Page, q: string) {
  const api = `${portalUrl()}/api/tickets`
  const [{ id }] = await (await page.request.get(`${api}?${new URLSearchParams({ q })}`)).json()
  return (await page.request.get(`${api}/${id}`)).json()
}
