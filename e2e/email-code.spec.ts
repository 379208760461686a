import { expect, type Page } from '@playwright/test'

import { addCustomer, callAsAdmin } from './admin-calls.ts'
import { expectAccessible } from './axe.ts'
import { confirmWhenAsked } from './confirm-identity.ts'
import { expectFits } from './fit.ts'
import { plugInKey } from './security-key.ts'
import { addSender, ageSessions, openPage, readCode, removeSender } from './session.ts'
import { portalUrl, signInAsAdmin, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }

test.beforeEach(addSender)
test.afterEach(removeSender)

async function look(page: Page, screen: string) {
  await expectAccessible(page, screen)
  await expectFits(page, screen)
}

test('a driver signs in by a code on a phone after an administrator has turned codes on', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page)
  await page.goto(`${portalUrl()}/admin/dashboard`)
  const customer = await addCustomer(page)
  const email = `dora@${customer.domain}`
  await page.goto(`${portalUrl()}/admin/customers/${customer.id}/sign-on?tab=codes`)
  await page.getByRole('radio', { name: /^Listed people only/ }).check()
  await page.getByLabel('Listed people', { exact: true }).fill(email)
  await look(page, 'email codes of a customer')
  await confirmWhenAsked(page)
  const panel = page.getByRole('tabpanel', { name: 'Email codes' })
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Email code settings saved')).toBeVisible()

  const context = await browser.newContext(PHONE)
  const phone = await context.newPage()
  const errors = watchConsole(phone)
  await phone.goto(`${portalUrl()}/login`)
  await phone.getByLabel('Company email').fill(email)
  await phone.getByRole('button', { name: 'Sign in with Email' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Enter your code')
  await expect(phone).toHaveURL(`${portalUrl()}/login/code`)
  await expect(phone.getByText(/You can request a new code in \d+ seconds/)).toBeVisible()
  const field = phone.getByLabel('Sign-in code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await look(phone, 'the page for a code')
  const code = await readCode(email)

  // Opened elsewhere, the link shows the code to type where the sign-in began.
  const link = `${portalUrl()}/login/code#${new URLSearchParams({ email, code })}`
  const elsewhere = await (await browser.newContext(PHONE)).newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByText(code)).toBeVisible()
  await look(elsewhere, 'a code in another browser')
  await elsewhere.context().close()

  await field.fill(code === '000000' ? '000001' : '000000')
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.getByText('That’s not the right code.')).toBeVisible()
  await expect(field).toBeFocused()
  await look(phone, 'a wrong code')

  // In the same browser it fills the code in, and only a press signs in.
  const tab = await context.newPage()
  await tab.goto(link)
  await expect(tab.getByLabel('Sign-in code')).toHaveValue(code)
  await expect(tab).toHaveURL(`${portalUrl()}/login/code`)
  await look(tab, 'a code that is filled in')
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${email}!`)
  expect(errors.filter((text) => !text.includes('400'))).toEqual([])
  await context.close()
})

test('a person whose company has both ways chooses between them', async ({ page, browser }) => {
  await signInAsAdmin(page)
  await page.goto(`${portalUrl()}/admin/dashboard`)
  const list = await callAsAdmin(page, 'GET', '/api/admin/customers?q=fabrikam.example')
  const [{ id }] = await list.json()
  const codes = `/api/admin/customers/${id}/email-codes`
  const { version } = await (await callAsAdmin(page, 'GET', codes)).json()
  const emails = ['driver@fabrikam.example']
  await callAsAdmin(page, 'PUT', codes, { mode: 'listed', emails, version })

  const context = await browser.newContext(PHONE)
  const phone = await context.newPage()
  await phone.goto(`${portalUrl()}/login`)
  await phone.getByLabel('Company email').fill('stranger@fabrikam.example')
  await phone.getByRole('button', { name: 'Sign in with Email' }).click()
  const question = phone.getByRole('heading', { name: 'How do you want to sign in?' })
  await expect(question).toBeFocused()
  await look(phone, 'the choice between two ways')
  await phone.getByRole('button', { name: 'Email me a code' }).click()
  await expect(phone.getByText(/If stranger@fabrikam.example can sign in/)).toBeVisible()
  await phone.getByRole('link', { name: 'Use a different email' }).click()
  await phone.getByLabel('Company email').fill('dana.whitfield@fabrikam.example')
  await phone.getByRole('button', { name: 'Sign in with Email' }).click()
  await phone.getByRole('button', { name: 'Continue with your company account' }).click()
  await phone.getByRole('button', { name: 'Dana Whitfield' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Dana Whitfield!')
  await context.close()
  await callAsAdmin(page, 'PUT', codes, { mode: 'off', emails, version: version + 1 })
})

test('a person without a provider signs in by passkey instead of a code after they have added one', async ({
  page: admin,
  browser,
}) => {
  await signInAsAdmin(admin)
  await admin.goto(`${portalUrl()}/admin/dashboard`)
  const customer = await addCustomer(admin)
  const email = `dora@${customer.domain}`
  const codes = `/api/admin/customers/${customer.id}/email-codes`
  await callAsAdmin(admin, 'PUT', codes, { mode: 'domains', emails: [], version: 0 })

  const page = await openPage(browser)
  await plugInKey(page)
  const signInByCode = async () => {
    await page.getByLabel('Company email').fill(email)
    await page.getByRole('button', { name: 'Sign in with Email' }).click()
    await expect(page.getByLabel('Sign-in code')).toBeFocused()
    await page.getByLabel('Sign-in code').fill(await readCode(email))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.goto(`${portalUrl()}/login`)
  await signInByCode()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${email}!`)

  // A session that is not new has to begin again first.
  await ageSessions(email)
  await page.goto(`${portalUrl()}/account`)
  const add = page.getByRole('button', { name: 'Add passkey' })
  await add.click()
  await page.keyboard.press('Enter')
  const again = page.getByRole('button', { name: 'Sign in again' })
  await expect(page.getByText('For your security, sign in again to add a passkey.')).toBeVisible()
  await look(page, 'signing in again before a passkey')
  await again.click()
  await signInByCode()
  await page.waitForURL('**/account')
  await add.click()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passkey added')).toBeVisible()

  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Company email').fill(email)
  await page.getByRole('button', { name: 'Sign in with Email' }).click()
  await expect(page.getByLabel('Sign-in code')).toBeFocused()
  await look(page, 'the page for a code with a passkey')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${email}!`)
})
