import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

import { portalUrl } from './sign-in.ts'

export type AddedCustomer = { id: string; name: string; domain: string }

/** Makes a change as the signed-in administrator, as if from elsewhere. */
export async function callAsAdmin(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
  /** Proof of a confirmed identity, to send along. */
  confirmation = '',
) {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  return page.request.fetch(portalUrl() + path, {
    method,
    data,
    headers: { 'X-XSRF-TOKEN': token, ...(confirmation && { 'X-Confirmation': confirmation }) },
  })
}

/** A customer that was there before, with a name that no other has. */
export async function addCustomer(page: Page, overrides: object = {}): Promise<AddedCustomer> {
  const mark = `c${randomUUID().slice(0, 8)}`
  const customer = { name: `Customer ${mark}`, domain: `${mark}.example`, ...overrides }
  return (await callAsAdmin(page, 'POST', '/api/admin/customers', customer)).json()
}

export async function findCustomer(page: Page, domain: string): Promise<AddedCustomer> {
  const answer = await callAsAdmin(page, 'GET', `/api/admin/customers?q=${domain}`)
  const [customer] = await answer.json()
  return customer
}

/** Takes settings live that never passed a test, as an administrator does who is sure of them. */
export async function takeLive(page: Page, connection: string, change: object) {
  const { live, draft } = await (await callAsAdmin(page, 'GET', connection)).json()
  expect(draft).toBeNull()
  const { certExpiresAt: _end, callbackUrl: _url, backchannelLogoutUrl: _own, ...settings } = live
  const saml = { ...settings, ...change }
  const saved = await callAsAdmin(page, 'PUT', `${connection}/draft`, { saml, version: 0 })
  const { version } = (await saved.json()).draft
  const taken = await callAsAdmin(page, 'POST', `${connection}/go-live`, {
    version,
    untested: true,
  })
  expect(taken.status()).toBe(200)
}
