import type { ProductGuide } from '#web/sso-guide/provider-guide.ts'

import { FROM_METADATA } from './from-metadata.ts'

export const shibboleth: ProductGuide = {
  name: 'Shibboleth',
  steps: [
    {
      title: 'Load our metadata',
      menu: ['metadata-providers.xml'],
      text: 'Add a provider for our metadata.',
      entries: [{ field: 'Metadata', ours: 'metadataUrl' }],
    },
    {
      title: 'Switch encryption off for us',
      menu: ['relying-party.xml'],
      text: 'Shibboleth encrypts unless told otherwise, which is accepted only where you switch it on. Override the settings for our Entity ID.',
      entries: [
        { field: 'Relying party', ours: 'entityId' },
        { field: 'p:encryptAssertions', choose: 'false' },
      ],
    },
    {
      title: 'Release the attributes',
      menu: ['attribute-filter.xml'],
      text: 'Release mail, givenName and sn to our Entity ID. They arrive under urn:oid names, which we read.',
    },
    {
      title: 'Name the person',
      menu: ['saml-nameid.xml'],
      text: 'Make a name identifier of the format emailAddress from mail.',
    },
  ],
  bringBack: FROM_METADATA,
  problems: [
    {
      refusals: ['encrypted_assertion'],
      cause: 'The assertion is encrypted.',
      fix: 'Set p:encryptAssertions to false for our Entity ID.',
    },
  ],
}
