import { expect, type Page } from '@playwright/test'

import { callAsAdmin } from './admin-calls.ts'
import { expectAccessible } from './axe.ts'
import { demoPlace } from './demo-place.ts'
import { portalUrl, signInAsAdmin, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const PASSWORD = 'portico-demo-admin'
const METADATA = () => {
  const { hostname, port } = new URL(demoPlace().url)
  return `http://${hostname === 'localhost' ? '127.0.0.1' : hostname}:${Number(port) + 1}/portico/metadata`
}

// Others of this worker sign in with passwords, and confirm by them.
test.afterEach(async ({ page }) => {
  await signInAsAdmin(page)
  const confirm = { currentPassword: PASSWORD }
  const { token } = await (await callAsAdmin(page, 'POST', '/api/account/confirm', confirm)).json()
  const rules = '/api/admin/staff-sign-on'
  const { customerId } = await (await callAsAdmin(page, 'GET', rules)).json()
  const connection = `/api/admin/customers/${customerId}/connection`
  const everybody = { passwords: 'everybody' }
  const undone = [
    await callAsAdmin(page, 'DELETE', connection, undefined, token),
    await callAsAdmin(page, 'PUT', `${rules}/passwords`, everybody, token),
  ]
  expect(undone.map((answer) => answer.status())).toEqual([200, 200])
})

test('the team signs in and confirms through its own provider when it is connected', async ({
  page,
  context,
}) => {
  const errors = watchConsole(page)
  await signInAsAdmin(page)
  await page.goto(`${portalUrl()}/admin/settings/team-sign-on`)
  await page.getByRole('link', { name: 'Set up single sign-on' }).click()
  await page.getByRole('button', { name: 'Import metadata' }).click()
  await page.getByLabel('Metadata', { exact: true }).fill(METADATA())
  await page.getByRole('button', { name: 'Read metadata' }).click()
  await page.getByRole('button', { name: 'Apply values' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Run test' }).click()
  await choosePerson(await opened)
  await page.getByText('Details', { exact: true }).click()
  await expect(page.getByText('an existing person')).toBeVisible()
  await page.getByRole('button', { name: 'Next: Live' }).click()
  await expect(page.getByText(/Passed a test/)).toBeVisible()
  await page.getByRole('button', { name: 'Go live for everyone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go live for everyone' }).click()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Go live' })).toHaveCount(0)

  await context.clearCookies()
  await page.goto(`${portalUrl()}/admin/settings/team-sign-on`)
  await expect(page.getByRole('button', { name: 'Sign in with single sign-on' })).toBeVisible()
  await expectAccessible(page, 'admin login with single sign-on')
  await page.getByRole('button', { name: 'Sign in with single sign-on' }).click()
  await choosePerson(page)
  await expect(page).toHaveURL(`${portalUrl()}/admin/settings/team-sign-on`)

  await page.getByLabel('Password sign-in', { exact: true }).selectOption('listed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectAccessible(page, 'confirmation through single sign-on')
  await page.getByRole('button', { name: 'Confirm through single sign-on' }).click()
  await choosePerson(page)
  await expect(page.getByText('Confirmed. Now repeat your last action.')).toBeVisible()
  await expect(page).toHaveURL(`${portalUrl()}/admin/settings/team-sign-on`)
  await page.getByLabel('Password sign-in', { exact: true }).selectOption('listed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Sign-in rules saved')).toBeVisible()
  expect(errors.filter((text) => !text.includes('403'))).toEqual([])
})

async function choosePerson(page: Page) {
  await page.getByRole('button', { name: 'Jordan Ellis' }).click()
}
