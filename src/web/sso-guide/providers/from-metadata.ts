import type { BringBack } from '#web/sso-guide/provider-guide.ts'

/** Where the three values are in the metadata of any identity provider. */
export const FROM_METADATA: BringBack[] = [
  {
    ours: 'entityId',
    theirs: 'entityID',
    where: 'Metadata of the identity provider, EntityDescriptor',
    example: 'https://<host>/<path>',
    note: 'It may also be a URN. Copy it to the letter: http or https, and a slash at the end.',
  },
  {
    ours: 'entryPoint',
    theirs: 'SingleSignOnService, binding HTTP-Redirect',
    where: 'Metadata of the identity provider, Location',
    example: 'https://<host>/<path>',
  },
  {
    ours: 'cert',
    theirs: 'X509Certificate',
    where: 'Metadata of the identity provider, KeyDescriptor with use="signing"',
    example: 'PEM, or base64 text without its first and last line',
    note: 'If there are two, the other one goes into Previous Certificate.',
  },
]
