import { createSession } from '#server/access/sessions/sessions.ts'
import { readConfig } from '#server/config.ts'
import type { UserRole } from '#server/platform/db/tables/access.ts'
import type { Deps } from '#server/deps.ts'
import { cookieName } from '#server/platform/http/request/cookies.ts'
import { SESSION_COOKIE } from '#server/platform/http/request/csrf.ts'
import type { Ticket } from '#shared/tickets/contract.ts'

/** The timeout, longer than any request may take. */
const PATIENCE_MS = 60_000

/** A browser on a real connection. Any process may answer it, as behind a load balancer. */
export type RemoteClient = {
  cookie: string
  send(
    origin: string,
    path: string,
    init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<Response>
}

export async function remotelySignedInAs(
  deps: Pick<Deps, 'db' | 'now'>,
  origin: string,
  user: { customerId: string; id: string; role: UserRole },
): Promise<RemoteClient> {
  const { token } = await createSession(deps, user)
  const session = `${cookieName(readConfig({}), SESSION_COOKIE)}=${token}`
  const first = await fetch(`${origin}/api/auth/user`, { headers: { cookie: session } })
  const offered = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const xsrf = offered.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  return {
    cookie: session,
    send: (to, path, init = {}) =>
      fetch(to + path, {
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...init,
        headers: { ...init.headers, cookie: session, 'x-xsrf-token': xsrf },
      }),
  }
}

/** Downloads the ticket's first file. */
export async function readAttachment(
  client: RemoteClient,
  origin: string,
  ticket: Ticket,
): Promise<Buffer> {
  const response = await client.send(origin, `/api/desk-files/${ticket.attachments.at(0)?.id}`)
  return Buffer.from(await response.arrayBuffer())
}
