import { expect, type Page } from '@playwright/test'

import { addCustomer } from './admin-calls.ts'
import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { portalUrl, signInAsAdmin, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

async function openContract(page: Page) {
  const { id, name } = await addCustomer(page, { timeZone: 'Europe/Berlin' })
  await page.goto(`${portalUrl()}/admin/customers/${id}/contract`)
  await expect(page.getByText('No contract yet')).toBeVisible()
  return { id, name }
}

test('an administrator writes a contract for Bavaria with hours on Saturday, tries it out, and puts it in force from next month', async ({
  page,
}) => {
  const problems = watchConsole(page)
  await signInAsAdmin(page)
  await openContract(page)
  await expect(
    page.getByText('Support is open Monday to Friday, 9:00 AM to 5:00 PM (Berlin time).'),
  ).toBeVisible()
  await expectAccessible(page, 'no contract')
  await expectFits(page, 'no contract')

  await page.getByRole('link', { name: 'Create a contract' }).click()
  await page.getByLabel('Monday until', { exact: true }).fill('18:00')
  await page.getByRole('button', { name: 'Copy Monday’s hours to all weekdays' }).click()
  await page.getByRole('button', { name: 'Add hours on Saturday' }).click()
  await page.getByLabel('Saturday until', { exact: true }).fill('13:00')
  await page.getByLabel('Country').selectOption('Germany')
  await page.getByLabel('Region').selectOption('Bayern')
  await expect(page.getByText('Epiphany').first()).toBeVisible()
  await page.getByLabel('High: First Response', { exact: true }).fill('soon')
  await page.getByRole('checkbox', { name: 'While waiting for the requester' }).check()
  await page.getByRole('button', { name: 'Save Version' }).click()
  const target = page.getByLabel('High: First Response', { exact: true })
  await expect(target).toBeFocused()
  await expect(page.getByText('Enter a time, such as 30 min or 4 h')).toBeVisible()
  await expectAccessible(page, 'contract with a problem')
  await expectFits(page, 'contract with a problem')
  await target.fill('1d 2h')
  await target.blur()
  await expect(target).toHaveValue('11 h')
  await target.fill('15 min')

  // The text is still there after a reload.
  await page.reload()
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible()
  const words =
    'Support is open Monday to Friday, 9:00 AM to 6:00 PM, and Saturday, 9:00 AM to 1:00 PM'
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('button', { name: 'Recalculate last year’s tickets' }).click()
  await expect(page.getByText('0 tickets recalculated')).toBeVisible()
  await expect(page.getByText('No result would change.')).toBeVisible()

  await page.getByRole('button', { name: 'Save Version' }).click()
  await expect(page.getByText('Version saved')).toBeVisible()
  await expect(page.getByText('Upcoming', { exact: true })).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('first response within 15 minutes')).toBeVisible()
  await expectAccessible(page, 'contract')
  await expectFits(page, 'contract')

  await page.getByRole('link', { name: /^Make a correction/ }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Sunday was forgotten')
  await page.getByRole('button', { name: 'Add hours on Sunday' }).click()
  await page.getByRole('button', { name: 'Save Correction' }).click()
  await expect(page.getByText('Sunday was forgotten')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('No contract yet')).toBeVisible()
  expect(problems).toEqual([])
})

test('hours beyond midnight continue on the next day when an administrator leaves the field', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await openContract(page)
  await page.getByRole('link', { name: 'Create a contract' }).click()
  await page.getByLabel('Friday from', { exact: true }).fill('22:00')
  await page.getByLabel('Friday until', { exact: true }).fill('02:00')
  await page.getByRole('textbox', { name: 'Calendar Name' }).focus()
  await expect(page.getByText('Hours past midnight on Friday continue on Saturday.')).toBeVisible()
  await expect(page.getByLabel('Friday until', { exact: true })).toHaveValue('00:00')
  await expect(page.getByLabel('Saturday until', { exact: true })).toHaveValue('02:00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Friday until', { exact: true })).toHaveValue('02:00')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('No contract yet')).toBeVisible()
})

test('a contract has a new version when the template that it follows changes', async ({ page }) => {
  await signInAsAdmin(page)
  const { id } = await openContract(page)
  const name = `Template ${id.slice(-8)}`
  await page.goto(`${portalUrl()}/admin/settings/contract-templates`)
  await page.getByRole('link', { name: 'Add Template' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expectAccessible(page, 'templates')
  await expectFits(page, 'templates')

  await page.goto(`${portalUrl()}/admin/customers/${id}/contract/new`)
  await page.getByRole('radio', { name: 'Follow a template' }).check()
  await page.getByRole('combobox', { name: 'Template' }).selectOption(name)
  await page.getByRole('button', { name: 'Today' }).click()
  await page.getByRole('button', { name: 'Save Version' }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByText('1 contract gets a new version from this day.')).toBeVisible()
  await page.getByRole('button', { name: '24 hours on Sunday' }).click()
  await expectAccessible(page, 'template')
  await expectFits(page, 'template')
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(page.getByText('Template saved')).toBeVisible()
  await page.goto(`${portalUrl()}/admin/customers/${id}/contract`)
  await expect(page.getByText('In effect')).toBeVisible()
  await expect(page.getByText('Upcoming', { exact: true })).toBeVisible()
  await expect(page.getByText('and Sunday, around the clock')).toBeVisible()
})

test('an administrator adds a maintenance window, lengthens it and ends it', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto(`${portalUrl()}/admin/settings/maintenance-windows`)
  await page.getByRole('button', { name: 'Add Window' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mail server update')
  await dialog.getByRole('radio', { name: 'Selected customers' }).check()
  await dialog.getByRole('button', { name: 'Save Window' }).click()
  await expect(dialog.getByText('Choose at least one customer')).toBeVisible()
  await expectAccessible(page, 'maintenance window')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add Window' }).click()
  await expect(dialog.getByText('We restored your unsaved changes.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Mail server update')
  await dialog.getByRole('searchbox', { name: 'Search customers' }).fill('north')
  await dialog.getByRole('checkbox', { name: 'Northwind Traders' }).check()
  await dialog.getByLabel('Starts').fill('2020-01-01T08:00')
  await expect(
    dialog.getByText('If the window has already started, it takes effect from now on.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Save Window' }).click()
  await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible()
  await expect(page.getByText('Effective from')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Mail server update' }).click()
  await dialog.getByLabel('Ends').fill('2099-01-01T08:00')
  await dialog.getByRole('button', { name: 'Save Window' }).click()
  await expect(page.getByText('Jan 1, 2099')).toBeVisible()
  await expectAccessible(page, 'maintenance windows')
  await expectFits(page, 'maintenance windows')
  await page.getByRole('button', { name: 'End now: Mail server update' }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Last 90 Days' })).toBeVisible()
})
