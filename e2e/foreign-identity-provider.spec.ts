import { type APIRequestContext, expect, type Page } from '@playwright/test'

import { freePort } from '#test/free-port.ts'
import { startSimpleSamlPhp } from '#test/simplesamlphp.ts'

import { portalUrl, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const GRACE = {
  username: 'grace',
  password: 'only-for-this-test',
  email: 'grace.hopper@navy.example',
  firstName: 'Grace',
  lastName: 'Hopper',
}

test('a person signs in and out through SimpleSAMLphp when it is set up as an administrator would', async ({
  browser,
}) => {
  const administrator = await browser.newContext()
  const customers = await openAdministration(administrator.request)
  const customer = await customers.create({ name: 'Navy', domain: 'navy.example' })
  const identityProvider = await startSimpleSamlPhp({
    sp: {
      entityId: `${portalUrl()}/saml/metadata/${customer.id}`,
      acsUrl: `${portalUrl()}/api/auth/saml/callback/${customer.id}`,
    },
    users: [GRACE],
    port: await freePort(),
    logout: {
      url: `${portalUrl()}/api/auth/saml/logout/${customer.id}`,
      certPem: await (await administrator.request.get(`${portalUrl()}/saml/certificate`)).text(),
    },
  })
  test.skip(
    identityProvider === undefined,
    'SimpleSAMLphp is not installed: apt-get install simplesamlphp php-cli',
  )
  if (!identityProvider) return

  try {
    await customers.change({
      ...customer,
      saml: {
        enabled: true,
        provider: 'custom',
        entityId: identityProvider.entityId,
        entryPoint: identityProvider.ssoUrl,
        cert: identityProvider.certPem,
        logoutUrl: identityProvider.logoutUrl,
      },
    })

    const page = await (await browser.newContext()).newPage()
    const errors = watchConsole(page)
    await signIn(page)
    await expect(page.getByText('No tickets yet').first()).toBeVisible()
    await page.getByRole('button', { name: 'Grace Hopper’s account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(
      page.getByText('You’re signed out here and at your identity provider.'),
    ).toBeVisible()

    // It asks for the password again, and then ends the session by itself.
    await signIn(page)
    const back = encodeURIComponent(`${portalUrl()}/tickets`)
    // A page of the portal would leave by itself as soon as its session is over.
    await page.goto('about:blank')
    await page.goto(`${identityProvider.logoutUrl}?ReturnTo=${back}`)
    await page.waitForURL(`${portalUrl()}/login**`)
    // Requests that the page made when its session ended are refused.
    expect(errors.filter((text) => !text.includes('401'))).toEqual([])
  } finally {
    await identityProvider.close()
  }
})

async function signIn(page: Page) {
  await page.goto(`${portalUrl()}/login`)
  await page.getByLabel('Company email').fill(GRACE.email)
  await page.getByRole('button', { name: 'Sign in with Email' }).click()
  await page.getByLabel('Username').fill(GRACE.username)
  await page.getByLabel('Password').fill(GRACE.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Grace Hopper!')
}

async function openAdministration(request: APIRequestContext) {
  async function send(method: 'post' | 'put', path: string, data: object) {
    const { cookies } = await request.storageState()
    const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? ''
    const answer = await request[method](`${portalUrl()}/api${path}`, {
      data,
      headers: { 'X-XSRF-TOKEN': token },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }

  await request.get(`${portalUrl()}/api/auth/user`)
  await send('post', '/auth/admin-login', {
    email: 'admin@portico.example',
    password: 'portico-demo-admin',
  })
  return {
    create: (customer: object) => send('post', '/admin/customers', customer),
    change: (customer: { id: string }) => send('put', `/admin/customers/${customer.id}`, customer),
  }
}
