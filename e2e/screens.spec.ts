import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'

import { portalUrl, signIn, watchConsole } from './sign-in.ts'

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }
const MINA = { email: 'laila.haddad@northwind.example', name: 'ليلى حداد' }

const LOOKS = [
  { name: 'light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { name: 'on a telephone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const

for (const look of LOOKS) {
  test(`the pages before signing in have nothing for axe to find, ${look.name}`, async ({
    browser,
  }) => {
    const page = await open(browser, look)
    const errors = watchConsole(page)
    for (const path of [
      '/login',
      '/login?error=expired&ref=ABCD2345',
      '/admin/login',
      '/no/such/page',
    ]) {
      await page.goto(portalUrl() + path)
      await expectAccessible(page)
    }
    expect(errors).toEqual([])
  })

  test(`the pages of a customer have nothing for axe to find, ${look.name}`, async ({
    browser,
  }) => {
    const page = await open(browser, look)
    const errors = watchConsole(page)
    await signIn(page, KATHARINA)
    await expectAccessible(page)
    for (const path of [
      '/tickets',
      '/tickets?status=Closed&priority=High',
      '/tickets?q=nothing+like+this',
      '/tickets/new',
    ]) {
      await page.goto(portalUrl() + path)
      await expectAccessible(page)
    }
    const tickets = await (
      await page.request.get(`${portalUrl()}/api/tickets?status=pending`)
    ).json()
    await page.goto(`${portalUrl()}/tickets/${tickets[0].id}`)
    await expect(page.getByRole('heading', { name: 'Conversation History' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close Ticket' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    expect(errors).toEqual([])
  })

  test(`the pages of an administrator have nothing for axe to find, ${look.name}`, async ({
    browser,
  }) => {
    const page = await open(browser, look)
    await page.goto(`${portalUrl()}/admin/login`)
    await page.getByLabel('Admin Email').fill('admin@portico.example')
    await page.getByLabel('Password', { exact: true }).fill('portico-demo-admin')
    await page.getByRole('button', { name: 'Login as Admin' }).click()
    await page.waitForURL('**/admin/dashboard')
    await expect(page.getByText('Northwind Traders')).toBeVisible()
    await expectAccessible(page)
  })
}

test('at 320 pixels and with long words no page scrolls sideways', async ({ browser }) => {
  const page = await open(browser, { viewport: { width: 320, height: 640 }, colorScheme: 'light' })
  await signIn(page, MINA)
  for (const path of ['/dashboard', '/tickets', '/tickets/new']) {
    await page.goto(portalUrl() + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess, path).toBe(0)
  }
})

test('the documentation of the API shows its calls under the strict policy', async ({ page }) => {
  const errors = watchConsole(page)
  await page.goto(`${portalUrl()}/api/docs`)
  await expect(page.getByText('/api/tickets/{ticketId}/close')).toBeVisible()
  expect(errors).toEqual([])
})

async function open(
  browser: Browser,
  look: { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' },
): Promise<Page> {
  const { viewport, colorScheme } = look
  return (await browser.newContext({ viewport, colorScheme })).newPage()
}

async function expectAccessible(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // Colours on their way from one to the other have no contrast of their own.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.effect?.getTiming().iterations === Infinity),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    page.url(),
  ).toEqual([])
}
