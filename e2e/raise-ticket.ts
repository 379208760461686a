import { expect, type Page } from '@playwright/test'

import { makePng } from '#demo/seed/make-png.ts'

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

type GivenFile = { name: string; mimeType: string; buffer: Buffer }

/** Raises a ticket with files as the person who is signed in, and opens it. */
export async function openTicketWith(page: Page, files: GivenFile[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    subject: 'Five files',
    description: 'See the files.',
    priority: 'Low',
    categories: 'GENERAL_INQUIRY',
  })) {
    form.set(name, value)
  }
  for (const { name, mimeType, buffer } of files) {
    form.append('attachments', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  }
  const { cookies } = await page.context().storageState()
  const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await page.request.post(`${portalUrl()}/api/tickets`, {
    multipart: form,
    headers: { 'X-XSRF-TOKEN': token },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  await page.goto(`${portalUrl()}/tickets/${(await answer.json()).id}`)
}

export function aPicture(name: string, ground: [number, number, number]) {
  return { name, mimeType: 'image/png', buffer: makePng({ width: 64, height: 48, ground }, []) }
}
