import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const REQUEST_ID_HEADER = 'X-Request-Id'

// An id that cannot break a log line or mislead its reader.
const HARMLESS = /^[\w.-]{1,64}$/

/**
 * Chooses the id by which a request is found in the log: a proxy's own id when it is short and
 * harmless, or a new one.
 */
export function chooseRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && HARMLESS.test(given) ? given : randomUUID()
}
