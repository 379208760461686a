import { expect, type Page } from '@playwright/test'

import { addCustomer, callAsAdmin } from './admin-calls.ts'
import { answerNormally, answerWith, refuseConnections } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { expectWalkable } from './keyboard-walk.ts'
import { portalUrl, signInAsAdmin } from './sign-in.ts'
import { test, WALK } from './test.ts'

const TELEPHONE = { width: 390, height: 844 }

async function deleteCustomer(page: Page, { id }: { id: string }) {
  await callAsAdmin(page, 'DELETE', `/api/admin/customers/${id}`)
}

test('a customer comes back when it is deleted and then restored', async ({ page }) => {
  await signInAsAdmin(page)
  const customer = await addCustomer(page)
  await page.goto(`${portalUrl()}/admin/customers?q=${customer.domain}`)
  await page.getByRole('button', { name: `Delete ${customer.name}` }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Customer deleted successfully')).toBeVisible()
  await page.getByRole('link', { name: 'Deleted Customers' }).click()
  await page.waitForURL('**/admin/customers/deleted')

  const row = page.getByRole('row', { name: new RegExp(customer.name) })
  for (const text of [customer.domain, 'Just now', 'In 30 days'])
    await expect(row.getByText(text)).toBeVisible()
  await row.getByRole('button', { name: `Restore ${customer.name}` }).click()
  await expect(row.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Customer restored successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.localName)).toMatch(/^(h1|button)$/)
  await page.getByRole('link', { name: 'All Customers' }).click()
  await expect(page.getByText(customer.domain)).toBeVisible()
})

test('a customer comes back without its only domain when another has it and the administrator agrees', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const customer = await addCustomer(page)
  await deleteCustomer(page, customer)
  const successor = await addCustomer(page, { domain: customer.domain })
  await page.goto(`${portalUrl()}/admin/customers/deleted`)
  const row = page.getByRole('row', { name: new RegExp(customer.name) })
  const restore = row.getByRole('button', { name: `Restore ${customer.name}` })
  await restore.click()
  await row.getByRole('button', { name: 'Confirm' }).click()
  const question = page.getByRole('dialog')
  await expect(
    question.getByText(`${customer.domain} now belongs to ${successor.name}.`),
  ).toBeVisible()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(restore).toBeFocused()

  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'Confirm' }).click()
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Customer restored as inactive, without a domain')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.localName)).toMatch(/^(a|button|h1)$/)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.waitForURL(`**/admin/customers/edit/${customer.id}`)
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await expect(page.getByText('Domain is required')).toBeVisible()
  await page.goto(`${portalUrl()}/admin/customers`)
  const listed = page.getByRole('row', { name: new RegExp(customer.name) })
  await expect(listed.getByText('No domain')).toBeVisible()
  await expect(listed.getByText('Inactive')).toBeVisible()
})

test(
  'the page of deleted customers passes axe and fits when it has any',
  WALK,
  async ({ page }) => {
    await signInAsAdmin(page)
    const customer = await addCustomer(page)
    await deleteCustomer(page, customer)
    await deleteCustomer(page, await addCustomer(page))
    await page.goto(`${portalUrl()}/admin/customers/deleted`)
    const restore = page.getByRole('button', { name: `Restore ${customer.name}` })
    await restore.click()
    await expectAccessible(page, 'deleted customers')
    await page.keyboard.press('Escape')
    await expectWalkable(page, 'deleted customers')
    await page.setViewportSize(TELEPHONE)
    await expectFits(page, 'deleted customers on a telephone')
    await page.setViewportSize({ width: 1280, height: 800 })

    await refuseConnections(page, '**/api/admin/deleted-customers/**')
    await restore.click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Failed to restore customer')).toBeVisible()
    await expect(restore).toBeVisible()

    await answerWith(page, 'GET /api/admin/deleted-customers', [])
    await page.goto(`${portalUrl()}/admin/customers/deleted`)
    await expect(page.getByText('No deleted customers')).toBeVisible()
    answerNormally(page)
    await refuseConnections(page, '**/api/admin/deleted-customers')
    await page.reload()
    await expect(page.getByText('Failed to load deleted customers')).toBeVisible()
    answerNormally(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(restore).toBeVisible()
  },
)
