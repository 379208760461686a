import * as words from '#words/guides/custom.ts'
import * as several from '#words/sso-guide.ts'
import type { BringBack } from '#web/sso-guide/guide/provider-guide.ts'

/** Location of the three values in the metadata of any identity provider. */
export const FROM_METADATA: BringBack[] = [
  {
    ours: 'entityId',
    theirs: 'entityID',
    where: words.entityIdWhere,
    example: `https://<host>/<${several.path}>`,
    note: words.entityIdNote,
  },
  {
    ours: 'entryPoint',
    theirs: several.serviceWithRedirect,
    where: words.entryPointWhere,
    example: `https://<host>/<${several.path}>`,
  },
  {
    ours: 'cert',
    theirs: 'X509Certificate',
    where: words.certWhere,
    example: several.pemOrBase64,
    note: words.certNote,
  },
]
