import * as words from '#words/guides/ping-identity.ts'
import * as several from '#words/sso-guide.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

import { FROM_METADATA } from './generic.ts'

export const guide: ProviderGuide = {
  product: 'Ping Identity',
  start: {
    console: 'PingOne admin console',
    address: words.startAddress,
    role: words.startRole,
  },
  steps: [
    {
      title: several.addTheApplication,
      menu: [words.yourEnvironment, 'Applications', 'Applications', '+'],
      text: words.addTheApplicationText,
    },
    {
      title: several.enterOurAddresses,
      about: ['addresses'],
      menu: ['SAML Configuration', 'Manually Enter'],
      text: words.enterOurAddressesText,
      entries: [
        { field: 'ACS URLs', ours: 'acsUrl' },
        { field: 'Entity ID', ours: 'entityId' },
        { field: words.importFromURLInPlace, ours: 'metadataUrl' },
      ],
    },
    {
      title: several.mapTheAttributes,
      about: ['attributes'],
      menu: ['Attribute Mappings', words.pencil],
      text: words.mapTheAttributesText,
      entries: [{ field: 'saml_subject', choose: 'Email Address' }],
    },
    {
      title: words.chooseSigningAndValidity,
      about: ['signing'],
      menu: ['Configuration', words.pencil],
      text: words.chooseSigningAndValidityText,
      entries: [
        { field: 'Sign Assertion', choose: words.leaveSelected },
        { field: 'Signing Algorithm', choose: 'RSA_SHA256' },
        {
          field: 'Subject NameID Format',
          choose: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
        },
        { field: 'Assertion Validity Duration', choose: words.validity },
        { field: 'Target Application URL', choose: several.leaveEmpty },
        { field: 'Enforce signed AuthnRequest', choose: several.leaveOff },
      ],
    },
    {
      title: several.letTheTileStartHere,
      menu: ['Overview'],
      text: words.letTheTileStartHereText,
      entries: [{ field: 'Home page or Signon URL', ours: 'ssoUrl' }],
    },
    {
      title: several.chooseWhoMaySignIn,
      about: ['access'],
      menu: ['Access'],
      text: words.chooseWhoMaySignInText,
    },
    {
      title: several.switchTheApplicationOn,
      text: words.switchTheApplicationOnText,
    },
    {
      title: words.takePingOnesValues,
      menu: ['Configuration', 'Connection details'],
      text: words.takePingOnesValuesText,
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Issuer ID',
      where: words.where,
      example: `https://auth.pingone.<${several.region}>/<${several.environmentId}>`,
      note: words.entityIdNote,
    },
    {
      ours: 'entryPoint',
      theirs: 'Single Signon Service',
      where: words.where,
      example: `https://auth.pingone.<${several.region}>/<${several.environmentId}>/saml20/idp/sso`,
    },
    {
      ours: 'cert',
      theirs: 'Download Signing Certificate',
      where: words.where,
      example: words.certExample,
      note: words.certNote,
    },
  ],
  attributes: [
    { ours: 'email', choose: 'Email Address', sentAs: 'email' },
    { ours: 'firstName', choose: 'Given Name', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'Family Name', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: words.nameIdByDefault,
    format: 'emailAddress',
    choose: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    source: 'Email Address',
  },
  signing: {
    byDefault: { element: 'assertion', algorithm: 'RSA-SHA256' },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: words.signing,
  },
  ownKey: {
    signed: words.signedRequests,
    encrypted: words.encryption,
  },
  access: words.people,
  tile: words.tile,
  rotation: words.renewal,
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: several.signInsStartHere,
    },
  ],
  problems: [
    {
      shows: words.pingOneDoesNotKnowTheApplication,
      cause: words.pingOneDoesNotKnowTheApplicationCause,
      fix: words.pingOneDoesNotKnowTheApplicationFix,
    },
    {
      shows: words.pingOneRefusesTheAddressToAnswer,
      cause: words.pingOneRefusesTheAddressToAnswerCause,
      fix: words.pingOneRefusesTheAddressToAnswerFix,
    },
    {
      shows: words.thePersonSignsInAtPingOne,
      cause: words.thePersonSignsInAtPingOneCause,
      fix: words.thePersonSignsInAtPingOneFix,
    },
  ],
  otherProducts: [
    {
      product: 'PingFederate',
      steps: [
        {
          title: words.createAConnection,
          menu: ['SP Connection', 'Browser SSO', 'Protocol Settings'],
          text: words.createAConnectionText,
          entries: [
            { field: words.entityIDOfThePartner, ours: 'entityId' },
            { field: 'Endpoint URL', ours: 'acsUrl' },
          ],
        },
        {
          title: several.chooseTheSignature,
          menu: ['Protocol Settings', 'Signature Policy'],
          text: words.chooseTheSignatureText,
        },
      ],
      bringBack: FROM_METADATA.map((value) =>
        value.ours === 'entryPoint'
          ? {
              ...value,
              example: 'https://<host>:<port>/idp/SSO.saml2',
              note: words.portNote,
            }
          : value,
      ),
      problems: [],
    },
    {
      product: 'PingOne for Enterprise',
      steps: [
        {
          title: several.addTheApplication,
          menu: ['Applications', 'My Applications', 'SAML', 'Add Application'],
          text: words.pingOneForEnterpriseAddTheApplicationText,
          entries: [
            { field: 'Entity ID', ours: 'entityId' },
            { field: 'ACS URL', ours: 'acsUrl' },
          ],
        },
      ],
      bringBack: FROM_METADATA,
      problems: [
        {
          shows: 'AUTHZ_001',
          cause: words.authz001Cause,
          fix: words.authz001Fix,
        },
      ],
    },
  ],
}
