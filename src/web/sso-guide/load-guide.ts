import { queryOptions } from '@tanstack/react-query'
import type {
  ApplicationGuideName,
  GuideName,
  SamlGuideName,
} from '#web/sso-guide/guide/guide-names.ts'
import type { Guide, ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'
import { stageEndpoints } from '#shared/connections/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

export type LoadedName = GuideName | ApplicationGuideName
type GuideOf<Name extends LoadedName> = Name extends SamlGuideName ? ProviderGuide : Guide

/** Loads the guide of one provider. Each is a file of the build: of many, a reader needs one. */
export async function loadGuide<Name extends LoadedName>(name: Name): Promise<GuideOf<Name>> {
  const file = name.replaceAll('_', '-')
  const { guide }: { guide: GuideOf<Name> } = await import(`./providers/${file}.ts`)
  return guide
}

export function guideQuery(name: LoadedName) {
  return queryOptions({
    queryKey: ['guide', name] as const,
    queryFn: () => loadGuide(name),
    staleTime: Infinity,
  })
}

export const guideQueries = {
  /** Provider of the connection, also the team's own. */
  signOn: (customerId: string) =>
    queryOptions({
      queryKey: ['guided-sign-on', customerId] as const,
      queryFn: ({ signal }) =>
        call(stageEndpoints.getSignOn, { params: { customerId } }, { signal }),
    }),

  /** As an identity provider gets it. */
  metadata: (customerId: string) =>
    queryOptions({
      queryKey: ['saml-metadata', customerId] as const,
      queryFn: async ({ signal }) => {
        const answer = await fetch(`/saml/metadata/${encodeURIComponent(customerId)}`, { signal })
        if (!answer.ok) throw new Error(`The metadata was answered with ${answer.status}`)
        return answer.text()
      },
    }),
}
