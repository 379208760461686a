import { GUIDE_NAMES, type SamlGuideName } from '#web/sso-guide/guide/guide-names.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'
import { loadGuide } from '#web/sso-guide/load-guide.ts'

const guides = await Promise.all(
  GUIDE_NAMES.map(async (name) => [name, await loadGuide(name)] as const),
)

/** The guides of all providers of SAML; a page loads the one that is chosen. */
// One for each name, which the type of an object made of pairs does not say.
export const PROVIDER_GUIDES = Object.fromEntries(guides) as Record<SamlGuideName, ProviderGuide>
