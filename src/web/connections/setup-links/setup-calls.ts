import { connectionField } from '#shared/connections/fields.ts'
import { setupLinkEndpoints as endpoints } from '#shared/connections/endpoints.ts'
import { SETUP_LINK_HEADER } from '#shared/connections/setup-links/values.ts'
import type { DomainCalls } from '#web/connections/domains/domains-card.tsx'
import type { ConnectionCalls, ReadingCalls } from '#web/connections/page/connection-calls.ts'
import { call } from '#web/lib/http/call.ts'
import { setupPaths } from '#web/lib/navigation/setup-paths.ts'

/** Calls of the holder of a link for the one connection that it opens. */
export function setupCalls(token: string): ConnectionCalls {
  const headers = { [SETUP_LINK_HEADER]: token }
  return {
    key: ['setup-link', token],
    getSignOn: (signal) => call(endpoints.getLinkedSignOn, {}, { signal, headers }),
    saveDraft: (body) => call(endpoints.saveLinkedDraft, { body }, { headers }),
    discardDraft: () => call(endpoints.discardLinkedDraft, {}, { headers }),
    goLive: (body) => call(endpoints.goLiveByLink, { body }, { headers }),
    beginTest: (saml) => call(endpoints.beginLinkedTest, { body: { saml } }, { headers }),
    getNewestTest: (signal) => call(endpoints.getNewestLinkedTest, {}, { signal, headers }),
    getTest: (testId, signal) =>
      call(endpoints.getLinkedTest, { params: { testId } }, { signal, headers }),
    guideOf: () => setupPaths.place('guide'),
    guideTo: ({ place, mend }) => setupPaths.place(place, mend),
    fieldOf: (name) =>
      connectionField(name).isOfStaff ? undefined : setupPaths.place(`saml.${name}`),
  }
}

/** Calls that read certificates and metadata for the holder of a link. */
export function setupReadingCalls(token: string): ReadingCalls {
  const headers = { [SETUP_LINK_HEADER]: token }
  return {
    checkCertificate: (body, signal) =>
      call(endpoints.checkLinkedCertificate, { body }, { signal, headers }),
    readMetadata: (body) => call(endpoints.readLinkedMetadata, { body }, { headers }),
  }
}

/** The domains of the customer that a link opens, each with the record to publish. */
export function setupDomainCalls(token: string): DomainCalls {
  const headers = { [SETUP_LINK_HEADER]: token }
  return {
    key: ['setup-link', token],
    list: (signal) => call(endpoints.listLinkedDomains, {}, { signal, headers }),
    check: (domain) => call(endpoints.checkLinkedDomain, { params: { domain } }, { headers }),
  }
}
