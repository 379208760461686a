import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { portalUrl } from './sign-in.ts'

export type AddedCustomer = { id: string; name: string; domain: string }

/** What somebody else has done as the administrator that the page is signed in as. */
export async function callAsAdmin(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
  /** What somebody who has said their password sends along. */
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
