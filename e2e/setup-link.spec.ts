import { type Browser, expect, type Page } from '@playwright/test'

import { WINGTIP } from '#demo/demo-people.ts'
import { freePort } from '#test/free-port.ts'
import { startSimpleSamlPhp } from '#test/simplesamlphp.ts'

import { callAsAdmin } from './admin-calls.ts'
import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { openAdminDashboard, portalUrl, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const GRACE = {
  username: 'grace',
  password: 'only-for-this-test',
  email: 'grace.hopper@flotilla.example',
  firstName: 'Grace',
  lastName: 'Hopper',
}

/** Creates a customer without a connection, with a link that may go live. */
async function aCustomerWithLink(page: Page, customer: { name: string; domain: string }) {
  await openAdminDashboard(page)
  const made = await callAsAdmin(page, 'POST', '/api/admin/customers', customer)
  const { id }: { id: string } = await made.json()
  const links = `/api/admin/customers/${id}/connection/setup-links`
  const link = await callAsAdmin(page, 'POST', links, { name: 'Ina Ibsen', mayGoLive: true })
  const { url }: { url: string } = await link.json()
  return { id, url }
}

async function revoke(page: Page, customerId: string) {
  const links = `/api/admin/customers/${customerId}/connection/setup-links`
  const [link] = (await (await callAsAdmin(page, 'GET', links)).json()).links
  await callAsAdmin(page, 'DELETE', `${links}/${link.id}`)
}

/** Goes from the link alone to a single sign-on that is live. `signIn` is what the provider asks for. */
async function connect(
  browser: Browser,
  link: { url: string; metadataUrl: string },
  signIn: (tab: Page) => Promise<void>,
) {
  const page = await (await browser.newContext()).newPage()
  const errors = watchConsole(page)
  await page.goto(link.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up single sign-on')
  await expect(page).toHaveURL(`${portalUrl()}/setup`)
  await page.getByRole('radio', { name: 'Keycloak' }).check()
  await expectAccessible(page, 'a setup link')
  await expectFits(page, 'a setup link')
  await page.getByRole('button', { name: 'Next: Set up provider' }).click()
  await expect(
    page.getByRole('heading', { name: 'Values to enter at your provider' }),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: 'Done: Create the client' }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Done: Create the client' })).toBeChecked()
  await expectAccessible(page, 'our values by a setup link')
  await expectFits(page, 'our values by a setup link')
  await page.getByRole('button', { name: 'Next: Import values' }).click()
  await expectAccessible(page, 'the values of the provider by a setup link')
  await expectFits(page, 'the values of the provider by a setup link')

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  const certificate = page.getByRole('textbox', { name: 'X.509 Certificate' })
  await certificate.fill('-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg')
  await expect(page.getByText('This is a private key. Keep it secret').first()).toBeVisible()
  await expect(certificate).toHaveValue('')
  expect(sent.join('')).not.toContain('PRIVATE KEY')
  await page.getByRole('button', { name: 'Import metadata' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Metadata', { exact: true }).fill(link.metadataUrl)
  await dialog.getByRole('button', { name: 'Read metadata' }).click()
  await dialog.getByRole('button', { name: 'Apply values' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('Saved. These settings aren’t used for sign-ins yet.').first(),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Next: Test' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Run test' }).click()
  const tab = await opened
  await signIn(tab)
  await expect(tab.getByText('Success. People can sign in with these settings.')).toBeVisible()
  await expectAccessible(tab, 'a test by a setup link')
  await tab.close()

  await page.getByRole('button', { name: 'Next: Go live' }).click()
  // Not the sentence that says of untested settings that they never did.
  await expect(page.getByText(/Passed a test/)).toBeVisible()
  await page.getByRole('button', { name: 'Go live for everyone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go live for everyone' }).click()
  await expect(page.getByRole('heading', { name: 'Single sign-on is live' })).toBeVisible()
  await expectAccessible(page, 'single sign-on that went live by a setup link')
  expect(errors).toEqual([])
  return page
}

test('a setup link is enough when its holder connects an identity provider, tests it and goes live', async ({
  page,
  browser,
}) => {
  const { name, domain, people } = WINGTIP
  const { id, url } = await aCustomerWithLink(page, { name, domain })
  const portal = new URL(portalUrl())
  const metadataUrl = `http://127.0.0.1:${Number(portal.port) + 1}/${WINGTIP.realm}/metadata`
  const connected = await connect(browser, { url, metadataUrl }, async (tab) => {
    await tab.getByRole('button', { name: 'Ina Ibsen' }).click()
  })

  await connected.goto(`${portalUrl()}/login`)
  await connected.getByLabel('Company email').fill(people[0]?.email ?? '')
  await connected.getByRole('button', { name: 'Sign in with Email' }).click()
  await connected.getByRole('button', { name: 'Ina Ibsen' }).click()
  await expect(connected.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ina Ibsen!')

  await connected.goto(url)
  await connected.getByRole('button', { name: 'Import values' }).click()
  const entityId = connected.getByRole('textbox', { name: 'Entity ID / Issuer' })
  await entityId.fill('https://typed.example')
  await revoke(page, id)
  await connected.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(connected.getByText('This setup link no longer works')).toBeVisible()
  await expect(entityId).toHaveValue('https://typed.example')
  await expectAccessible(connected, 'typed values of a setup link that was revoked')
})

test('a setup link leads to SimpleSAMLphp, and says whom to ask when it was revoked', async ({
  page,
  browser,
}) => {
  const customer = { name: 'Flotilla', domain: 'flotilla.example' }
  const { id, url } = await aCustomerWithLink(page, customer)
  const identityProvider = await startSimpleSamlPhp({
    sp: {
      entityId: `${portalUrl()}/saml/metadata/${id}`,
      acsUrl: `${portalUrl()}/api/auth/saml/callback/${id}`,
    },
    users: [GRACE],
    port: await freePort(),
  })
  test.skip(
    identityProvider === undefined,
    'SimpleSAMLphp is not installed: apt-get install simplesamlphp php-cli',
  )
  if (!identityProvider) return
  try {
    // It is published where it is named.
    const metadataUrl = identityProvider.entityId
    await connect(browser, { url, metadataUrl }, async (tab) => {
      await tab.getByLabel('Username').fill(GRACE.username)
      await tab.getByLabel('Password').fill(GRACE.password)
      await tab.getByRole('button', { name: 'Login' }).click()
    })
    await revoke(page, id)
    const late = await (await browser.newContext()).newPage()
    await late.goto(url)
    await expect(late.getByRole('heading', { level: 1 })).toHaveText(
      'This setup link no longer works',
    )
    await expect(late.getByText('Ask the person who sent you the link')).toBeVisible()
    await expectAccessible(late, 'a setup link that was revoked')
  } finally {
    await identityProvider.close()
  }
})
