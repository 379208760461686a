import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { expect, type Page } from '@playwright/test'

import { answerNormally, refuseConnections } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { expectWalkable } from './keyboard-walk.ts'
import { portalUrl, signInAsAdmin, watchConsole } from './sign-in.ts'
import { test, WALK } from './test.ts'

test('the audit log shows and exports a change when an administrator has made it', async ({
  page,
}) => {
  const errors = watchConsole(page)
  await signInAsAdmin(page)
  const { id, mark } = await addCustomer(page)
  await page.goto(`${portalUrl()}/admin/customers/edit/${id}`)
  await page.getByLabel('Customer Name').fill(`After ${mark}`)
  await page.getByLabel('MSP Start Date').fill('2026-02-01')
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await page.waitForURL('**/admin/customers')

  await page.goto(`${portalUrl()}/admin/audit-log`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Log')
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill(mark.toUpperCase())
  await page.waitForURL(`**/admin/audit-log?q=${mark.toUpperCase()}`)
  await expect(page.getByText('2 entries found')).toBeAttached()
  const row = page.getByRole('row', { name: /Customer changed/ })
  await expect(row).toContainText(`After ${mark}`)
  await expect(row).toContainText('admin@portico.example')

  const details = row.getByRole('button', { name: `Details for Customer changed, After ${mark}` })
  await details.focus()
  await expect(details).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(details).toHaveAttribute('aria-expanded', 'true')
  for (const change of [`Name Before ${mark} After ${mark}`, 'MSP start date None Feb 1, 2026'])
    await expect(page.getByRole('row', { name: change, exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Show only this customer' }).click()
  await page.waitForURL(`**/admin/audit-log?*customer=${id}`)
  const lines = await exported(page, 'JSON Lines')
  expect(
    lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { action: 'customer.changed', before: { name: `Before ${mark}` } },
    { action: 'customer.created', after: { name: `Before ${mark}` } },
  ])
  const csv = await exported(page, 'CSV')
  expect(csv.split('\r\n')).toHaveLength(4)

  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused()
  await page.waitForURL('**/admin/audit-log')
  await expect(page.getByRole('row', { name: /Audit log exported/ })).toHaveCount(2)
  expect(errors).toEqual([])
})

test('the audit log waits for a whole year when a day is typed', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto(`${portalUrl()}/admin/audit-log`)
  await page.getByRole('button', { name: 'Filters' }).click()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByLabel('From', { exact: true }).press('0')
  await page.keyboard.type('2012026')
  await page.waitForURL('**/admin/audit-log?from=2026-02-01')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-02-01')
  expect(asked.filter((url) => url.includes('from=0'))).toEqual([])
})

test('the audit log keeps its filters when it is reached by Back, a reload or a link', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const { id, mark } = await addCustomer(page)
  await page.goto(`${portalUrl()}/admin/audit-log?q=${mark}&action=nonsense&from=soon`)
  await expect(page.getByText('1 entry found')).toBeAttached()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Action').selectOption('Sign-ins')
  await expect(page.getByText('No entries match your current filters')).toBeVisible()
  await page.getByLabel('Action').selectOption('Customers')
  await page.getByLabel('Customer', { exact: true }).selectOption(`Before ${mark}`)
  await page.getByLabel('Who').selectOption('Jordan Ellis')
  await expect(page.getByText('1 entry found')).toBeAttached()
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('No entries match your current filters')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('')
  await page.getByLabel('From', { exact: true }).fill(today())
  await expect(page.getByText('1 entry found')).toBeAttached()
  const address = new URL(page.url())
  expect(Object.fromEntries(address.searchParams)).toEqual({
    q: mark,
    action: 'customer',
    customer: id,
    who: expect.any(String),
    from: today(),
  })

  await page.reload()
  await expect(page.getByRole('button', { name: 'Filters 4 active' })).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByLabel('Customer', { exact: true })).toHaveValue(id)
  await page.getByLabel('Action').selectOption('Settings')
  await expect(page.getByText('No entries match your current filters')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Action')).toHaveValue('customer')
  await page.getByLabel('Action').selectOption('Settings')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.waitForURL('**/admin/audit-log')
})

test('the audit log shows more when asked, and reading goes on at the same entry', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const { id } = await addCustomer(page)
  for (let index = 0; index < 55; index += 1) await rename(page, id, `Name ${index}`)
  await page.goto(`${portalUrl()}/admin/audit-log?customer=${id}`)
  await expect(page.getByText('Showing the first 50 entries')).toBeAttached()
  await page.getByRole('button', { name: 'Details for' }).first().click()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText('56 entries found')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Details for' }).nth(50)).toBeFocused()
})

test('the audit log says so and offers to try again when it cannot be loaded', async ({ page }) => {
  await signInAsAdmin(page)
  await refuseConnections(page, /\/api\/admin\/audit-log(\?|$)/)
  await page.goto(`${portalUrl()}/admin/audit-log`)
  await expect(page.getByText('Failed to load audit log')).toBeVisible()
  await expectAccessible(page, 'audit log that cannot be loaded')
  answerNormally(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test(
  'the audit log passes axe and is operable by keyboard when the screen is narrow',
  WALK,
  async ({ page }) => {
    await signInAsAdmin(page)
    const { id, mark } = await addCustomer(page)
    await rename(page, id, `A very long name of a customer, ${'without end '.repeat(8)}${mark}`)
    await page.goto(`${portalUrl()}/admin/audit-log`)
    await page.getByRole('button', { name: 'Filters' }).click()
    const details = page.getByRole('button', { name: /Details for Customer changed/ }).first()
    await details.click()
    await expect(page.getByRole('button', { name: 'Show only this customer' })).toBeVisible()
    await expectAccessible(page, 'audit log')
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expectFits(page, `audit log, ${width}`)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    // A date has more stops than controls: the keyboard walks through its parts.
    await page.getByRole('button', { name: 'Filters' }).click()
    await expectWalkable(page, 'audit log')
    await page.getByRole('button', { name: 'Export' }).click()
    await expect(page.getByRole('link', { name: 'CSV' })).toBeVisible()
    await expectAccessible(page, 'export of the audit log', { within: '[popover]:popover-open' })
    await page.goto(`${portalUrl()}/admin/audit-log?q=nobody+is+called+this`)
    await expect(page.getByText('No entries match your current filters')).toBeVisible()
    await expectAccessible(page, 'audit log that has nothing')
  },
)

/** A customer that was there before, with a mark by which its entries are found. */
async function addCustomer(page: Page): Promise<{ id: string; mark: string }> {
  const mark = `c${randomUUID().slice(0, 8)}`
  const answer = await page.request.post(`${portalUrl()}/api/admin/customers`, {
    data: { name: `Before ${mark}`, domain: `${mark}.example` },
    headers: await antiForgery(page),
  })
  return { id: (await answer.json()).id, mark }
}

async function rename(page: Page, id: string, name: string) {
  await page.request.put(`${portalUrl()}/api/admin/customers/${id}`, {
    data: { name, domain: `${id}.example` },
    headers: await antiForgery(page),
  })
}

async function antiForgery(page: Page) {
  const cookies = await page.context().cookies()
  return { 'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' }
}

async function exported(page: Page, format: string): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('All entries matching the current filters')).toBeVisible()
  await page.getByRole('link', { name: format }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.(csv|jsonl)$/)
  return readFile(await download.path(), 'utf8')
}

/** As the browser, which is on the same clock, calls it. */
function today(): string {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
