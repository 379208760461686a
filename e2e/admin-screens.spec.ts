import { expect, type Page } from '@playwright/test'

import {
  answerNormally,
  answerWith,
  answerWithError,
  holdAnswers,
  refuseConnections,
} from './answers.ts'
import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { openPage, type Session, startSession } from './session.ts'
import { openAdminDashboard, portalUrl, signInAsAdmin } from './sign-in.ts'
import { test } from './test.ts'

// The administrator's screens of the specification that no other journey visits.

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }
const ADMIN = { email: 'admin@portico.example', password: 'portico-demo-admin' }
const AGENT = { email: 'agent@portico.example', password: 'portico-demo-agent' }
const ADMIN_PATHS = ['/admin', '/admin/dashboard', '/admin/customers', '/admin/customers/new']
const BLANK_CUSTOMER = {
  domains: [],
  active: true,
  mspStartDate: null,
  timeZone: null,
  technicalContacts: [],
  version: 1,
  createdAt: '2026-02-01T09:00:00.000Z',
  updatedAt: '2026-02-01T09:00:00.000Z',
  updatedBy: null,
}

let session: Session
test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext()
  await signInAsAdmin(await context.newPage())
  session = await context.storageState()
  await context.close()
})

test('sign-in leads back to the admin page when a visitor asked for it', async ({ browser }) => {
  const page = await openPage(browser)
  for (const path of ADMIN_PATHS) {
    await page.goto(portalUrl() + path)
    await expect(page, path).toHaveURL(`${portalUrl()}/admin/login`)
  }
  await fillIn(page)
  await page.getByRole('button', { name: 'Login as Admin' }).click()
  await expect(page.getByText('Admin login successful')).toBeVisible()
  await expect(page).toHaveURL(`${portalUrl()}/admin/customers/new`)
})

test('the root of the portal leads to the admin dashboard when an administrator is signed in', async ({
  browser,
}) => {
  const page = await openPage(browser)
  await page.goto(portalUrl())
  await page.waitForURL('**/login')
  await page.getByRole('link', { name: 'Admin login' }).click()
  await fillIn(page)
  await page.getByRole('button', { name: 'Login as Admin' }).click()
  await expect(page).toHaveURL(`${portalUrl()}/admin/dashboard`)

  // The session ends on a page; an agent signs in there and starts at a page of their own.
  await page.goto(`${portalUrl()}/admin/customers`)
  await page.context().clearCookies({ domain: 'localhost' })
  await page.reload()
  await page.waitForURL('**/admin/login')
  await fillIn(page, AGENT)
  await page.getByRole('button', { name: 'Login as Admin' }).click()
  await expect(page).toHaveURL(`${portalUrl()}/desk`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Desk')
  await expect(page.getByRole('table', { name: 'Tickets, Open' })).toBeVisible()
  await expectAccessible(page, 'desk')
  for (const path of ['/', '/login', '/admin/login']) {
    await page.goto(portalUrl() + path)
    await expect(page, path).toHaveURL(`${portalUrl()}/desk`)
  }
})

test('the admin area is denied when a person of a customer opens any of its addresses', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: await startSession(browser, KATHARINA) })
  for (const path of ADMIN_PATHS) {
    await page.goto(portalUrl() + path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Access Denied')
    await expect(page.getByText('You do not have permission to view this page.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' }).first(), path).toBeVisible()
  }
  await expectAccessible(page, 'access denied')
})

test('the admin pages lead everywhere when an administrator starts at the sign-in pages', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  for (const path of ['/admin', '/admin/login']) {
    await page.goto(portalUrl() + path)
    await expect(page, path).toHaveURL(`${portalUrl()}/admin/dashboard`)
  }
  const bar = page.getByRole('navigation', { name: 'Admin' }).first()
  await expect(page.getByRole('banner').getByText('Admin Portal')).toBeVisible()
  for (const [name, path] of [
    ['Customers', '/admin/customers'],
    ['Dashboard', '/admin/dashboard'],
    ['Main Portal', '/dashboard'],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(portalUrl() + path)
  }
  // The address changes before the other frame is there.
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('link', { name: 'Admin Dashboard' }).click()
  await expect(page).toHaveURL(`${portalUrl()}/admin/dashboard`)
})

test('the menu names the administrator, and leads to the login page when they sign out', async ({
  page,
}) => {
  await openAdminDashboard(page)
  await page.getByRole('button', { name: /’s account$/ }).click()
  const menu = page.getByRole('group', { name: 'Account' }).or(page.locator('dl'))
  await expect(menu.getByText('admin@portico.example').first()).toBeVisible()
  await expect(menu.getByText('Organization').first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${portalUrl()}/login`)
  await page.goto(`${portalUrl()}/admin/dashboard`)
  await expect(page).toHaveURL(`${portalUrl()}/admin/login`)
})

test('admin frame has in its menu what does not fit in the bar when the window is 768 pixels wide', async ({
  browser,
}) => {
  const page = await openPage(browser, {
    storageState: session,
    viewport: { width: 768, height: 800 },
  })
  await page.goto(`${portalUrl()}/admin/audit-log`)
  await page.getByRole('button', { name: 'Menu' }).click()
  const link = page.getByRole('link', { name: 'System Jobs' })
  await expect(link).toHaveCount(1)
  await expect(link).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Main Portal' })).toBeVisible()
})

test('the admin dashboard counts the customers, lists the newest five and refreshes the sign-on', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  const answers = Promise.all([
    page.waitForResponse('**/api/admin/customers/counts'),
    page.waitForResponse('**/api/admin/customers?limit=5'),
  ])
  await page.goto(`${portalUrl()}/admin/dashboard`)
  const [counts, newest] = await Promise.all((await answers).map((answer) => answer.json()))
  await expect(page.locator('main dl > div')).toHaveText([
    `Total${counts.total}`,
    `Active${counts.active}`,
    `Inactive${counts.inactive}`,
    `SAML Enabled${counts.samlEnabled}`,
  ])
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Domain',
    'MSP Start Date',
    'Status',
    'SAML',
  ])
  const names = newest.map(({ name }: { name: string }) => new RegExp(name))
  await expect(page.locator('tbody tr')).toHaveText(names)

  const refresh = await holdAnswers(page, 'POST /api/admin/refresh-saml-config')
  await page.getByRole('button', { name: 'Refresh SAML Config' }).click()
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeVisible()
  refresh.letGo()
  await expect(page.getByText('SAML configurations refreshed successfully')).toBeVisible()
  answerNormally(page)
  await answerWithError(page, 'POST /api/admin/refresh-saml-config')
  await page.getByRole('button', { name: 'Refresh SAML Config' }).click()
  await expect(page.getByText('Failed to refresh SAML configurations')).toBeVisible()

  await page.getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL(`${portalUrl()}/admin/customers`)
})

test('the admin dashboard lists the first steps until they are done or dismissed, and each leads on', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await page.goto(`${portalUrl()}/admin/dashboard`)
  // The demo has four of them: its name, its contact, its team and its customers.
  const card = page.getByRole('region', { name: 'Get started: 4 steps left' })
  await expect(card.getByRole('listitem')).toHaveCount(4)
  await card.getByText('4 steps done').click()
  await expect(card.getByRole('listitem')).toHaveCount(8)
  for (const [link, path] of [
    ['Name the portal', '/admin/settings'],
    ['Turn on two-step sign-in', '/account'],
    ['Set up outgoing email', '/admin/setup#mail'],
    ['Invite your team', '/admin/team'],
    ['Connect a mailbox', '/admin/mail/mailboxes/new'],
    ['Add your first customer', '/admin/customers/new'],
  ] as const) {
    await expect(card.getByRole('link', { name: link })).toHaveAttribute('href', path)
  }
  await expectAccessible(page, 'admin dashboard with first steps')
  await card.getByRole('link', { name: 'Set up outgoing email' }).click()
  await expect(page.getByRole('heading', { name: 'Set up outgoing email' })).toBeInViewport()
  await expectAccessible(page, 'mail and backups')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page, 'mail and backups')
  await page.getByRole('link', { name: 'Back to “Get started”' }).click()
  await expect(card).toBeVisible()
  await expectFits(page, 'admin dashboard with first steps')

  await answerWith(page, 'POST /api/admin/setup/dismiss', { done: [], isDismissed: true })
  await card.getByRole('button', { name: 'Dismiss' }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the customer list says what is not set, what is off, and when there are no customers', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  const saml = { enabled: false, provider: 'custom', ipRestrictions: [] }
  await answerWith(page, 'GET /api/admin/customers', [
    { ...BLANK_CUSTOMER, id: 'a', name: 'Plain Co', domain: 'plain.example', saml },
  ])
  await page.goto(`${portalUrl()}/admin/customers`)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Domain',
    'MSP Start Date',
    'Status',
    'SAML',
    'Provider',
    'Actions',
  ])
  await expect(page.locator('tbody tr').first()).toHaveText(
    /Plain Co.*plain\.example.*Not set.*Active.*Disabled.*N\/A/,
  )
  await expect(page.getByPlaceholder('Search customers...')).toBeVisible()
  await expectAccessible(page, 'a customer without anything')

  answerNormally(page)
  await answerWith(page, 'GET /api/admin/customers', [])
  await page.reload()
  await expect(page.getByText('No customers added yet')).toBeVisible()
  await expectAccessible(page, 'no customers')
})

test('an admin page says that it waits, what went wrong, and tries again when its data fails to load', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  for (const path of ['/admin/dashboard', '/admin/customers']) {
    const list = await holdAnswers(page, 'GET /api/admin/customers')
    await page.goto(portalUrl() + path)
    await expect(page.getByText('Loading customers')).toBeAttached()
    await expectAccessible(page, `${path} while it waits`, { looks: ['light'] })
    list.letGo()
    await expect(page.locator('tbody tr').first()).toBeVisible()
    answerNormally(page)

    await answerWithError(page, 'GET /api/admin/customers')
    await page.goto(portalUrl() + path)
    await expect(page.getByText('Failed to load customers')).toBeVisible()
    await expectAccessible(page, `${path} when it failed`)
    answerNormally(page)
    await page.getByRole('button', { name: /Retry|Try again/ }).click()
    await expect(page.locator('tbody tr').first()).toBeVisible()
  }
})

test('the customer form is active and has the defaults of single sign-on when a customer is new', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await page.goto(`${portalUrl()}/admin/customers/new`)
  await expect(page.getByLabel('Active')).toBeChecked()

  // On a telephone the footer that stays in sight is no higher than its buttons need.
  await page.setViewportSize({ width: 390, height: 844 })
  const save = page.locator('main').getByRole('button', { name: 'Save Customer' })
  const [button, footer] = [await save.boundingBox(), await save.locator('..').boundingBox()]
  expect(footer!.height).toBeLessThan(2 * button!.height)
  await page.setViewportSize({ width: 1280, height: 800 })

  await expect(page.getByText('Inactive customers cannot access the support portal')).toBeVisible()
  await expect(page.getByLabel('Email Domain *')).toHaveAttribute('placeholder', /\w+\.\w+/)
  await page.getByRole('switch', { name: 'Enable SAML SSO' }).click()
  await page.getByText('Advanced', { exact: true }).click()
  await expect(page.getByLabel('Identity Provider *')).toHaveValue('custom')
  await expect(page.getByLabel('Identity Provider *').locator('option')).toHaveText([
    'Custom',
    'Microsoft Entra ID',
    'Google Identity/Workspace',
    'Okta',
    'Auth0',
    'Ping Identity',
    'OneLogin',
    'AWS IAM',
    'IBM Security Verify',
    'Oracle IDCS',
    'ForgeRock',
  ])
  const boxes = page.getByRole('group', { name: 'Advanced' }).or(page.locator('details'))
  await expect(boxes.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await expect(boxes.getByRole('checkbox', { checked: false })).toHaveCount(3)
  for (const off of ['Sign requests', /POST/, 'Accept encrypted assertions']) {
    await expect(boxes.getByRole('checkbox', { name: off })).not.toBeChecked()
  }
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(`${portalUrl()}/admin/customers`)
})

test('the customer form says that it is saving, and what failed when it cannot be saved', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await page.goto(`${portalUrl()}/admin/customers/new`)
  await page.getByLabel('Customer Name').fill('Slow Co')
  await page.getByLabel('Email Domain *').fill('slow-co.example')
  await answerWithError(page, 'POST /api/admin/customers')
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await expect(page.getByText('Failed to create customer')).toBeVisible()
  answerNormally(page)
  const save = await holdAnswers(page, 'POST /api/admin/customers')
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  save.letGo()
  await expect(page.getByText('Customer created successfully')).toBeVisible()
})

test('the admin login checks its fields, shows the password, and names a wrong one', async ({
  browser,
}) => {
  const page = await openPage(browser)
  await page.goto(`${portalUrl()}/admin/login`)
  const button = page.getByRole('button', { name: 'Login as Admin' })
  await button.click()
  await expect(page.getByText('Please enter both email and password')).toBeVisible()
  await expect(page.getByLabel('Admin Email')).toBeFocused()
  await fillIn(page, { ...ADMIN, password: 'not the password' })
  const password = page.getByLabel('Password', { exact: true })
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')

  const login = await holdAnswers(page, 'POST /api/auth/admin-login')
  await button.click()
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
  login.letGo()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(password).toBeFocused()
  await expectAccessible(page, 'a wrong password')
  answerNormally(page)

  await answerWith(page, 'POST /api/auth/admin-login', {})
  await button.click()
  await expect(page.getByText('Invalid authentication response')).toBeVisible()
  answerNormally(page)

  await refuseConnections(page, '**/api/**')
  await button.click()
  await expect(page.getByText('Backend Connection Error')).toBeVisible()
  await expect(page.getByText('Unable to connect to server. Please try again later.')).toBeVisible()
  answerNormally(page)
  await page.getByRole('link', { name: 'Go to customer sign-in' }).click()
  await expect(page).toHaveURL(`${portalUrl()}/login`)
})

async function fillIn(page: Page, { email, password } = ADMIN) {
  await page.getByLabel('Admin Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

test('background work shows what waits, what failed and why, and retries or dismisses a job when asked', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  const call = 'GET /api/admin/background-work'
  const troubled = 'GET /api/admin/background-work/troubled'
  const kinds = [
    { name: 'mail', title: 'Send mail', isScheduled: false, waiting: 2, failed: 1, oldestAt: null },
  ]
  const job = {
    id: '0199a0c0-0000-7000-8000-000000000001',
    title: 'Send mail',
    customer: { id: '0199a0c0-0000-7000-8000-000000000002', name: 'Northwind Traders' },
    attempts: 12,
    reason: 'Can’t reach the mail server.',
    createdAt: '2026-02-01T09:00:00.000Z',
    failedAt: '2026-02-01T14:00:00.000Z',
  }
  const waiting = await holdAnswers(page, call)
  await page.goto(`${portalUrl()}/admin/background-work`)
  await expect(page.getByText('Loading system jobs')).toBeAttached()
  await expectAccessible(page, 'background work while it waits', { looks: ['light'] })
  waiting.letGo()
  await expect(page.getByText('No failed jobs', { exact: true })).toBeVisible()
  await expectAccessible(page, 'background work where nothing failed')
  await expectFits(page, 'background work')

  answerNormally(page)
  await answerWith(page, call, { kinds })
  await answerWith(page, troubled, [job])
  await page.goto(`${portalUrl()}/admin/background-work`)
  await expect(page.getByText(job.reason)).toBeVisible()
  await expectAccessible(page, 'background work with a failed job')
  await expectFits(page, 'background work with a failed job')
  await answerWith(page, `POST /api/admin/background-work/${job.id}/retry`, { success: true })
  await page.getByRole('button', { name: 'Retry: Send mail' }).click()
  await expect(page.getByText('Job queued for retry')).toBeVisible()
  await answerWithError(page, `DELETE /api/admin/background-work/${job.id}`)
  await page.getByRole('button', { name: 'Dismiss: Send mail' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Failed to dismiss the job')).toBeVisible()

  answerNormally(page)
  await answerWithError(page, call)
  await answerWithError(page, troubled)
  await page.goto(`${portalUrl()}/admin/background-work`)
  await expect(page.getByText('Failed to load system jobs')).toBeVisible()
  await expect(page.getByText('Failed to load failed jobs')).toBeVisible()
  await expectAccessible(page, 'background work when it failed')
})
