import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const REQUEST_ID_HEADER = 'X-Request-Id'

// Nothing in it can break a line of the log or mean something to whoever reads one.
const HARMLESS = /^[\w.-]{1,64}$/

/** What a request is found by in the log: a proxy's own id where it is short and harmless, or a new one. */
export function chooseRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && HARMLESS.test(given) ? given : randomUUID()
}
