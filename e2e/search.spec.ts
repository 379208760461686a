import { expect, type Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { raiseTicket } from './raise-ticket.ts'
import { openDashboard, portalUrl, signIn, watchConsole } from './sign-in.ts'
import { test, WALK } from './test.ts'

const CHAU = { email: 'chau.nguyen@fabrikam.example', name: 'Minh Châu Nguyễn' }

test('axe finds nothing when it looks at the search', WALK, async ({ page }) => {
  const errors = watchConsole(page)
  await openDashboard(page, CHAU)
  await raiseTicket(page, 'Coffee machine')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('option', { name: /Coffee machine/ }).first()).toBeVisible()
  await expectAccessible(page, 'search')
  await field(page).fill('nothing is called like this')
  await expect(page.getByText('Nothing matches “')).toBeVisible()
  await expectAccessible(page, 'search that finds nothing')
  expect(errors).toEqual([])
})

test('the search returns the focus when it is opened, used and closed by keyboard', async ({
  page,
}) => {
  await signIn(page, CHAU)
  await raiseTicket(page, 'A ticket of late')
  await page.goto(`${portalUrl()}/tickets`)
  await page.getByLabel('Search tickets', { exact: true }).focus()

  await page.keyboard.press('Control+K')
  await expect(field(page)).toBeFocused()
  await expect(active(page)).toHaveText(/A ticket of late/)
  expect(await optionTexts(page)).toEqual(
    expect.arrayContaining(['Dashboard', 'My Tickets', 'New Ticket', 'Sign out']),
  )
  expect(await optionTexts(page)).not.toContain('Admin Dashboard')

  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toHaveText('Sign out')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText(/A ticket of late/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Search tickets', { exact: true })).toBeFocused()

  await page.keyboard.press('Control+K')
  await page.keyboard.type('new')
  await expect(active(page)).toHaveText('New Ticket')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tickets/new')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.keyboard.press('Control+K')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the search finds a ticket when its text or number is typed', async ({ page }) => {
  await signIn(page, CHAU)
  const address = await raiseTicket(page, 'Badge reader is blind')
  await page.goto(`${portalUrl()}/dashboard`)
  const ticket = await (
    await page.request.get(address.replace('/tickets/', '/api/tickets/'))
  ).json()
  await expect(page.getByRole('link', { name: /Badge reader is blind/ }).first()).toBeVisible()

  await openSearch(page)
  await field(page).fill('READER is')
  await expect(active(page)).toContainText('Badge reader is blind')
  await field(page).fill(`#${ticket.number}`)
  await expect(active(page)).toContainText('Badge reader is blind')
  await page.keyboard.press('Enter')
  await page.waitForURL(address)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await openSearch(page)
  await field(page).fill('reader')
  await page.getByRole('option', { name: 'See all tickets matching “reader”' }).click()
  await page.waitForURL('**/tickets?q=reader')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Support Tickets')
})

test('the search drops an answer when the query has changed since', async ({ page }) => {
  await page.clock.install()
  await signIn(page, CHAU)
  await page.goto(`${portalUrl()}/tickets/new`)
  await raiseTicket(page, 'Alpha only')
  await raiseTicket(page, 'Beta only')
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  const isAsked = page.waitForRequest(/q=alpha/)
  await page.route(/q=alpha/, async (route) => {
    await isLetGo
    // The page has given it up by then.
    await route.continue().catch(() => undefined)
  })

  await openSearch(page)
  await field(page).fill('alpha')
  await isAsked
  await field(page).fill('beta')
  await expect(page.getByRole('option', { name: /Beta only/ }).first()).toBeVisible()
  letGo()
  await expect(page.getByRole('option', { name: /Alpha only/ })).toHaveCount(0)
  await field(page).fill('alpha')
  await expect(page.getByRole('option', { name: /Alpha only/ }).first()).toBeVisible()

  // Not even for the pause that the typing is given.
  await page.clock.pauseAt(Date.now() + 60_000)
  await field(page).fill('beta')
  await expect(page.getByRole('option', { name: /Alpha only/ })).toHaveCount(0)
  await page.clock.resume()
  await expect(page.getByRole('option', { name: /Beta only/ }).first()).toBeVisible()
})

test('the search says so and can be tried again when it fails', async ({ page }) => {
  await signIn(page, CHAU)
  await page.goto(`${portalUrl()}/tickets/new`)
  await raiseTicket(page, 'Found at last')
  await page.route(/q=last/, (route) => route.abort('connectionrefused'))
  await openSearch(page)
  await field(page).fill('last')
  await expect(page.getByText('Failed to load your tickets')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('option', { name: /Found at last/ }).first()).toBeVisible()
  await expect(page.getByText('Failed to load your tickets')).toHaveCount(0)
})

test('the search changes the theme and ends the session when asked', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openDashboard(page, CHAU)
  await openSearch(page)
  await field(page).fill('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await openSearch(page)
  await field(page).fill('sign')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
})

test('the search leads to the administration when an administrator asks for it', async ({
  page,
}) => {
  await page.goto(`${portalUrl()}/admin/login`)
  await page.getByLabel('Admin Email').fill('admin@portico.example')
  await page.getByLabel('Password', { exact: true }).fill('portico-demo-admin')
  await page.getByRole('button', { name: 'Login as Admin' }).click()
  await page.waitForURL('**/admin/dashboard')
  await page.goto(`${portalUrl()}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openSearch(page)
  await field(page).fill('admin')
  await expect(active(page)).toHaveText('Admin Dashboard')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/dashboard')
})

test('the search stays closed when another dialog asks something', async ({ page }) => {
  await signIn(page, CHAU)
  await page.goto(await raiseTicket(page, 'Half closed'))
  await page.getByRole('button', { name: 'Close Ticket' }).click()
  await page.getByLabel('Additional Comment').fill('Because')
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('combobox', { name: 'Search tickets and pages' })).toHaveCount(0)
  await expect(page.getByLabel('Additional Comment')).toHaveValue('Because')
})

async function openSearch(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+K')
}

function field(page: Page) {
  return page.getByRole('combobox', { name: 'Search tickets and pages' })
}

function active(page: Page) {
  return page.getByRole('option', { selected: true })
}

async function optionTexts(page: Page): Promise<string[]> {
  return page.getByRole('option').allInnerTexts()
}
