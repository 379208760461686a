import { queryOptions } from '@tanstack/react-query'

import type { GuideName } from '#web/sso-guide/guide/guide-names.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

/** Loads the guide of one provider. Each is a file of the build: of many, a reader needs one. */
export async function loadGuide(name: GuideName): Promise<ProviderGuide> {
  const file = name.replaceAll('_', '-')
  const { guide }: { guide: ProviderGuide } = await import(`./providers/${file}.ts`)
  return guide
}

export function guideQuery(name: GuideName) {
  return queryOptions({
    queryKey: ['guide', name] as const,
    queryFn: () => loadGuide(name),
    staleTime: Infinity,
  })
}
