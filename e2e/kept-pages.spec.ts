import { expect, type Page } from '@playwright/test'

import { giveBackPages } from './kept-pages.ts'
import { openPage } from './session.ts'
import { portalUrl, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

test('a page is as new when the next journey takes it over', async ({ browser }) => {
  const first = await openPage(browser)
  const asNew = await stateOf(first)

  await first.getByLabel('Company email').hover()
  await first.setViewportSize({ width: 390, height: 640 })
  await first.emulateMedia({ colorScheme: 'dark', forcedColors: 'active', media: 'print' })
  await first.context().addCookies([{ name: 'left', value: 'behind', url: portalUrl() }])
  await first.evaluate(() => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    indexedDB.open('left behind')
    window.addEventListener('beforeunload', (event) => event.preventDefault())
  })
  const errors = watchConsole(first)
  const other = await first.context().newPage()
  await first.context().setOffline(true)
  await first.route('**', (route) => route.abort())
  await giveBackPages(browser, { hasFailed: false })

  const next = await openPage(browser)
  expect(next === first).toBe(true)
  expect(other.isClosed()).toBe(true)
  expect(await stateOf(next)).toEqual(asNew)
  await next.evaluate(() => console.error('heard by nobody'))
  expect(errors).toEqual([])
})

for (const [what, spend] of [
  ['was given a script', (page: Page) => page.addInitScript('window.left = 1')],
  ['was given a clock', (page: Page) => page.clock.install()],
  ['is looked at as a developer', (page: Page) => page.context().newCDPSession(page)],
] as const) {
  test(`a page is closed after the journey when it ${what}`, async ({ browser }) => {
    const page = await openPage(browser)
    await spend(page)
    await giveBackPages(browser, { hasFailed: false })
    expect(page.isClosed()).toBe(true)
  })
}

async function stateOf(page: Page) {
  await page.goto(`${portalUrl()}/login`)
  await expect(page.getByLabel('Company email')).toBeFocused()
  const cookies = await page.context().cookies()
  const inPage = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    width: innerWidth,
    hovered: document.querySelectorAll('main :is(a, button, input):hover').length,
    media: ['print', '(forced-colors: active)', '(prefers-color-scheme: dark)'].filter(
      (query) => matchMedia(query).matches,
    ),
  }))
  return { cookies: cookies.map(({ name }) => name), ...inPage }
}
