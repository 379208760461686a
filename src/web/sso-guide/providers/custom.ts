import type { ProviderGuide } from '#web/sso-guide/provider-guide.ts'

import { adFs } from './ad-fs.ts'
import { authentik } from './authentik.ts'
import { FROM_METADATA } from './from-metadata.ts'
import { keycloak } from './keycloak.ts'
import { shibboleth } from './shibboleth.ts'
import { simpleSamlPhp } from './simplesamlphp.ts'

export const custom: ProviderGuide = {
  name: 'Custom',
  start: {
    console: 'The console of your identity provider',
    address: 'where applications, service providers or relying parties are added',
    role: 'A role that may add an application for SAML 2.0',
  },
  steps: [
    {
      title: 'Add the application',
      text: 'Create a SAML 2.0 application; some call it a service provider or a relying party. Import our metadata if it can.',
      entries: [{ field: 'Metadata URL or file', ours: 'metadataUrl' }],
    },
    {
      title: 'Enter our addresses',
      about: ['addresses'],
      text: 'Where metadata cannot be imported, enter both without a slash at the end. Where there is a choice of binding, take HTTP-POST.',
      entries: [
        { field: 'Entity ID, audience or identifier', ours: 'entityId' },
        { field: 'ACS, reply or callback URL, recipient, destination', ours: 'acsUrl' },
      ],
    },
    {
      title: 'Name the person',
      text: 'Send the mail address as the name identifier.',
      entries: [
        { field: 'NameID format', choose: 'emailAddress' },
        { field: 'NameID value', choose: 'The mail address' },
      ],
    },
    {
      title: 'Map the attributes',
      about: ['attributes'],
      text: 'Send each row of the attribute mapping; the name format may be basic or unspecified.',
    },
    {
      title: 'Choose the signature',
      about: ['signing'],
      text: 'Have the assertion signed; a signature on the response is welcome, too.',
      entries: [
        { field: 'Signature algorithm', choose: 'RSA-SHA256' },
        { field: 'Encryption of assertions', choose: 'Off' },
        { field: 'Signed requests', choose: 'Not required' },
      ],
    },
    {
      title: 'Let sign-ins start here',
      text: 'If there is a field for the address where the application starts, enter ours.',
      entries: [{ field: 'Start, launch or home page URL', ours: 'ssoUrl' }],
    },
    {
      title: 'Assign people',
      about: ['access'],
      text: 'Give the people or groups that may use this portal access to the application.',
    },
    {
      title: 'Take the values',
      text: 'Copy issuer, address for sign-in and signing certificate from the metadata of the identity provider.',
    },
  ],
  bringBack: FROM_METADATA,
  attributes: [
    { ours: 'email', choose: 'The mail address', sentAs: 'email' },
    { ours: 'firstName', choose: 'The given name', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'The family name', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: 'Differs: check what yours sends',
    format: 'emailAddress',
    choose: 'emailAddress',
    source: 'The mail address',
  },
  signing: {
    byDefault: { element: null, algorithm: null },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: 'A signature on the assertion, on the response, or on both is accepted; a message with neither is not, nor is SHA-1.',
  },
  ownKey: {
    signed:
      'Where the provider can require signed requests, give it the certificate, or our metadata, which carry it. We sign with RSA-SHA256.',
    encrypted:
      'Where the provider can encrypt assertions, give it the certificate, or our metadata, which carry it. Choose AES-256-GCM or AES-128-GCM with RSA-OAEP; with AES-CBC, have it sign the response as well as the assertion.',
  },
  access: 'Depends on the identity provider: check who may use a new application.',
  tile: 'A tile works if it leads to our SSO URL. One that starts at the identity provider is refused here.',
  rotation:
    'Enter the new certificate here and move the old one to Previous Certificate; then begin to sign with the new one. Empty Previous Certificate when all is well.',
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: 'Off only for an identity provider that can do nothing but start sign-ins by itself.',
    },
    {
      name: 'disableRequestedAuthnContext',
      isOn: true,
      why: 'Off only if your identity provider must be told to ask for a password.',
    },
  ],
  problems: [
    {
      shows: 'InvalidNameIDPolicy',
      cause: 'The identity provider cannot send a name identifier of the format emailAddress.',
      fix: 'Set the format to emailAddress and map it to the mail address.',
    },
    {
      shows: 'NoAuthnContext',
      cause: 'A way of authentication is demanded that the identity provider does not offer.',
      fix: 'Switch “Disable the requested authentication context” on in the customer form.',
    },
    {
      shows: 'Our login page shows a code',
      cause: 'We refused the answer.',
      fix: 'Look for the code under Sign-in Failures in the admin area: it says what was expected, what came and what to change.',
    },
  ],
  otherProducts: [keycloak, adFs, simpleSamlPhp, authentik, shibboleth],
}
