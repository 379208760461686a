import { stageEndpoints } from '#shared/connections/stages/endpoints.ts'
import { call } from '#web/lib/call.ts'

import type { ConnectionCalls } from './connection-calls.ts'

/** What administrators ask about the connection of a customer. */
export function adminCalls(customerId: string): ConnectionCalls {
  const params = { customerId }
  return {
    key: ['sign-on', customerId],
    getSignOn: (signal) => call(stageEndpoints.getSignOn, { params }, { signal }),
  }
}
