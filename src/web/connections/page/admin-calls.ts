import { connectionTestEndpoints, stageEndpoints } from '#shared/connections/endpoints.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { call } from '#web/lib/http/call.ts'

import type { ConnectionCalls } from './connection-calls.ts'

/** Calls of an administrator for the connection of a customer. */
export function adminCalls(customerId: string): ConnectionCalls {
  const params = { customerId }
  return {
    key: ['sign-on', customerId],
    getSignOn: (signal) => call(stageEndpoints.getSignOn, { params }, { signal }),
    saveDraft: (body) => call(stageEndpoints.saveConnectionDraft, { params, body }),
    discardDraft: () => call(stageEndpoints.discardConnectionDraft, { params }),
    goLive: (body) => call(stageEndpoints.goLive, { params, body }),
    guideOf: (provider) => adminPaths.ssoGuideFor(customerId, { provider, isNew: false }),
    beginTest: (saml) =>
      call(connectionTestEndpoints.beginConnectionTest, { params, body: { saml } }),
    getNewestTest: (signal) =>
      call(connectionTestEndpoints.getNewestConnectionTest, { params }, { signal }),
    getTest: (testId, signal) =>
      call(
        connectionTestEndpoints.getConnectionTest,
        { params: { customerId, testId } },
        { signal },
      ),
    toApplications: adminPaths.signInApplications,
    guideTo: (to) => adminPaths.ssoGuideTo(customerId, to),
    fieldOf: (name) => adminPaths.signOnField(customerId, name),
  }
}
