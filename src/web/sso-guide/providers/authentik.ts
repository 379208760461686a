import * as words from '#words/guides/open-source.ts'
import * as several from '#words/sso-guide.ts'
import type { ProductGuide } from '#web/sso-guide/guide/provider-guide.ts'

export const authentik: ProductGuide = {
  product: 'authentik',
  steps: [
    {
      title: words.createApplicationAndProvider,
      menu: ['Applications', 'Applications', 'New Application', 'SAML Provider'],
      text: words.createApplicationAndProviderText,
      entries: [
        { field: 'ACS URL', ours: 'acsUrl' },
        { field: 'Issuer', choose: words.keepOrChooseYourOwn },
        { field: 'Service Provider Binding', choose: 'Post' },
        { field: 'Audience', ours: 'entityId' },
        { field: 'Signing Certificate', choose: words.selectOne },
        { field: 'Sign assertions', choose: several.on },
        { field: 'Verification Certificate', choose: several.leaveEmpty },
      ],
    },
    {
      title: several.mapTheAttributes,
      menu: ['Property mappings'],
      text: words.authentikMapTheAttributesText,
      entries: [{ field: 'NameID Property Mapping', choose: 'Email' }],
    },
    {
      title: several.letTheTileStartHere,
      text: words.letTheTileStartHereText,
      entries: [{ field: 'Launch URL', ours: 'ssoUrl' }],
    },
    {
      title: several.chooseWhoMaySignIn,
      text: words.chooseWhoMaySignInText,
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Issuer',
      where: words.authentikWhere,
      example: `<${several.issuer}>`,
      note: words.authentikEntityIdNote,
    },
    {
      ours: 'entryPoint',
      theirs: 'SSO URL (Redirect)',
      where: words.authentikWhere,
      example: 'https://<host>/application/saml/<slug>/sso/binding/redirect/',
    },
    {
      ours: 'cert',
      theirs: 'Signing certificate',
      where: words.authentikCertWhere,
      example: words.authentikCertExample,
    },
  ],
  problems: [
    {
      refusals: ['wrong_audience'],
      cause: words.wrongAudienceCause,
      fix: words.wrongAudienceFix,
    },
    {
      refusals: ['no_signature'],
      cause: words.noSignatureCause,
      fix: words.noSignatureFix,
    },
  ],
}
