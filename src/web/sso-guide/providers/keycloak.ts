import * as words from '#words/guides/open-source.ts'
import * as several from '#words/sso-guide.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

import { GENERIC } from './generic.ts'

export const guide: ProviderGuide = {
  ...GENERIC,
  product: 'Keycloak',
  start: {
    console: 'Keycloak Admin Console',
    address: words.keycloakStartAddress,
    role: words.keycloakStartRole,
  },
  steps: [
    {
      title: words.createTheClient,
      about: ['addresses'],
      menu: ['Clients', 'Create client'],
      text: words.createTheClientText,
      entries: [
        { field: 'Client type', choose: 'SAML' },
        { field: 'Client ID', ours: 'entityId' },
        { field: 'Home URL', ours: 'ssoUrl' },
        { field: 'Valid redirect URIs', ours: 'acsUrl' },
        { field: 'Master SAML Processing URL', ours: 'acsUrl' },
      ],
    },
    {
      title: words.nameThePersonAndSign,
      about: ['signing'],
      menu: ['Settings'],
      text: words.nameThePersonAndSignText,
      entries: [
        { field: 'Name ID format', choose: 'email' },
        { field: 'Force name ID format', choose: several.on },
        { field: 'Force POST binding', choose: several.on },
        { field: 'Include AuthnStatement', choose: several.on },
        { field: 'Sign documents', choose: several.on },
        { field: 'Sign assertions', choose: several.on },
        { field: 'Signature algorithm', choose: 'RSA_SHA256' },
      ],
    },
    {
      title: words.askForNoSignedRequests,
      menu: ['Keys'],
      text: words.askForNoSignedRequestsText,
      entries: [
        { field: 'Client signature required', choose: several.off },
        { field: 'Encrypt assertions', choose: several.off },
      ],
    },
    {
      title: several.mapTheAttributes,
      about: ['attributes'],
      menu: ['Client scopes', words.theDedicatedScopeOfThe, 'Add mapper', 'By configuration'],
      text: words.keycloakMapTheAttributesText,
      entries: [
        { field: 'email', choose: 'email' },
        { field: 'firstName', choose: 'firstName' },
        { field: 'lastName', choose: 'lastName' },
      ],
    },
    {
      title: several.chooseWhoMaySignIn,
      about: ['access'],
      text: words.keycloakAccess,
    },
  ],
  bringBack: [
    {
      ours: 'metadataUrl',
      theirs: 'SAML 2.0 Identity Provider Metadata',
      where: words.keycloakWhere,
      example: 'https://<host>/realms/<realm>/protocol/saml/descriptor',
      note: several.metadataNote,
    },
    {
      ours: 'entityId',
      theirs: 'entityID',
      where: words.keycloakWhere,
      example: 'https://<host>/realms/<realm>',
      note: words.keycloakEntityIdNote,
    },
    {
      ours: 'entryPoint',
      theirs: 'SingleSignOnService',
      where: words.keycloakWhere,
      example: 'https://<host>/realms/<realm>/protocol/saml',
    },
    {
      ours: 'cert',
      theirs: 'Certificate',
      where: words.keycloakCertWhere,
      example: words.keycloakCertExample,
    },
  ],
  attributes: [
    { ours: 'email', choose: 'email', sentAs: 'email' },
    { ours: 'firstName', choose: 'firstName', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'lastName', sentAs: 'lastName' },
  ],
  nameId: { byDefault: 'username', format: 'emailAddress', choose: 'email', source: 'email' },
  signing: {
    ...GENERIC.signing,
    byDefault: { element: 'response', algorithm: 'RSA-SHA256' },
    choose: { element: 'both', algorithm: 'RSA-SHA256' },
  },
  access: words.keycloakAccess,
  problems: [
    {
      shows: 'Invalid requester',
      cause: words.invalidRequesterCause,
      fix: words.invalidRequesterFix,
    },
    {
      shows: 'Invalid redirect uri',
      cause: words.invalidRedirectUriCause,
      fix: words.invalidRedirectUriFix,
    },
    {
      shows: 'Client not found',
      cause: words.clientNotFoundCause,
      fix: words.clientNotFoundFix,
    },
  ],
  otherProducts: [],
}
