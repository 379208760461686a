import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

import { aSamlResponse, makeSigningKey } from '#test/saml-responses.ts'
import { idp } from '#test/saml-setup.ts'

import { addCustomer, callAsAdmin } from './admin-calls.ts'
import { answerWith } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { openPage } from './session.ts'
import { portalUrl, signInAsAdmin, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const SAML = {
  enabled: true,
  provider: 'okta',
  entityId: 'https://idp.lakeside.example/metadata',
  entryPoint: 'https://idp.lakeside.example/sso',
  cert: idp.certPem,
}

/** As the page of an identity provider that signs nothing; answers the code that the person reads. */
async function refusedSignIn(page: Page, customer: { id: string; saml: { callbackUrl: string } }) {
  const { callbackUrl } = customer.saml
  const samlResponse = aSamlResponse({
    sp: { entityId: `${portalUrl()}/saml/metadata/${customer.id}`, acsUrl: callbackUrl },
    key: idp,
    now: new Date(),
    sign: 'none',
    responseId: `_${randomUUID()}`,
    assertionId: `_${randomUUID()}`,
  })
  const res = await page.request.post(callbackUrl, {
    form: { SAMLResponse: samlResponse },
    maxRedirects: 0,
  })
  await page.goto(portalUrl() + (res.headers().location ?? ''))
  await expect(page.getByRole('alert')).toContainText('isn’t signed')
  return (await page.getByRole('alert').getByRole('code').textContent()) ?? ''
}

test('the code on the login page leads to the setting and the guide when an administrator looks it up', async ({
  page,
  browser,
}) => {
  const errors = watchConsole(page)
  await signInAsAdmin(page)
  const added = await addCustomer(page, { saml: SAML })
  const customer = await (await callAsAdmin(page, 'GET', `/api/admin/customers/${added.id}`)).json()
  const code = await refusedSignIn(await openPage(browser), customer)

  await page.goto(`${portalUrl()}/admin/sign-in-failures?customer=${customer.id}`)
  await page.getByText('The response isn’t signed', { exact: true }).click()
  await expect(page.getByRole('rowheader', { name: code })).toBeVisible()
  await expectAccessible(page, 'sign-in failures of a customer')
  await page.goto(`${portalUrl()}/admin/customers`)
  await page.getByRole('link', { name: 'Sign-In Failures', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search for a code' }).fill(code.toLowerCase())
  await expect(page.getByText('A signature on the assertion or the response')).toBeVisible()
  await expectAccessible(page, 'sign-in failure found by its code')

  await page.getByRole('link', { name: 'Validate response signatures' }).click()
  await expect(page.getByRole('checkbox', { name: 'Validate response signatures' })).toBeFocused()
  await page.goBack()
  await page.getByRole('link', { name: 'Recommended settings' }).click()
  await expect(page.getByRole('heading', { name: 'Recommended settings' })).toBeFocused()

  await page.goto(`${portalUrl()}/admin/sign-in-failures?q=AAAAAAAA`)
  await expect(page.getByText('No failures match this code')).toBeVisible()
  await expectAccessible(page, 'no sign-in failure found')
  expect(errors).toEqual([])
})

test('list, dashboard and form show a certificate when it must be renewed, and leaving the provider asks', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const endsAt = new Date(Date.now() - 86_400_000)
  const { certPem } = await makeSigningKey('weak.example', { keySize: 1024, endsAt })
  const customer = await addCustomer(page, { saml: { ...SAML, cert: certPem } })
  await page.goto(`${portalUrl()}/admin/customers?q=${customer.name}`)
  await expect(page.getByRole('row', { name: customer.name })).toContainText('Certificate expired')
  await expectAccessible(page, 'customer list with an expired certificate')

  await page.goto(`${portalUrl()}/admin/dashboard`)
  const card = page.getByRole('region', { name: 'Needs attention' })
  await expect(card).toBeVisible()
  await expectAccessible(page, 'dashboard with a certificate to renew')
  await card.getByRole('link', { name: customer.name }).click()
  await expect(page.getByRole('tab', { name: 'Certificates' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.goto(`${portalUrl()}/admin/customers/edit/${customer.id}#saml.cert`)
  await expect(page.getByLabel('X.509 Certificate *')).toBeFocused()
  await expect(page.getByText('Expired on')).toBeVisible()
  await expect(page.getByText('key is only 1024 bits')).toBeVisible()

  await answerWith(page, `GET /api/admin/customers/${customer.id}/sessions`, { count: 2 })
  await page.getByLabel('Entity ID / Issuer *').fill('https://other.example')
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await expect(page.getByRole('dialog', { name: 'End 2 sessions?' })).toBeVisible()
  await expectAccessible(page, 'customer form, sessions end')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Entity ID / Issuer *')).toHaveValue('https://other.example')
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await page.getByRole('button', { name: 'Save and end 2 sessions' }).click()
  await expect(page.getByText('Customer updated successfully')).toBeVisible()
  // Nothing is left to renew for the journeys that come after.
  await callAsAdmin(page, 'DELETE', `/api/admin/customers/${customer.id}`)
})
