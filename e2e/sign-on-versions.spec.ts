import { expect } from '@playwright/test'

import { FABRIKAM } from '#demo/demo-people.ts'
import { makeSigningKey } from '#test/saml-responses.ts'

import { callAsAdmin, findCustomer, takeLive } from './admin-calls.ts'
import { openAdminDashboard, portalUrl } from './sign-in.ts'
import { test } from './test.ts'

const HOUR_MS = 3_600_000

test('a test finds a broken setting, an ended certificate or a wrong audience, and one click undoes it', async ({
  page,
}) => {
  await openAdminDashboard(page)
  const { id } = await findCustomer(page, FABRIKAM.domain)
  const connection = `/api/admin/customers/${id}/connection`
  const { certPem } = await makeSigningKey('ended', { endsAt: new Date(Date.now() - HOUR_MS) })
  const faults: [change: object, verdict: string, setting: string][] = [
    [
      { entityId: 'https://elsewhere.example/metadata' },
      'The issuer doesn’t match',
      'Entity ID / Issuer',
    ],
    [{ cert: certPem, previousCert: null }, 'The signature doesn’t match', 'X.509 Certificate'],
    [
      { audienceRestriction: 'https://elsewhere.example' },
      'The audience isn’t our Entity ID',
      'Audience Restriction',
    ],
  ]
  for (const [change, verdict, setting] of faults) {
    const [before] = await (await callAsAdmin(page, 'GET', `${connection}/versions`)).json()
    await takeLive(page, connection, change)
    await page.goto(`${portalUrl()}/admin/customers/${id}/sign-on?step=test&tab=versions`)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: /^Run test( again)?$/ }).click()
    const tab = await opened
    await tab.getByRole('button', { name: 'Dana Whitfield' }).click()
    await expect(tab.getByText('People can’t sign in with these settings.')).toBeVisible()
    await tab.close()
    await expect(page.getByRole('heading', { name: verdict })).toBeVisible()
    await page.getByRole('link', { name: setting }).click()
    await expect(page.getByRole('textbox', { name: setting })).toBeFocused()
    await page.getByRole('tab', { name: 'Versions' }).click()
    await page.getByRole('button', { name: `Roll back to version ${before.number}` }).click()
    await expect(page.getByText(`Rolled back to version ${before.number}`)).toBeVisible()
  }
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Run test again' }).click()
  await (await opened).getByRole('button', { name: 'Dana Whitfield' }).click()
  await expect(page.getByText('Success. People can sign in with these settings.')).toBeVisible()
})
