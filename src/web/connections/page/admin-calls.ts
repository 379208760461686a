import { stageEndpoints } from '#shared/connections/stages/endpoints.ts'
import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { call } from '#web/lib/call.ts'

import type { ConnectionCalls } from './connection-calls.ts'

/** What administrators ask about the connection of a customer. */
export function adminCalls(customerId: string): ConnectionCalls {
  const params = { customerId }
  return {
    key: ['sign-on', customerId],
    getSignOn: (signal) => call(stageEndpoints.getSignOn, { params }, { signal }),
    saveDraft: (body) => call(stageEndpoints.saveConnectionDraft, { params, body }),
    discardDraft: () => call(stageEndpoints.discardConnectionDraft, { params }),
    goLive: (body) => call(stageEndpoints.goLive, { params, body }),
    guideOf: (provider) => adminPaths.ssoGuideFor(customerId, { provider, isNew: false }),
  }
}
