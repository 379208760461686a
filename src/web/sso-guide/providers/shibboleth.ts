import * as words from '#words/guides/open-source.ts'
import * as several from '#words/sso-guide.ts'
import type { ProductGuide } from '#web/sso-guide/guide/provider-guide.ts'

import { FROM_METADATA } from './from-metadata.ts'

export const shibboleth: ProductGuide = {
  product: 'Shibboleth',
  steps: [
    {
      title: words.loadOurMetadata,
      menu: ['metadata-providers.xml'],
      text: words.loadOurMetadataText,
      entries: [{ field: words.metadata, ours: 'metadataUrl' }],
    },
    {
      title: words.switchEncryptionOffForUs,
      menu: ['relying-party.xml'],
      text: words.switchEncryptionOffForUsText,
      entries: [
        { field: 'Relying party', ours: 'entityId' },
        { field: 'p:encryptAssertions', choose: 'false' },
      ],
    },
    {
      title: words.releaseTheAttributes,
      menu: ['attribute-filter.xml'],
      text: words.releaseTheAttributesText,
    },
    {
      title: several.nameThePerson,
      menu: ['saml-nameid.xml'],
      text: words.nameThePersonText,
    },
  ],
  bringBack: FROM_METADATA,
  problems: [
    {
      refusals: ['encrypted_assertion'],
      cause: words.encryptedAssertionCause,
      fix: words.encryptedAssertionFix,
    },
  ],
}
