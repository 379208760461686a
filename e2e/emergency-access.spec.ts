import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type Browser, expect, type Page } from '@playwright/test'

import { startDemoIdentityProvider } from '#demo/identity-provider/server.ts'

import { addCustomer, takeLive } from './admin-calls.ts'
import { expectAccessible } from './axe.ts'
import { confirmWhenAsked } from './confirm-identity.ts'
import { expectFits } from './fit.ts'
import { expectWalkable } from './keyboard-walk.ts'
import { plugInKey } from './security-key.ts'
import { addSender, endEmergencyDoor, openPage, readCode, removeSender } from './session.ts'
import { portalUrl, signInAsAdmin, signInThroughProvider, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

test.beforeEach(addSender)
test.afterEach(removeSender)

async function look(page: Page, screen: string) {
  await expectAccessible(page, screen)
  await expectFits(page, screen)
}

/** A customer with a provider that can be stopped, which knows two people. Leaves the page as its administrator's. */
async function aCustomerWithProvider(page: Page) {
  await signInAsAdmin(page)
  await page.goto(`${portalUrl()}/admin/dashboard`)
  const customer = await addCustomer(page)
  const at = (name: string) => `${name.toLowerCase()}@${customer.domain}`
  const mia = { email: at('mia'), name: 'Mia Wong' }
  const noah = { email: at('noah'), name: 'Noah Weiss' }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-e2e-idp-'))
  const provider = await startDemoIdentityProvider({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    portalOrigin: portalUrl(),
    realms: [
      {
        realm: 'own',
        name: customer.name,
        signs: 'assertion',
        people: [
          { email: mia.email, firstName: 'Mia', lastName: 'Wong' },
          { email: noah.email, firstName: 'Noah', lastName: 'Weiss' },
        ],
      },
    ],
  })
  const { entityId, ssoUrl, certPem } = provider.realms[0]!
  await takeLive(page, `/api/admin/customers/${customer.id}/connection`, {
    enabled: true,
    entityId,
    entryPoint: ssoUrl,
    cert: certPem,
  })
  return {
    customer,
    mia,
    noah,
    async stopProvider() {
      await provider.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startSignIn(page: Page, email: string) {
  await page.goto(`${portalUrl()}/login`)
  await page.getByLabel('Company email').fill(email)
  await page.getByRole('button', { name: 'Sign in with Email' }).click()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login**')
}

/** Opens the customer's emergency access, by the page. */
async function openAccess(page: Page, customer: { id: string; name: string }) {
  await page.goto(`${portalUrl()}/admin/customers/${customer.id}/sign-on?tab=emergency`)
  await page.getByRole('button', { name: 'Open emergency access' }).click()
  const dialog = page.getByRole('dialog', { name: `Open emergency access for ${customer.name}?` })
  await dialog.getByLabel('Close after').selectOption('8 hours')
  await dialog.getByLabel('Reason').fill('Provider outage')
  await confirmWhenAsked(page)
  await dialog.getByRole('button', { name: 'Open emergency access' }).click()
  await expect(page.getByText('Emergency access opened')).toBeVisible()
}

/** A person who has signed in through the provider, and is out again. */
async function aKnownPerson(browser: Browser, person: { email: string; name: string }) {
  const page = await openPage(browser)
  await signInThroughProvider(page, person)
  await signOut(page)
  return page
}

test('people sign in by passkey and by email code while their provider is stopped and emergency access is open, and are out when it closes', async ({
  page: admin,
  browser,
}) => {
  const { customer, mia, noah, stopProvider } = await aCustomerWithProvider(admin)

  const page = await openPage(browser)
  const errors = watchConsole(page)
  await plugInKey(page)
  await signInThroughProvider(page, mia)
  await page.goto(`${portalUrl()}/account`)
  await expect(page.getByText('No passkeys yet.')).toBeVisible()
  await look(page, 'account without a passkey')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Chrome on Linux')
  await look(page, 'new passkey')
  await page.keyboard.type('Work laptop')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passkey added')).toBeVisible()
  await expect(page.getByText('Work laptop')).toBeVisible()
  await look(page, 'account with a passkey')
  await expectWalkable(page, 'account with a passkey')
  // The device has one already.
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText('This device already has a passkey')).toBeVisible()
  await page.keyboard.press('Escape')
  await signOut(page)
  const phone = await aKnownPerson(browser, noah)
  await phone.setViewportSize({ width: 390, height: 780 })

  await stopProvider()
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('127.0.0.1'))
  await startSignIn(page, mia.email)
  await lost

  await admin.goto(`${portalUrl()}/admin/customers/${customer.id}/sign-on?tab=emergency`)
  await expect(admin.getByRole('button', { name: 'Open emergency access' })).toBeVisible()
  await look(admin, 'emergency access that is closed')
  await admin.getByRole('button', { name: 'Open emergency access' }).click()
  await look(admin, 'opening emergency access')
  await admin.keyboard.press('Escape')
  await openAccess(admin, customer)
  await look(admin, 'emergency access that is open')

  // The page that Mia wanted is where she comes to.
  await page.goto(`${portalUrl()}/tickets`)
  await page.waitForURL('**/login')
  await page.getByLabel('Company email').fill(mia.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'How do you want to sign in?' })).toBeFocused()
  await look(page, 'the choice while emergency access is open')
  await expectWalkable(page, 'the choice while emergency access is open')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/tickets')
  await expect(page.getByText('You have successfully logged in!')).toBeVisible()

  await startSignIn(phone, noah.email)
  await phone.getByRole('button', { name: 'Email me a code' }).click()
  await expect(phone.getByLabel('Sign-in code')).toBeFocused()
  await phone.getByLabel('Sign-in code').fill(await readCode(noah.email))
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${noah.name}!`)

  await admin.reload()
  await expect(admin.getByText('2 people (email code: 1, passkey: 1)')).toBeVisible()
  await admin.getByRole('link', { name: 'Overview' }).click()
  await expect(admin.getByText(/^Emergency access is open until/)).toBeVisible()
  await look(admin, 'overview of a customer with emergency access')
  await admin.goto(`${portalUrl()}/admin/customers?q=${customer.domain}`)
  await expect(admin.getByText(/^Emergency access open/)).toBeVisible()
  await admin.goto(`${portalUrl()}/admin/dashboard`)
  await expect(
    admin.getByRole('region', { name: 'Needs attention' }).getByText(/Emergency access is open/),
  ).toBeVisible()

  await endEmergencyDoor(customer.id)
  await page.reload()
  await page.waitForURL('**/login')
  await phone.reload()
  await phone.waitForURL('**/login')
  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('127.0.0.1'))
  await startSignIn(page, mia.email)
  await gone
  await admin.goto(`${portalUrl()}/admin/customers/${customer.id}/sign-on?tab=emergency`)
  await expect(admin.getByText('Last open')).toBeVisible()
  // The browser's own, of the provider that is gone and of sessions that are over.
  expect(errors.filter((text) => !/ERR_CONNECTION_REFUSED|401/.test(text))).toEqual([])
})

test('an administrator closes emergency access early, and those whom it let in are signed out', async ({
  page: admin,
  browser,
}) => {
  const { customer, noah, stopProvider } = await aCustomerWithProvider(admin)
  const page = await aKnownPerson(browser, noah)
  await stopProvider()
  await openAccess(admin, customer)
  await startSignIn(page, noah.email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByLabel('Sign-in code')).toBeFocused()
  await page.getByLabel('Sign-in code').fill(await readCode(noah.email))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${noah.name}!`)

  await admin.getByRole('button', { name: 'Change duration' }).click()
  await admin.getByLabel('Close after').selectOption('1 hour')
  await admin.keyboard.press('Enter')
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Duration changed')).toBeVisible()
  await admin.getByRole('button', { name: 'Close now' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Close emergency access?' })
  await look(admin, 'closing emergency access')
  await dialog.getByRole('button', { name: 'Close now' }).click()
  await expect(admin.getByText('Emergency access closed')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Open emergency access' })).toBeVisible()
  // The page is told.
  await page.waitForURL('**/login')
})
