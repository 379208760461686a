import { type Browser, expect, type Locator, type Page } from '@playwright/test'

import type { WorkAccount } from '#demo/work-accounts/emulator.ts'
import { type RunningEmulator, startEmulator } from '#demo/work-accounts/server.ts'
import type { ApplicationKind } from '#shared/connections/fields.ts'
import { freePort } from '#test/free-port.ts'

import { type AddedCustomer, addCustomer, callAsAdmin } from './admin-calls.ts'
import { expectAccessible } from './axe.ts'
import { confirmWhenAsked } from './confirm-identity.ts'
import { expectFits } from './fit.ts'
import { portalUrl, signInAsAdmin, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const CLIENT = { id: '00001111-aaaa-2222-bbbb-3333cccc4444', secret: 'work-secret' }
const TENANT = '11111111-aaaa-4bbb-8ccc-222222222222'

function anAccount({ domain }: AddedCustomer, claims: WorkAccount['claims']): WorkAccount {
  const names = { given_name: 'Ina', family_name: 'Ibsen' }
  const account = { email: `ina@${domain}`, name: 'Ina Ibsen', isAdmin: true }
  return { ...account, claims: { ...names, ...claims } }
}

/** Starts an emulator where the demo looks for it, unless it is to be at an `origin` of its own. */
function startAccounts(
  kind: ApplicationKind,
  account: WorkAccount,
  { origin, redirectUri }: { origin?: string; redirectUri?: string } = {},
): Promise<RunningEmulator> {
  const port = Number(new URL(portalUrl()).port) + (kind === 'microsoft' ? 3 : 4)
  const own = `${portalUrl()}/api/auth/oidc/${kind}/callback`
  return startEmulator({
    kind,
    origin: origin ?? `http://127.0.0.1:${port}`,
    accounts: [account],
    client: { ...CLIENT, redirectUris: [redirectUri ?? own] },
  })
}

async function look(page: Page, screen: string) {
  await expectAccessible(page, screen)
  await expectFits(page, screen)
}

/** Registers this portal at Microsoft and Google, as an administrator who follows the guide. */
async function registerApplications(page: Page) {
  await confirmWhenAsked(page)
  await page.goto(`${portalUrl()}/admin/settings/sign-in-applications`)
  for (const name of ['Microsoft', 'Google']) {
    const card = page.getByRole('region', { name })
    await card.getByLabel('Client ID').fill(CLIENT.id)
    await card.getByLabel('Client secret').fill(CLIENT.secret)
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Sign-in apps saved')).toBeVisible()
}

async function aSetupLink(page: Page, { id }: AddedCustomer): Promise<string> {
  const links = `/api/admin/customers/${id}/connection/setup-links`
  const made = await callAsAdmin(page, 'POST', links, { name: 'Ina Ibsen', mayGoLive: true })
  return (await made.json()).url
}

/** Signs in by the one field of the login page, and by what the provider asks for. */
async function signInByEmail(
  browser: Browser,
  email: string,
  choose?: (page: Page) => Promise<void>,
) {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${portalUrl()}/login`)
  await page.getByLabel('Company email').fill(email)
  await page.getByRole('button', { name: 'Sign in with Email' }).click()
  await choose?.(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ina Ibsen!')
}

/** Presses and counts. */
function counted() {
  const count = { presses: 0 }
  const press = async (control: Locator) => {
    count.presses += 1
    await control.click()
  }
  return { count, press }
}

test('a customer’s people sign in with Microsoft when its administrator has opened the setup link and consented once', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page)
  await page.goto(`${portalUrl()}/admin/dashboard`)
  await registerApplications(page)
  const customer = await addCustomer(page)
  const account = anAccount(customer, { tid: TENANT, oid: '00000000-0000-4000-8000-000000000001' })
  const emulator = await startAccounts('microsoft', account)
  try {
    const setup = await (await browser.newContext()).newPage()
    const errors = watchConsole(setup)
    const { count, press } = counted()
    await setup.goto(await aSetupLink(page, customer))
    await press(setup.getByRole('radio', { name: /^Microsoft Microsoft 365/ }))
    await look(setup, 'the choice of Microsoft by a setup link')
    await press(setup.getByRole('button', { name: 'Next: Connect' }))
    await look(setup, 'a setup link before the consent')
    const opened = setup.waitForEvent('popup')
    await press(setup.getByRole('button', { name: 'Connect with Microsoft' }))
    const tab = await opened
    await press(tab.getByRole('link', { name: account.email }))
    await press(tab.getByRole('link', { name: 'Accept' }))
    await expect(tab.getByText('Success. People can sign in with these settings.')).toBeVisible()
    await expectAccessible(tab, 'a consent that has worked')
    await tab.close()
    await expect(setup.getByRole('definition').filter({ hasText: TENANT })).toBeVisible()
    await expect(
      setup.getByRole('definition').filter({ hasText: customer.domain }).first(),
    ).toBeVisible()
    await look(setup, 'a setup link after the consent')
    await press(setup.getByRole('button', { name: 'Next: Go live' }))
    await press(setup.getByRole('button', { name: 'Go live for everyone' }))
    const dialog = setup.getByRole('dialog')
    await press(dialog.getByRole('button', { name: 'Go live for everyone' }))
    await expect(setup.getByRole('heading', { name: 'Single sign-on is live' })).toBeVisible()
    await look(setup, 'Microsoft that went live by a setup link')
    expect(count.presses).toBe(8)
    expect(emulator.consents).toEqual(new Set([TENANT]))
    expect(errors).toEqual([])

    await signInByEmail(browser, account.email, async (login) => {
      await login.getByRole('link', { name: account.email }).click()
    })

    await page.goto(`${portalUrl()}/admin/customers/${customer.id}/sign-on?step=live`)
    await expect(page.getByRole('definition').filter({ hasText: TENANT })).toBeVisible()
    await look(page, 'single sign-on with Microsoft that is live')
    await page.goto(`${portalUrl()}/admin/customers?q=${customer.domain}`)
    await expect(page.getByRole('row', { name: customer.name })).toContainText('MICROSOFT')
    await page.goto(`${portalUrl()}/admin/settings/sign-in-applications`)
    await expect(page.getByRole('region', { name: 'Microsoft' })).toContainText(customer.name)
  } finally {
    await emulator.close()
  }
})

test('an administrator connects a customer to Google when the portal’s client is registered there', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page)
  await page.goto(`${portalUrl()}/admin/settings/sign-in-applications`)
  await expect(page.getByRole('region', { name: 'Google' })).toBeVisible()
  await look(page, 'the applications for signing in')
  for (const name of ['Microsoft', 'Google']) {
    await page.getByRole('link', { name: `Registration guide, ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Register with ${name}`)
    await expect(page.getByText(/^0 of \d steps done$/)).toBeVisible()
    await expect(page.getByText(`/api/auth/oidc/${name.toLowerCase()}/callback`)).toBeVisible()
    await look(page, `the registration guide of ${name}`)
    await page.getByRole('link', { name: 'Sign-In Apps' }).first().click()
  }
  await registerApplications(page)
  const customer = await addCustomer(page)
  const account = anAccount(customer, { sub: '1001', hd: customer.domain })
  const emulator = await startAccounts('google', account)
  try {
    await page.goto(`${portalUrl()}/admin/customers/${customer.id}/sign-on?step=connect`)
    await page.getByRole('radio', { name: /^Google/ }).check()
    await look(page, 'Google as the sign-in method of a customer')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Run test' }).click()
    const tab = await opened
    await tab.getByRole('link', { name: account.email }).click()
    await expect(tab.getByText('Success. People can sign in with these settings.')).toBeVisible()
    await tab.close()
    await expect(page.getByText('Success. People can sign in with these settings.')).toBeVisible()
    await look(page, 'a test of Google that has passed')
    await goLive(page)
    await signInByEmail(browser, account.email, async (login) => {
      await login.getByRole('link', { name: account.email }).click()
    })
  } finally {
    await emulator.close()
  }
})

async function openStep(page: Page, name: string) {
  await page.getByRole('list', { name: 'Steps to go live' }).getByRole('button', { name }).click()
}

async function goLive(page: Page) {
  await openStep(page, 'Live')
  await page.getByRole('button', { name: 'Go live for everyone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Go live for everyone' }).click()
  await expect(page.getByText('Live. Everyone now signs in with these settings.')).toBeVisible()
}

test('an administrator connects any provider of OpenID Connect by its issuer and client', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page)
  await page.goto(`${portalUrl()}/admin/dashboard`)
  const customer = await addCustomer(page)
  const account = anAccount(customer, { sub: '2002' })
  const origin = `http://127.0.0.1:${await freePort()}`
  const redirectUri = `${portalUrl()}/api/auth/oidc/callback/${customer.id}`
  const provider = await startAccounts('google', account, { origin, redirectUri })
  try {
    await page.goto(`${portalUrl()}/admin/customers/${customer.id}/sign-on?step=connect`)
    await page.getByRole('radio', { name: /^OpenID Connect/ }).check()
    await look(page, 'OpenID Connect as the sign-in method of a customer')
    const settings = page.getByRole('tabpanel', { name: 'Settings' })
    await expect(settings.getByLabel('Redirect URI', { exact: true })).toHaveValue(redirectUri)
    await settings.getByLabel('Entity ID / Issuer').fill(origin)
    await settings.getByLabel('Client ID').fill(CLIENT.id)
    await settings.getByLabel('Client secret').fill(CLIENT.secret)
    await settings.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('The draft is saved.').first()).toBeVisible()
    await openStep(page, 'Test')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Run test' }).click()
    const tab = await opened
    await tab.getByRole('link', { name: account.email }).click()
    await expect(tab.getByText('Success. People can sign in with these settings.')).toBeVisible()
    await tab.close()
    await goLive(page)
    await look(page, 'single sign-on by OpenID Connect that is live')
    await signInByEmail(browser, account.email, async (login) => {
      await login.getByRole('link', { name: account.email }).click()
    })
    await page.goto(`${portalUrl()}/admin/customers/sso-guide/${customer.id}?tab=steps`)
    await expect(page.getByRole('heading', { name: 'Enter our redirect URIs' })).toBeVisible()
    await look(page, 'the guide of OpenID Connect')
  } finally {
    await provider.close()
  }
})
