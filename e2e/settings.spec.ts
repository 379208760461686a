import { expect, type Page } from '@playwright/test'

import type { Settings } from '#shared/settings/contract.ts'

import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { expectWalkable } from './keyboard-walk.ts'
import { raiseTicket } from './raise-ticket.ts'
import { openPage } from './session.ts'
import { portalUrl, signIn, signInAsAdmin, watchConsole } from './sign-in.ts'
import { test, WALK } from './test.ts'

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 28">
  <rect width="100" height="28" rx="6" fill="#4b2bbd" /><script>document.title = 'Mine'</script></svg>`

async function openSettings(page: Page) {
  await page.goto(`${portalUrl()}/admin/settings`)
  await expect(page.getByLabel('Contact Link', { exact: true })).toBeVisible()
}

async function openCategories(page: Page) {
  await page.goto(`${portalUrl()}/admin/settings/categories`)
  await expect(page.getByLabel('New category')).toBeVisible()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
}

async function send(page: Page, method: 'PUT' | 'DELETE', path: string, data?: unknown) {
  const cookies = await page.context().cookies(portalUrl())
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await page.request.fetch(`${portalUrl()}/api/admin/${path}`, {
    method,
    data,
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function readSettings(page: Page): Promise<Settings> {
  return (await page.request.get(`${portalUrl()}/api/admin/settings`)).json()
}

// The settings are those of the demo that other journeys use after this one.
async function withSettingsKept(page: Page, journey: () => Promise<void>) {
  const { version: _, ...settings } = await readSettings(page)
  const categories = await (await page.request.get(`${portalUrl()}/api/admin/categories`)).json()
  try {
    await journey()
  } finally {
    await send(page, 'PUT', 'settings', settings)
    await send(page, 'DELETE', 'settings/logo')
    for (const { id, name } of categories) {
      await send(page, 'PUT', `categories/${id}`, { retired: false })
      if (name === id) await send(page, 'PUT', `categories/${id}`, { name: inWords(id) })
    }
  }
}

function inWords(id: string) {
  return id.toLowerCase().replaceAll(/(^|_)([a-z])/g, (_, gap, letter) => {
    return `${gap ? ' ' : ''}${letter.toUpperCase()}`
  })
}

test("everyone sees the portal's name from the first paint on when an administrator changes it", async ({
  page,
  browser,
}) => {
  const errors = watchConsole(page)
  await signInAsAdmin(page)
  await withSettingsKept(page, async () => {
    await openSettings(page)
    await page.getByLabel('Name *').fill('Contoso Help')
    await page.getByLabel('Contact Link Text *').fill('Write to Contoso')
    await page.getByLabel('Contact Link', { exact: true }).fill('help@contoso.example')
    await page.getByLabel('Contact Details').fill('Around the clock\n+1 555 0100')
    await page.getByLabel('Link 1 text').fill('Handbook')
    await page.getByLabel('Link 1 URL').fill('https://contoso.example/handbook')
    await page.getByRole('button', { name: 'Move Handbook down' }).click()
    await expect(page.getByLabel('Link 2 text')).toHaveValue('Handbook')
    await page.getByLabel('Privacy Policy').fill('https://contoso.example/privacy')
    await page
      .getByLabel('Logo file')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
    await expect(page.getByText('Logo saved')).toBeVisible()
    await save(page)
    await expect(page).toHaveTitle('General · Contoso Help')
    const mark = page.getByRole('banner').locator('img')
    await expect(mark).not.toHaveJSProperty('naturalWidth', 0)
    await expect(mark).toHaveJSProperty('width', 100)

    const visitor = await openPage(browser)
    const visitorErrors = watchConsole(visitor)
    // Before any script has run.
    const html = await (await visitor.request.get(`${portalUrl()}/login`)).text()
    expect(html).toContain('<title>Contoso Help</title>')
    await visitor.goto(`${portalUrl()}/login`)
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'Sign in to Contoso Help' }),
    ).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Write to Contoso' })).toHaveAttribute(
      'href',
      'mailto:help@contoso.example',
    )
    const footer = visitor.getByRole('contentinfo')
    await expect(footer.getByRole('listitem')).toHaveText([
      'System status',
      'Handbook',
      'Privacy policy',
    ])
    await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      'https://contoso.example/privacy',
    )
    await expect(footer.getByText('+1 555 0100')).toBeVisible()
    const logo = await visitor.locator('main img').first().getAttribute('src')
    await visitor.goto(`${portalUrl()}${logo}`)
    expect(await visitor.title()).not.toBe('Mine')
    // The browser tells that it has kept the drawing's script from running.
    expect(visitorErrors.filter((text) => !/script/i.test(text))).toEqual([])

    await page.getByRole('button', { name: 'Remove logo' }).click()
    await expect(page.getByText('Logo removed')).toBeVisible()
    await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
  })
  expect(errors).toEqual([])
})

test('old tickets keep their categories when one is renamed, retired or moved', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page)
  await withSettingsKept(page, async () => {
    const customer = await openPage(browser)
    await signIn(customer, KATHARINA)
    const old = await raiseTicket(customer, 'No way out', ['NETWORK_ISSUE'])

    await openCategories(page)
    const name = `VPN ${Date.now()}`
    await page.getByLabel('New category').fill(name)
    await page.keyboard.press('Enter')
    const lines = page.getByRole('list', { name: 'Categories' }).getByRole('listitem')
    await expect(lines.last()).toContainText(name)
    await page.getByRole('button', { name: 'Rename Network Issue' }).click()
    await page.keyboard.type('Wi-Fi & cables')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Rename Wi-Fi & cables' })).toBeFocused()
    await page.getByRole('button', { name: 'Archive Wi-Fi & cables' }).click()
    await expect(lines.filter({ hasText: 'Wi-Fi & cables' })).toContainText('Archived')
    const up = page.getByRole('button', { name: `Move ${name} up` })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/moved to position/)).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(up).toBeFocused()

    await customer.goto(`${portalUrl()}/tickets/new`)
    const offered = customer.getByRole('group', { name: /Categories/ })
    await expect(offered.getByRole('checkbox', { name })).toBeVisible()
    await expect(offered.getByText('Wi-Fi & cables')).toHaveCount(0)
    await customer.goto(old)
    await expect(customer.getByText('Wi-Fi & cables')).toBeVisible()
    await customer.goto(`${portalUrl()}/tickets`)
    await expect(customer.getByRole('cell', { name: 'Wi-Fi & cables' }).first()).toBeVisible()

    await page.getByRole('button', { name: 'Restore Wi-Fi & cables' }).click()
    await expect(page.getByRole('button', { name: 'Archive Wi-Fi & cables' })).toBeVisible()
    await page.getByLabel('New category').fill('wi-fi & cables')
    await page.keyboard.press('Enter')
    await expect(page.getByText('A category with this name already exists')).toBeVisible()
    await page.getByRole('button', { name: `Archive ${name}` }).click()
    await expect(lines.filter({ hasText: name })).toContainText('Archived')
  })
})

test('settings show, merge and decide conflicts when another administrator has saved meanwhile', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await withSettingsKept(page, async () => {
    await openSettings(page)
    const { version: _, ...settings } = await readSettings(page)
    await page.getByLabel('Name *').fill('Ours')
    await send(page, 'PUT', 'settings', { ...settings, name: 'Theirs', timeZone: 'Asia/Tokyo' })
    await page.getByRole('button', { name: 'Save Settings' }).click()
    const notice = page.getByRole('region', { name: /saved the settings while you were editing/ })
    await expect(notice.getByText('Asia/Tokyo')).toBeVisible()
    await expectAccessible(page, 'settings in conflict', { looks: ['light', 'dark'] })
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(notice.getByRole('radio').first()).toBeFocused()
    await notice.getByRole('radio', { name: /^You/ }).check()
    await save(page)
    await expect(notice).toHaveCount(0)
    expect(await readSettings(page)).toMatchObject({ name: 'Ours', timeZone: 'Asia/Tokyo' })
  })
})

test('settings ask before a changed form is left, and show what is wrong with it', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await openSettings(page)
  await page.getByLabel('Name *').fill('')
  await page.getByLabel('Contact Link', { exact: true }).fill('help at contoso.example')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('2 fields need attention')).toBeVisible()
  await expect(page.getByLabel('Name *')).toBeFocused()
  await page.getByRole('link', { name: 'Customers' }).first().click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByText('fields need attention')).toHaveCount(0)
  await page
    .getByLabel('Logo file')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Choose a PNG, JPEG, WebP or SVG image')).toBeVisible()
  await page.getByRole('link', { name: 'Customers' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
})

test(
  'settings pass axe, fit, and are operable when a person has only the keyboard',
  WALK,
  async ({ page }) => {
    await signInAsAdmin(page)
    for (const topic of [
      '',
      '/tickets',
      '/categories',
      '/domains',
      '/signing-keys',
      '/team-sign-on',
    ]) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(`${portalUrl()}/admin/settings${topic}`)
      await expect(page.locator('main').getByRole('button').first()).toBeVisible()
      if (topic === '/categories') {
        await page.getByRole('button', { name: 'Rename Hardware Issue' }).click()
        await page.getByLabel('New name for Hardware Issue').fill('')
      }
      await expectAccessible(page, `settings${topic}`)
      await page.keyboard.press('Escape')
      await expectWalkable(page, `settings${topic}`)
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectFits(page, `settings${topic}, ${width} px`)
      }
    }
  },
)

test('usage shows who uses how much, and a person is told when they reach a limit that was set', async ({
  page,
  browser,
}) => {
  const errors = watchConsole(page)
  await signInAsAdmin(page)
  const { version: _, ...usual } = await (
    await page.request.get(`${portalUrl()}/api/admin/usage/limits`)
  ).json()
  await page.goto(`${portalUrl()}/admin/settings`)
  await page.getByRole('link', { name: 'Usage and Limits' }).first().click()
  await expect(page.getByRole('table', { name: 'Usage by customer' })).toContainText('Northwind')
  await expect(page.getByRole('table', { name: 'Usage by person' })).toContainText('Katharina')
  await page.getByLabel('Sort by').selectOption('Replies this hour')
  await expectAccessible(page, 'usage and limits')
  await expectFits(page, 'usage and limits')

  const replies = page.getByLabel('Replies and changes per person per hour')
  await replies.fill('-1')
  await page.getByRole('button', { name: 'Save Limits' }).click()
  await expect(replies).toBeFocused()
  await expect(page.getByText('1 field needs attention')).toBeVisible()
  try {
    await replies.fill('1')
    await page.getByRole('button', { name: 'Save Limits' }).click()
    await expect(page.getByText('Limits saved')).toBeVisible()

    const theirs = await openPage(browser)
    await signIn(theirs, KATHARINA)
    await theirs.goto(await raiseTicket(theirs, 'Too many words'))
    const reply = theirs.getByRole('textbox', { name: 'Your reply' })
    for (const text of ['One', 'Two']) {
      await reply.fill(text)
      await theirs.getByRole('button', { name: 'Send Reply' }).click()
    }
    await expect(theirs.getByText(/up to 1 replies and changes per hour/)).toBeVisible()
    await expect(reply).toHaveValue('Two')
  } finally {
    await send(page, 'PUT', 'usage/limits', usual)
  }
  expect(errors).toEqual([])
})
