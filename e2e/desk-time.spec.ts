import { expect } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { openPage, startSession } from './session.ts'
import { portalUrl, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const ADMIN = { email: 'admin@portico.example', name: 'Jordan Ellis' }

test('an agent adds time with a note and by hand, corrects it, and finds it among sums and reports', async ({
  browser,
}) => {
  const session = await startSession(browser, ADMIN)
  const page = await openPage(browser, { storageState: session })
  const errors = watchConsole(page)
  await page.goto(`${portalUrl()}/desk?view=open&sort=newest`)
  await page.locator('[data-ticket] a').first().click()

  await page.getByRole('button', { name: 'Internal note' }).click()
  await page.getByRole('textbox', { name: 'Your internal note' }).fill('Called the provider')
  await page.getByRole('textbox', { name: 'Time' }).fill('1:15')
  await page.getByRole('button', { name: 'Add internal note' }).click()
  const time = page.getByRole('region', { name: 'Time', exact: true })
  await expect(time.getByRole('listitem').first()).toContainText('1h 15m')

  await time.getByRole('button', { name: 'Log time' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Time spent').fill('soon')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Time spent')).toBeFocused()
  await dialog.getByLabel('Time spent').fill('20')
  await expectAccessible(page, 'adding time', { within: 'dialog', looks: ['light', 'dark'] })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(time.getByRole('listitem')).toHaveCount(2)
  await time.getByRole('button', { name: /^Edit 20m logged by/ }).click()
  await dialog.getByLabel('Time spent').fill('30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(time.getByText('Edited, was 20m')).toBeVisible()

  await page.getByRole('link', { name: 'Desk' }).first().click()
  await page.getByRole('link', { name: 'Time' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Time' })).toBeFocused()
  await expect(page.getByRole('row').nth(1)).toContainText('30m')
  await expectAccessible(page, 'time')
  await expectFits(page, 'time')
  await page.getByRole('button', { name: 'Summary' }).click()
  await expect(page.getByRole('table', { name: /^Time by customer/ })).toBeVisible()

  await page.goto(`${portalUrl()}/desk/numbers`)
  await expect(page).toHaveURL(/\/desk\/reports$/)
  await expect(page.getByRole('heading', { name: 'Resolution by week' })).toBeVisible()
  await page.getByText('View as table', { exact: true }).first().click()
  await expectAccessible(page, 'numbers')
  await expectFits(page, 'numbers')
  const number = page.getByRole('link', { name: /^\d+ Open: 7 to 30 days/ })
  const count = Number((await number.textContent())?.match(/\d+/)?.[0])
  await number.click()
  await expect(page.locator('[data-ticket]')).toHaveCount(count)
  expect(errors).toEqual([])
})
