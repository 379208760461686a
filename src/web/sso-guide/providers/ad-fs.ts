import * as words from '#words/guides/microsoft.ts'
import * as several from '#words/sso-guide.ts'
import type { ProductGuide } from '#web/sso-guide/guide/provider-guide.ts'

export const adFs: ProductGuide = {
  product: 'AD FS',
  steps: [
    {
      title: words.addTheRelyingParty,
      menu: ['AD FS Management', 'Relying Party Trusts', 'Add Relying Party Trust'],
      text: words.addTheRelyingPartyText,
      entries: [
        { field: 'Import data about the relying party', ours: 'metadataUrl' },
        { field: 'Relying party SAML 2.0 SSO service URL', ours: 'acsUrl' },
        { field: 'Relying party trust identifier', ours: 'entityId' },
      ],
    },
    {
      title: words.sendTheAttributes,
      menu: [
        'Edit Claim Issuance Policy',
        'Add Rule',
        'Send LDAP Attributes as Claims',
        'Active Directory',
      ],
      text: words.sendTheAttributesText,
      entries: [
        { field: 'E-Mail-Addresses', choose: 'E-Mail Address' },
        { field: 'Given-Name', choose: 'Given Name' },
        { field: 'Surname', choose: 'Surname' },
      ],
    },
    {
      title: several.nameThePerson,
      menu: ['Edit Claim Issuance Policy', 'Add Rule', 'Transform an Incoming Claim'],
      text: words.adFsNameThePersonText,
      entries: [
        { field: 'Incoming claim type', choose: 'E-Mail Address' },
        { field: 'Outgoing claim type', choose: 'Name ID' },
        { field: 'Outgoing name ID format', choose: 'Email' },
      ],
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Federation Service identifier',
      where: words.adFsEntityIdWhere,
      example: 'http://<host>/adfs/services/trust',
      note: several.beginsWithHttp,
    },
    {
      ours: 'entryPoint',
      theirs: 'SingleSignOnService',
      where: words.adFsEntryPointWhere,
      example: 'https://<host>/adfs/ls/',
    },
    {
      ours: 'cert',
      theirs: 'Token-signing certificate',
      where: words.adFsCertWhere,
      example: words.adFsCertExample,
      note: words.adFsCertNote,
    },
  ],
  problems: [
    {
      shows: 'InvalidNameIDPolicy',
      cause: words.invalidNameIDPolicyCause,
      fix: words.invalidNameIDPolicyFix,
    },
    {
      shows: words.anErrorPageOfADFS,
      cause: words.anErrorPageOfADFSCause,
      fix: words.anErrorPageOfADFSFix,
    },
  ],
}
