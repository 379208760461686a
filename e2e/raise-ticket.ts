import { expect, type Page } from '@playwright/test'

import { portalUrl } from './sign-in.ts'

/** Raises a ticket as the person who is signed in, without the form, and answers its address. */
export async function raiseTicket(
  page: Page,
  subject: string,
  categories = ['GENERAL_INQUIRY'],
): Promise<string> {
  const cookies = await page.context().cookies(portalUrl())
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await page.request.post(`${portalUrl()}/api/tickets`, {
    data: {
      subject,
      description: 'It began this morning.',
      priority: 'Low',
      categories,
    },
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return `${portalUrl()}/tickets/${(await answer.json()).id}`
}
