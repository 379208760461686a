import { expect, type Page } from '@playwright/test'

import { FABRIKAM } from '#demo/demo-people.ts'

import { callAsAdmin, findCustomer, takeLive } from './admin-calls.ts'
import { expectAccessible } from './axe.ts'
import { openPage } from './session.ts'
import { portalUrl, signInAsAdmin, signInThroughProvider } from './sign-in.ts'
import { test } from './test.ts'

const DANA = { email: 'dana.whitfield@fabrikam.example', name: 'Dana Whitfield' }

async function signOut(page: Page) {
  await page.getByRole('button', { name: `${DANA.name}’s account` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

async function expectNobodyAtProvider(page: Page, provider: string) {
  await page.goto(provider)
  await expect(page.getByText('You are not signed in at this identity provider.')).toBeVisible()
}

test('sign-out ends both sessions when it begins here or at the provider, by redirect or by post', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page)
  await page.goto(portalUrl())
  const { id } = await findCustomer(page, FABRIKAM.domain)
  const connection = `/api/admin/customers/${id}/connection`
  const { live } = await (await callAsAdmin(page, 'GET', connection)).json()
  const provider = live.entryPoint.replace('/sso', '')
  const logoutUrl = live.entryPoint.replace('/sso', '/slo')
  const ways = [
    { logoutByPost: false, everywhere: 'Sign out everywhere' },
    { logoutByPost: true, everywhere: 'Sign out everywhere by post' },
  ]
  for (const { logoutByPost, everywhere } of ways) {
    await takeLive(page, connection, { logoutUrl, logoutByPost })
    const person = await openPage(browser)
    await signInThroughProvider(person, DANA)
    await signOut(person)
    await expect(
      person.getByText('You’re signed out here and at your identity provider.'),
    ).toBeVisible()
    await expectAccessible(person, 'a sign-out that the provider confirmed')
    await expectNobodyAtProvider(person, provider)

    await signInThroughProvider(person, DANA)
    const tab = await person.context().newPage()
    await tab.goto(provider)
    await tab.getByRole('button', { name: everywhere, exact: true }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('You are signed out')
    // In this tab, because a page of the portal that is open leaves for the login by itself.
    await tab.goto(`${portalUrl()}/tickets`, { waitUntil: 'commit' })
    await tab.waitForURL('**/login**')
  }
  await takeLive(page, connection, { logoutUrl: null, logoutByPost: false })
})
