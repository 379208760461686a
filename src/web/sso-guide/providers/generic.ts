import * as words from '#words/guides/custom.ts'
import * as several from '#words/sso-guide.ts'
import type { BringBack, ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

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

type Generic = Pick<
  ProviderGuide,
  'nameId' | 'signing' | 'ownKey' | 'access' | 'tile' | 'rotation' | 'switches'
>

/** Settings that hold for any identity provider. */
export const GENERIC: Generic = {
  nameId: {
    byDefault: words.nameIdByDefault,
    format: 'emailAddress',
    choose: 'emailAddress',
    source: words.theMailAddress,
  },
  signing: {
    byDefault: { element: null, algorithm: null },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: words.signing,
  },
  ownKey: {
    signed: words.customSignedRequests,
    encrypted: words.encryption,
  },
  access: words.people,
  tile: words.tile,
  rotation: words.renewal,
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: words.validateInResponseToWhy,
    },
    {
      name: 'disableRequestedAuthnContext',
      isOn: true,
      why: words.disableRequestedAuthnContextWhy,
    },
  ],
}
