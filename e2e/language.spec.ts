import { expect, type Page } from '@playwright/test'

import { wordsIn } from '#shared/words/catalogue.ts'

import { expectAccessible } from './axe.ts'
import { openDashboard, portalUrl, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const de = wordsIn('de')
const en = wordsIn('en')
const MAX = {
  email: 'max.hohenstaufen@northwind.example',
  name: 'Maximilian-Alexander Freiherr von Hohenstaufen-Lichtenfels zu Waldburg',
}

/** The language of each page that came, as it was sent: nothing else was shown in between. */
function followPages(page: Page): (string | undefined)[] {
  const languages: (string | undefined)[] = []
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest() && response.status() === 200
    const language = response.headers()['content-language']
    if (isPage && response.url().startsWith(portalUrl())) languages.push(language)
  })
  return languages
}

test('every browser of a person shows a language immediately when it is chosen in the menu', async ({
  page,
  browser,
}) => {
  const errors = watchConsole(page)
  await openDashboard(page, MAX)
  const pages = followPages(page)
  await page.getByRole('button', { name: en.navigation.accountOf(MAX.name) }).click()
  const menu = page.getByLabel(en.language.languageLabel)
  await expect(menu).toHaveValue('')
  await expectAccessible(page, 'the menu of the person')
  await menu.selectOption({ label: 'Deutsch' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.dashboard.welcome(MAX.name))
  expect(pages).toEqual(['de'])
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await elsewhere.goto(`${portalUrl()}/login`)
  await elsewhere.getByLabel(en.signIn.email).fill(MAX.email)
  await elsewhere.getByRole('button', { name: en.signIn.withEmail }).click()
  const pagesThere = followPages(elsewhere)
  await elsewhere.getByRole('button', { name: MAX.name }).click()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
    de.dashboard.welcome(MAX.name),
  )
  expect(pagesThere).toEqual(['de'])
  expect(errors).toEqual([])

  await elsewhere.getByRole('button', { name: de.navigation.accountOf(MAX.name) }).click()
  await elsewhere.getByLabel(de.language.languageLabel).selectOption('')
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en')
})

test('the login page changes its language and keeps the address when a visitor chooses one below the sign-in', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await page.goto(`${portalUrl()}/login`)
  await page.getByLabel(en.signIn.email).fill(MAX.email)
  await page.getByLabel(en.language.languageLabel).selectOption({ label: 'Deutsch' })
  await expect(page.getByLabel(de.signIn.email)).toHaveValue(MAX.email)
  await expectAccessible(page, 'the sign-in in a language that was chosen there')
  await expect(page.getByLabel(de.language.languageLabel)).toHaveValue('de')
})
