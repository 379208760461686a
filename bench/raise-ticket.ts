import { z } from 'zod'

import type { Cookies } from './load.ts'

const Answer = z.object({ id: z.string() })

/** Raises a ticket as a browser does. Returns its id. */
export async function raiseTicket(
  url: string,
  cookies: Cookies,
  subject = 'Raised before',
): Promise<string> {
  const body = { subject, description: 'It does not work.', categories: ['HARDWARE_ISSUE'] }
  return Answer.parse(await send(`${url}/api/tickets`, cookies, { method: 'POST', body })).id
}

export async function say(
  url: string,
  cookies: Cookies,
  { ticketId, content }: { ticketId: string; content: string },
): Promise<void> {
  await send(`${url}/api/tickets/${ticketId}`, cookies, {
    method: 'PUT',
    body: { comment: content },
  })
}

async function send(
  url: string,
  { header, token }: Cookies,
  { method, body }: { method: 'POST' | 'PUT'; body: Record<string, unknown> },
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { cookie: header, 'x-xsrf-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}
