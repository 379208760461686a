import { expect } from '@playwright/test'

import { FABRIKAM } from '#demo/demo-people.ts'

import { callAsAdmin, findCustomer, takeLive } from './admin-calls.ts'
import { openPage } from './session.ts'
import { portalUrl, signInAsAdmin, signInThroughProvider, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const DANA = { email: 'dana.whitfield@fabrikam.example', name: 'Dana Whitfield' }

test('a person signs in when requests are posted to the provider, signed and unsigned', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page)
  await page.goto(portalUrl())
  const { id } = await findCustomer(page, FABRIKAM.domain)
  const connection = `/api/admin/customers/${id}/connection`
  const { live } = await (await callAsAdmin(page, 'GET', connection)).json()
  for (const signRequests of [false, true]) {
    await takeLive(page, connection, { requestsByPost: true, signRequests })
    const person = await openPage(browser)
    const errors = watchConsole(person)
    const posted = person.waitForRequest(
      (request) => request.method() === 'POST' && request.url() === live.entryPoint,
    )
    await signInThroughProvider(person, DANA)
    const request = new URLSearchParams((await posted).postData() ?? '').get('SAMLRequest') ?? ''
    const xml = Buffer.from(request, 'base64').toString()
    expect(xml.includes('SignatureValue')).toBe(signRequests)
    expect(errors).toEqual([])
  }
  const { requestsByPost, signRequests } = live
  await takeLive(page, connection, { requestsByPost, signRequests })
})
