import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const counted = {
  none: 'No failure types found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} failure type found`,
      other: `${number(count)} failure types found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `Showing the first failure type`,
      other: `Showing the first ${number(count)} failure types`,
    }),
}

export const title = 'Sign-In Failures'
export const about = 'Sign-ins that failed in the last 30 days, and how to fix them.'
export const searchLabel = 'Search for a code'
export const searchPlaceholder = 'Enter the code from the sign-in page...'
export const failedToLoad = 'Failed to load sign-in failures'
export const loading = 'Loading sign-in failures'

export const noneWithCode = 'No failures match this code'
export const codesAreKept =
  'Codes are kept for 30 days. They never contain 0, 1, A, E, I, L, O, U or Y.'
export const showAll = 'Show all'
export const none = 'No failed sign-ins'
export const willAppear = 'Failed sign-ins will appear here with their code and how to fix them.'

export const noCustomer = 'No customer'
export const yourTeam = 'Your team'
export const times = (count: number) =>
  plural(count, { one: 'Once', other: `${number(count)} times` })
export const stops = (people: number) =>
  plural(people, { one: '1 person affected', other: `${number(people)} people affected` })
export const stopped = (people: number) =>
  plural(people, {
    one: '1 person was affected.',
    other: `${number(people)} people were affected.`,
  })
export const worksAgain = 'Working again'
export const since = <Part>(time: Part) => rich`since ${time}`
export const lastAt = <Part>(time: Part) => rich`last ${time}`
export const personRead = (sentence: string) => `Message shown: “${sentence}”`
export const newestOf = (shown: number, count: number) =>
  `Showing the latest ${number(shown)} of ${number(count)}. Search for a code to find any other.`

export const change = (setting: string) => `Change “${setting}”`
export const openPeople = 'Open People'
export const openCodes = 'Open email codes'
export const openGuide = (part: string) => `Setup guide: ${part}`
export const failuresOf = (what: string) => `Failures: ${what}`
export const code = 'Code'
export const when = 'When'
export const expected = 'Expected'
export const received = 'Received'

// The parts of the set-up guide.
export const guideValues = 'Values for the provider'
export const guideAttributes = 'Required attribute mapping'
export const guideSteps = 'Steps at the provider'
export const guideBringBack = 'Values to copy back'
export const guideSettings = 'Recommended settings'
export const guideProblems = 'Troubleshooting'

// Answers of the server.
export const noSuchCode = 'No failed sign-in in the last 30 days has this code.'
export const searchForCode = 'Enter an 8-character code'
export const giveCustomer = 'Enter a customer’s ID'
export const giveLimit = 'Enter a number from 1 to 100'

// Expected or received values of an answer, for refused sign-ins with more exact details.

export const details = {
  none: () => 'None',
  oneOf: (...names: string[]) => names.join(' or '),

  // Times.
  ourClock: (time: string) => `This server’s clock shows ${time}`,
  notBefore: (time: string) => `NotBefore ${time}`,
  notOnOrAfter: (time: string) => `NotOnOrAfter ${time}`,
  noIssueInstant: () => 'IssueInstant isn’t a valid time.',
  noSessionEnd: () => 'SessionNotOnOrAfter isn’t a valid time.',
  noInstant: (element: string) => `A time in ${element} isn’t valid.`,
  endMissing: () => 'NotOnOrAfter is missing.',

  // How the answer is built.
  notBase64: () => 'SAMLResponse isn’t Base64.',
  notUtf8: () => 'The response isn’t UTF-8 text.',
  controlCharacter: () => 'The response contains a control character.',
  badTag: () => 'A tag isn’t well-formed XML.',
  notXml: () => 'The response isn’t well-formed XML.',
  decryptedNotXml: () => 'The decrypted assertion isn’t XML.',
  mostBytes: (count: string) => `At most ${count} bytes`,
  mostCharacters: (count: string) => `At most ${count} characters in a tag`,
  mostElements: (count: string) => `At most ${count} elements`,
  mostAttributes: (count: string) => `At most ${count} attributes`,
  mostOfElement: (count: string) => `At most ${count} attributes on one element`,
  mostNames: (count: string) => `At most ${count} different element names`,
  mostLevels: (count: string) => `At most ${count} levels`,
  noAssertionId: () => 'The assertion has no ID.',
  severalConditions: () => 'The assertion doesn’t have exactly one Conditions element.',
  severalSubjects: () => 'The assertion has more than one Subject.',
  severalNames: () => 'The assertion has more than one NameID.',
  assertions: (count: string) => `${count} assertions`,
  notAChild: () => 'The assertion isn’t a child of the response.',
  issuerOfResponse: () => 'Response issuer',
  notOneStatus: () => 'No status, or several',
  noAttributes: () => 'No attributes',
  attributes: (names: string) => `Attributes: ${names}`,

  // Signature and encryption.
  severalSignatures: () => 'The element has more than one signature.',
  straySignature: () => 'A signature is in a place where SAML doesn’t allow one.',
  oddSignature: () => 'The signature isn’t structured as SAML requires.',
  notOneReference: () => 'The signature doesn’t have exactly one reference.',
  otherReference: () => 'The signature refers to something other than the element it’s in.',
  severalParameters: () => 'One of the signature’s transforms has more than one parameter.',
  oddTransforms: () => 'The signature doesn’t use the two usual transforms.',
  cbcUnsigned: () => 'AES-CBC is accepted only if the whole response is signed.',
  notOneKey: () => 'The encrypted data doesn’t have exactly one key.',
  encryptedFor: (fingerprint: string) => `Encrypted for the certificate ${fingerprint}`,

  // A message to sign a person out.
  namesNotOne: () => 'The request doesn’t identify exactly one person.',
  nameEmpty: () => 'The NameID is empty.',
  encryptedNoName: () => 'The encrypted part isn’t a NameID.',
  notDeflated: () => 'The message isn’t deflated, or isn’t Base64.',
  messageNotUtf8: () => 'The message isn’t UTF-8 text.',
  messageNotXml: () => 'The message isn’t well-formed XML.',
  partTwice: () => 'The URL contains part of the message twice.',
  noUsableId: () => 'The message has no usable ID.',
  severalOfMessage: () => 'The message has more than one signature.',

  // Customer of the sign-in.
  noCustomer: (id: string) => `No customer has the ID ${id}`,
  customerDeleted: () => 'The customer has been deleted',
  signOnOff: () => 'Single sign-on is turned off',
  customerInactive: () => 'The customer is inactive',
  noAccount: () => 'No team account has this address. Invite the person first.',
}

// Explanations of refused sign-ins in the admin area; the person's own are in
// `sign-in-refusals.ts`.

type Explanation = {
  title: string
  /** Its meaning, and the fix. */
  text: string
  /** Shown where the refusal itself has nothing more exact. */
  expected: string
  received: string
}

export const explanations: Record<SignInRefusal, Explanation> = {
  malformed: {
    title: 'Can’t read the response',
    text: 'The response isn’t a Base64-encoded, well-formed XML document. Inspect it with a SAML tracer in the browser. A proxy or a custom page between the identity provider and this portal may have changed it.',
    expected: 'A Base64-encoded, well-formed XML document',
    received: 'A response that can’t be read',
  },
  too_large: {
    title: 'The response is too large',
    text: 'The response is larger than this portal accepts. The provider is probably sending a list of groups. Release only email, firstName and lastName to this application.',
    expected: 'At most 262,144 bytes',
    received: 'A larger response',
  },
  too_complex: {
    title: 'The response has too many parts',
    text: 'The response has more elements, attributes or levels than this portal accepts. The provider is probably sending a list of groups or roles. Release only email, firstName and lastName to this application.',
    expected: 'Only email, firstName and lastName',
    received: 'More elements than accepted',
  },
  doctype: {
    title: 'The response contains a document type declaration',
    text: 'The response contains a document type declaration. SAML doesn’t use these declarations and attackers can exploit them, so they’re always rejected. Remove the declaration from the template at the identity provider.',
    expected: 'No document type declaration',
    received: 'A document type declaration',
  },
  forbidden_markup: {
    title: 'The response has hidden markup',
    text: 'The response contains a comment, a CDATA section or a processing instruction. Attackers have used such markup to make software read a different name than the signed one, so it’s always rejected. Remove it from the template at the identity provider.',
    expected: 'Only elements and text',
    received: 'A comment, CDATA section or processing instruction',
  },
  unexpected_message: {
    title: 'Not a sign-in response',
    text: 'The message isn’t a SAML login response. Check that the setup guide’s ACS URL is entered only as the reply address, not as the logout address.',
    expected: 'Response',
    received: 'Another type of message',
  },
  wrong_namespace: {
    title: 'The response isn’t SAML 2.0',
    text: 'An element in the response isn’t in the SAML 2.0 XML namespace. Check that the application at the identity provider uses SAML 2.0.',
    expected: 'The SAML 2.0 namespaces',
    received: 'Another namespace',
  },
  wrong_version: {
    title: 'The response isn’t SAML 2.0',
    text: 'The response or its assertion isn’t SAML version 2.0. Choose SAML 2.0 for the application at the identity provider.',
    expected: '2.0',
    received: 'Another version',
  },
  status: {
    title: 'The identity provider rejected the sign-in',
    text: 'The identity provider responded with an error instead of a sign-in. You’ll find the cause in the provider’s log. InvalidNameIDPolicy: set the NameID format to emailAddress. NoAuthnContext: turn on “Disable the requested authentication context”. RequestDenied or AuthnFailed: check that the person is assigned to the application.',
    expected: 'Success',
    received: 'An error',
  },
  no_assertion: {
    title: 'The response contains no assertion',
    text: 'Without an assertion, it’s unclear who is signing in. Check the identity provider’s log for this sign-in.',
    expected: 'One assertion',
    received: 'No assertion',
  },
  several_assertions: {
    title: 'The response identifies several people',
    text: 'The response contains more than one assertion. Only one is accepted, so that it’s clear who is signing in. If the identity provider didn’t send it that way, someone may have tampered with it.',
    expected: 'One assertion',
    received: 'Several assertions',
  },
  encrypted_assertion: {
    title: 'The response is encrypted',
    text: 'The identity provider sent an encrypted assertion, but this connection doesn’t accept them. Turn on “Accept encrypted assertions”, or turn off encryption for this application. Name identifiers and attributes may only be encrypted together with the whole assertion.',
    expected: 'An unencrypted assertion',
    received: 'An encrypted assertion',
  },
  decryption_failed: {
    title: 'Can’t decrypt the response',
    text: 'The assertion wasn’t encrypted for one of this portal’s keys, or was changed in transit. Usually the identity provider has an older certificate from this portal. Enter the certificate from the setup guide at the provider, or have the provider reload the portal’s metadata.',
    expected: 'An assertion encrypted for the certificate in the portal’s metadata',
    received: 'Data that no key of this portal can decrypt',
  },
  weak_encryption: {
    title: 'The encryption isn’t accepted',
    text: 'The identity provider uses an encryption method that isn’t accepted. Choose AES-GCM (AES-128-GCM or AES-256-GCM) with RSA-OAEP. Attackers can decrypt AES-CBC data unless the whole response is signed. If the provider offers nothing else, have it sign the response as well as the assertion.',
    expected: 'AES-GCM with RSA-OAEP',
    received: 'Another method',
  },
  duplicate_id: {
    title: 'An ID is used twice',
    text: 'Two elements in the response have the same ID, so it’s unclear which of them was signed. If the identity provider didn’t send it that way, someone may have tampered with it.',
    expected: 'Each ID once',
    received: 'The same ID twice',
  },
  no_signature: {
    title: 'The response isn’t signed',
    text: 'Neither the response nor the assertion is signed. Turn on assertion signing at the identity provider. When “Validate response signatures” is off, the response’s signature isn’t checked, so the assertion must be signed.',
    expected: 'A signature on the assertion or the response',
    received: 'No signature',
  },
  bad_signature: {
    title: 'The signature doesn’t match',
    text: 'The signature doesn’t match any of this connection’s certificates, or the message was changed after it was signed. After a certificate change, enter the new one in “X.509 Certificate” and the old one in “Previous Certificate”.',
    expected: 'A signature that matches one of this connection’s certificates',
    received: 'A signature that doesn’t match',
  },
  weak_algorithm: {
    title: 'The signature algorithm is weak',
    text: 'The signature uses an algorithm that isn’t accepted, usually SHA-1. Choose RSA-SHA256 as the signature algorithm and SHA-256 as the digest algorithm at the identity provider.',
    expected: 'RSA-SHA256 and SHA-256',
    received: 'Another algorithm',
  },
  bad_certificate: {
    title: 'Can’t read the certificate',
    text: 'Can’t read any of this connection’s certificates. Paste the identity provider’s signing certificate again, as PEM text or as the Base64 text from the provider’s metadata.',
    expected: 'A certificate in PEM or Base64',
    received: 'No readable certificate',
  },
  wrong_issuer: {
    title: 'The issuer doesn’t match',
    text: 'The issuer in the response doesn’t match this connection’s “Entity ID / Issuer”. They must be identical, including http or https and any trailing slash.',
    expected: 'This connection’s Entity ID / Issuer',
    received: 'Another issuer',
  },
  wrong_destination: {
    title: 'The destination isn’t our ACS URL',
    text: 'The response’s Destination isn’t our ACS URL. Copy the ACS URL from the setup guide to the identity provider. If the addresses differ only in scheme or host, check this installation’s PUBLIC_URL.',
    expected: 'Our ACS URL',
    received: 'Another address',
  },
  wrong_recipient: {
    title: 'The recipient isn’t our ACS URL',
    text: 'The Recipient in the assertion isn’t our ACS URL. Copy the ACS URL from the setup guide to the identity provider. Some providers call the field “Recipient”.',
    expected: 'Our ACS URL',
    received: 'Another address',
  },
  wrong_audience: {
    title: 'The audience isn’t our Entity ID',
    text: 'The assertion’s audience isn’t our Entity ID (or this connection’s “Audience Restriction”, if one is set). Copy the Entity ID from the setup guide to the identity provider, without a slash at the end.',
    expected: 'Our Entity ID',
    received: 'Another audience',
  },
  no_bearer_confirmation: {
    title: 'The response is incomplete',
    text: 'The assertion has no bearer subject confirmation with an expiration time, which a browser sign-in needs. Choose the Web Browser SSO profile with the HTTP-POST binding at the identity provider.',
    expected: 'A bearer subject confirmation with NotOnOrAfter',
    received: 'None',
  },
  missing_in_response_to: {
    title: 'The sign-in started at the identity provider',
    text: 'The assertion doesn’t identify the request it responds to, so the sign-in was started at the identity provider. Enter the setup guide’s SSO URL as the start or sign-on URL at the provider, or turn off “Validate the InResponseTo field” to accept such sign-ins.',
    expected: 'InResponseTo with the ID of our request',
    received: 'No InResponseTo',
  },
  in_response_to_mismatch: {
    title: 'The response and assertion answer different requests',
    text: 'The response and its assertion refer to different requests. If the identity provider didn’t send it that way, someone may have tampered with it.',
    expected: 'The same InResponseTo in the response and the assertion',
    received: 'Two different values',
  },
  not_yet_valid: {
    title: 'The response is dated in the future',
    text: 'The assertion isn’t valid yet. Check the identity provider’s clock and this server’s clock. A difference of up to 60 seconds is tolerated.',
    expected: 'A time no later than this server’s clock',
    received: 'A later time',
  },
  expired: {
    title: 'The response has expired',
    text: 'The assertion is no longer valid. If this happens often, check the identity provider’s clock and this server’s clock. A difference of up to 60 seconds is tolerated.',
    expected: 'A response that hasn’t expired',
    received: 'An expired response',
  },
  too_old: {
    title: 'The response is too old',
    text: 'The assertion was issued too long ago, although the provider made it valid for longer. Check the identity provider’s clock and this server’s clock, and make sure no intermediate page delayed the sign-in.',
    expected: 'An assertion from the last 15 minutes',
    received: 'An older assertion',
  },
  session_expired: {
    title: 'The identity provider session has ended',
    text: 'According to the assertion, the session at the identity provider (SessionNotOnOrAfter) has already ended. Check the provider’s session length and clock.',
    expected: 'A session that hasn’t ended',
    received: 'A session that has ended',
  },
  unsupported_condition: {
    title: 'Unknown condition',
    text: 'The assertion contains a condition this portal doesn’t recognize. Unrecognized conditions can’t be ignored, so remove this one at the identity provider.',
    expected: 'AudienceRestriction, OneTimeUse or ProxyRestriction',
    received: 'Another condition',
  },
  sign_out_refused: {
    title: 'A sign-out was rejected',
    text: 'The identity provider sent an invalid sign-out request or response, so no one was signed out. SAML messages must be signed with one of the connection’s certificates using RSA-SHA256, contain the issuer and this portal’s address, and be current. OpenID Connect logout tokens must be signed with one of the provider’s published keys, contain the issuer and the client ID, be current, and arrive only once.',
    expected: 'A signed LogoutRequest, LogoutResponse or logout token',
    received: 'A message that isn’t accepted',
  },
  no_email: {
    title: 'No email address received',
    text: 'The assertion contains no email address. Map the attribute “email” at the identity provider as the setup guide shows, and check that the person’s email field is filled in.',
    expected: 'The email attribute',
    received: 'No email attribute',
  },
  several_emails: {
    title: 'Several email addresses received',
    text: 'The email attribute contains several different addresses. Map it to a field with exactly one, such as the primary email.',
    expected: 'One email address',
    received: 'Several email addresses',
  },
  invalid_email: {
    title: 'Can’t use the email address',
    text: 'The email attribute doesn’t contain one plain email address. The part before the @ can contain only Latin letters, digits and common symbols. Map the attribute to the person’s primary email.',
    expected: 'One plain email address',
    received: 'Another value',
  },
  customer_unavailable: {
    title: 'Single sign-on isn’t available',
    text: 'This customer has been deleted, is inactive, or has single sign-on turned off. Or the URL that received the response doesn’t belong to any customer. Turn on single sign-on in the customer’s form, or copy the ACS URL from the setup guide to the identity provider.',
    expected: 'An active customer with single sign-on',
    received: 'No such customer at this URL',
  },
  address_not_allowed: {
    title: 'The network isn’t allowed',
    text: 'The sign-in’s IP address isn’t allowed by this connection’s IP restrictions. If every sign-in seems to come from one IP address, check this installation’s TRUST_PROXY.',
    expected: 'An allowed IP address',
    received: 'Another IP address',
  },
  foreign_domain: {
    title: 'The email domain doesn’t match',
    text: 'The email address isn’t at one of the email domains set up here. Add its domain to the customer, or have the identity provider send the person’s address at one of these domains.',
    expected: 'One of the email domains set up here',
    received: 'Another domain',
  },
  domain_not_proven: {
    title: 'The email domain isn’t verified',
    text: 'Verified domains are required, and this domain’s DNS record wasn’t found. Add the TXT record shown under Domain verification and check it there. An administrator can also set a later start date for the requirement.',
    expected: 'A verified domain',
    received: 'An unverified domain',
  },
  unknown_request: {
    title: 'Unknown or expired request',
    text: 'The response answers a request that this portal didn’t make, that is more than 30 minutes old, or that has already been answered. This can also happen when someone goes back in the browser and submits the form again.',
    expected: 'A request from the last 30 minutes',
    received: 'An unknown, expired or used request',
  },
  other_browser: {
    title: 'Started in a different browser',
    text: 'The request was made for another browser. Either the browser drops the sign-in cookie (it needs SameSite=None and Secure, so the portal must be served over https), or someone was sent a link to finish a stranger’s sign-in.',
    expected: 'The cookie from the browser that started the sign-in',
    received: 'A different cookie, or none',
  },
  replayed: {
    title: 'The response was already used',
    text: 'The same assertion was presented a second time. This can happen when someone reloads the page or resubmits the form. If no one did, the assertion may have been stolen.',
    expected: 'A new assertion',
    received: 'An assertion that was already used',
  },
  code_wrong: {
    title: 'A wrong email code was entered',
    text: 'The digits don’t match the latest code for this address. Each new code replaces the one before it. Ask the person to use the latest email.',
    expected: 'The latest code for this address',
    received: 'Another code',
  },
  code_expired: {
    title: 'The email code has expired',
    text: 'A code works once, for 10 minutes. If emails arrive late, check Outgoing email and the person’s spam filter.',
    expected: 'An unused code from the last 10 minutes',
    received: 'An expired or used code, or none',
  },
  code_used_up: {
    title: 'Too many wrong email codes',
    text: 'After 5 wrong codes, no code is accepted or sent for 10 minutes. If the person didn’t enter them, someone else may have requested a code and may be guessing it.',
    expected: 'Fewer than 5 wrong codes',
    received: '5 or more wrong codes',
  },
  code_other_browser: {
    title: 'Email code from a different browser',
    text: 'A code works only in the browser where it was requested. Ask the person to enter it there. If they never requested it, someone else did, but couldn’t use the code.',
    expected: 'The browser where the code was requested',
    received: 'Another browser',
  },
  code_not_allowed: {
    title: 'Email codes aren’t allowed for this person',
    text: 'The code was correct, but after it was requested, email codes were turned off for this customer or the person was removed from the list. Change this on the customer’s single sign-on page, under Email codes.',
    expected: 'An address that can sign in with an email code',
    received: 'An address that can’t',
  },
  passkey_wrong: {
    title: 'The passkey couldn’t be verified',
    text: 'The signature was for another site or from another key, the device didn’t verify its user, or its counter went backward, which can mean the key was copied. Have the person try again. If it keeps failing, have them remove the passkey and add it again.',
    expected: 'A valid signature with user verification',
    received: 'A signature that couldn’t be verified',
  },
  passkey_expired: {
    title: 'The passkey request has expired',
    text: 'A passkey request works once, for 5 minutes. Have the person start again.',
    expected: 'An unused request from the last 5 minutes',
    received: 'An expired or used request',
  },
  passkey_other_browser: {
    title: 'Passkey from a different browser',
    text: 'A passkey has to be used in the browser where the sign-in was started, with cookies enabled. Have the person start again there. If they never started a sign-in, someone may have tried to trick them into signing in for someone else.',
    expected: 'The browser where the sign-in was started',
    received: 'Another browser',
  },
  passkey_unknown: {
    title: 'Unknown passkey',
    text: 'No one at this customer has this passkey in their account. It was removed, or it belongs to an account at another customer. Have the person sign in another way and add the passkey again.',
    expected: 'A passkey that belongs to someone at this customer',
    received: 'An unknown passkey',
  },
  passkey_not_allowed: {
    title: 'Passkey sign-in isn’t available for this customer right now',
    text: 'The passkey was correct, but passkeys work only while emergency access is open, or if everyone at the customer can use email codes and there’s no identity provider. If the provider is down, open emergency access on the customer’s single sign-on page.',
    expected: 'Emergency access, or email codes for everyone',
    received: 'Neither',
  },
  person_deactivated: {
    title: 'The person is deactivated',
    text: 'This person is deactivated, or the address belongs to someone who isn’t allowed to sign in. An administrator can reactivate them under People.',
    expected: 'A person who can sign in',
    received: 'Someone who isn’t allowed to sign in',
  },
  oidc_malformed_return: {
    title: 'Can’t read the response',
    text: 'The URL that the browser returned with doesn’t contain exactly one code, or it contains a token, which belongs to a different flow. Choose the authorization code flow for this application at the identity provider.',
    expected: 'One code and one state',
    received: 'A URL without exactly one of each',
  },
  oidc_code_refused: {
    title: 'The code was rejected',
    text: 'The identity provider rejected the code that the browser returned with (invalid_grant). A code can be used once, for a short time, and only with the redirect URI and the PKCE verifier it was issued for. If this happens often, check the redirect URI at the provider, the provider’s clock and this server’s clock.',
    expected: 'A code that the provider accepts',
    received: 'invalid_grant',
  },
  oidc_expired: {
    title: 'The ID token has expired',
    text: 'The ID token is no longer valid. If this happens often, check the identity provider’s clock and this server’s clock. A difference of up to 60 seconds is tolerated.',
    expected: 'An ID token that hasn’t expired',
    received: 'An expired ID token',
  },
  oidc_too_old: {
    title: 'The ID token is too old',
    text: 'The ID token was issued more than 15 minutes ago, although it was requested just now. Check the identity provider’s clock and this server’s clock.',
    expected: 'An ID token from the last 15 minutes',
    received: 'An older ID token',
  },
  oidc_wrong_nonce: {
    title: 'The nonce doesn’t match',
    text: 'The ID token doesn’t contain this sign-in’s nonce, so it belongs to another sign-in. If the identity provider didn’t send it that way, someone may have tampered with it.',
    expected: 'This sign-in’s nonce',
    received: 'Another nonce, or none',
  },
  oidc_denied: {
    title: 'The identity provider rejected the sign-in',
    text: 'The identity provider responded with an error instead of a sign-in. You’ll find the cause in the provider’s log. access_denied: check that the person is assigned to the application. invalid_scope: allow the openid, email and profile scopes.',
    expected: 'A code',
    received: 'An error',
  },
  oidc_unreachable: {
    title: 'Can’t reach the identity provider',
    text: 'The identity provider didn’t respond as required at the address shown. That address must be public, use https with a valid certificate, respond within 10 seconds with at most 256 KB, and not redirect.',
    expected: 'A response from the identity provider',
    received: 'No usable response',
  },
  oidc_no_email: {
    title: 'No email address received',
    text: 'Neither the ID token nor the userinfo endpoint contains an email address. Allow the email scope at the identity provider, and check that the person’s email field is filled in. If the address is in another claim, enter that claim’s name under “Email Attribute” in the connection’s settings.',
    expected: 'The email claim',
    received: 'No email claim',
  },
  oidc_several_emails: {
    title: 'Several email addresses received',
    text: 'The email claim contains several different addresses. Use a claim with exactly one, such as the primary email.',
    expected: 'One email address',
    received: 'Several email addresses',
  },
  oidc_invalid_email: {
    title: 'Can’t use the email address',
    text: 'The email claim doesn’t contain one plain email address. The part before the @ can contain only Latin letters, digits and common symbols. Use a claim with the person’s primary email.',
    expected: 'One plain email address',
    received: 'Another value',
  },
  oidc_unverified_email: {
    title: 'The email address isn’t verified',
    text: 'The identity provider says that it hasn’t verified this email address (email_verified is false). Have the person verify it there, or mark it as verified.',
    expected: 'A verified email address',
    received: 'email_verified: false',
  },
  oidc_other_person: {
    title: 'The email address belongs to another account',
    text: 'Someone else at the identity provider (with a different sub or object ID) has signed in with this email address before, so this person can’t sign in to that account. If the account was recreated at the provider, choose “Unlink provider account” in the person’s menu under People.',
    expected: 'The account that signed in before',
    received: 'Another account with the same address',
  },
  oidc_bad_discovery: {
    title: 'Can’t use the discovery document',
    text: 'The identity provider’s openid-configuration document is missing or lacks something required: https endpoints, the response type code, PKCE with S256, or an accepted signature algorithm. Check the issuer.',
    expected: 'A complete discovery document',
    received: 'An unusable document',
  },
  oidc_discovery_issuer: {
    title: 'The discovery document contains another issuer',
    text: 'The issuer in the openid-configuration document isn’t this connection’s issuer. They must be identical, including any trailing slash.',
    expected: 'This connection’s issuer',
    received: 'Another issuer',
  },
  oidc_response_issuer: {
    title: 'The response came from another issuer',
    text: 'The iss parameter of the response isn’t this connection’s issuer, or is missing even though the identity provider says it sends one. If the provider didn’t send it that way, someone may have deliberately mixed up two providers.',
    expected: 'This connection’s issuer',
    received: 'Another issuer, or none',
  },
  oidc_client_refused: {
    title: 'The identity provider rejected this portal',
    text: 'The identity provider doesn’t accept this portal’s client authentication (invalid_client). Check the client ID and whether the client secret has expired, and make sure the provider expects the chosen authentication method.',
    expected: 'An accepted client ID and authentication',
    received: 'invalid_client',
  },
  oidc_bad_response: {
    title: 'Can’t use the token response',
    text: 'The identity provider’s token endpoint didn’t return an ID token as OpenID Connect requires. Check that the application there is an OpenID Connect web application with the openid scope.',
    expected: 'An access token and an ID token',
    received: 'An incomplete token response',
  },
  oidc_too_large: {
    title: 'The ID token is too large',
    text: 'The ID token is larger than this portal accepts. The provider is probably sending a list of groups. Release only email and profile to this application.',
    expected: 'At most 32,768 characters',
    received: 'A larger ID token',
  },
  oidc_malformed_token: {
    title: 'Can’t read the ID token',
    text: 'The ID token isn’t a signed JSON Web Token, or was issued for another purpose. If the identity provider didn’t send it that way, someone may have tampered with it.',
    expected: 'A signed ID token',
    received: 'A token that isn’t a signed ID token',
  },
  oidc_encrypted_token: {
    title: 'The ID token is encrypted',
    text: 'The identity provider encrypts the ID token, which isn’t supported. Turn off ID token encryption for this application.',
    expected: 'A signed ID token',
    received: 'An encrypted ID token',
  },
  oidc_token_header: {
    title: 'The ID token has a forbidden header',
    text: 'The ID token’s header contains or points to its own key, or has an unsupported extension. Only keys that the identity provider publishes are used. If the provider didn’t send it that way, someone may have tampered with it.',
    expected: 'Only alg, kid and typ',
    received: 'Other header fields',
  },
  oidc_weak_algorithm: {
    title: 'The signature algorithm isn’t accepted',
    text: 'The ID token is unsigned or uses an algorithm that isn’t accepted, such as HS256. At the identity provider, choose RS256 or another public-key algorithm.',
    expected: 'A public-key algorithm',
    received: 'Another algorithm, or none',
  },
  oidc_unknown_key: {
    title: 'The signing key isn’t published',
    text: 'The ID token is signed with a key that isn’t among the keys the identity provider publishes. If the key changed recently, try again in a minute.',
    expected: 'A published key',
    received: 'Another key',
  },
  oidc_weak_key: {
    title: 'The signing key is too weak',
    text: 'The identity provider signs with an RSA key shorter than 2048 bits. Create a new signing key there.',
    expected: 'An RSA key of at least 2048 bits',
    received: 'A shorter key',
  },
  oidc_bad_signature: {
    title: 'The signature doesn’t match',
    text: 'The ID token’s signature doesn’t match the identity provider’s published keys. If the provider didn’t send it that way, someone may have tampered with it.',
    expected: 'A signature that matches a published key',
    received: 'A signature that doesn’t match',
  },
  oidc_wrong_issuer: {
    title: 'The issuer doesn’t match',
    text: 'The issuer in the ID token isn’t this connection’s issuer. They must be identical, including any trailing slash.',
    expected: 'This connection’s issuer',
    received: 'Another issuer',
  },
  oidc_wrong_audience: {
    title: 'The ID token is for another application',
    text: 'The ID token’s audience isn’t this connection’s client ID. Copy the client ID from the identity provider again.',
    expected: 'This connection’s client ID',
    received: 'Another audience',
  },
  oidc_wrong_party: {
    title: 'The ID token was issued to another application',
    text: 'The ID token was issued to another application (azp), or is for several applications and doesn’t say which one it was issued to. Have the identity provider issue ID tokens for this application only.',
    expected: 'This connection’s client ID',
    received: 'Another application, or none',
  },
  oidc_no_subject: {
    title: 'The ID token doesn’t identify a person',
    text: 'The ID token has no usable sub. The sub identifies the person and must be a string of up to 255 printable ASCII characters. Report this to the identity provider.',
    expected: 'The person’s ID (sub)',
    received: 'No usable value',
  },
  oidc_bad_times: {
    title: 'The ID token’s times are invalid',
    text: 'The ID token must say when it was issued (iat) and when it expires (exp), both as a number of seconds. Report this to the identity provider.',
    expected: 'iat and exp as numbers',
    received: 'Missing or invalid times',
  },
  oidc_not_yet_valid: {
    title: 'The ID token is dated in the future',
    text: 'The ID token isn’t valid yet. Check the identity provider’s clock and this server’s clock. A difference of up to 60 seconds is tolerated.',
    expected: 'A time no later than this server’s clock',
    received: 'A later time',
  },
  oidc_other_token: {
    title: 'The tokens don’t match',
    text: 'The ID token’s at_hash doesn’t match the access token it came with. If the identity provider didn’t send it that way, someone may have tampered with it.',
    expected: 'The access token’s hash',
    received: 'Another hash',
  },
  oidc_userinfo: {
    title: 'Can’t read userinfo',
    text: 'The ID token contains no email address, and the identity provider’s userinfo endpoint didn’t respond as required. Include the email in the ID token, or check the endpoint.',
    expected: 'The person’s claims',
    received: 'No usable response',
  },
  oidc_other_subject: {
    title: 'Userinfo is about another person',
    text: 'The userinfo endpoint returned a different sub than the ID token. If the identity provider didn’t send it that way, someone may have tampered with it.',
    expected: 'The ID token’s sub',
    received: 'A different sub',
  },
  oidc_no_application: {
    title: 'This portal isn’t registered with the provider',
    text: 'This installation isn’t registered with Microsoft or Google, or its client ID was removed. An administrator can set up the application under Sign-In Apps.',
    expected: 'A registered application',
    received: 'None',
  },
  oidc_consent_denied: {
    title: 'Consent wasn’t given',
    text: 'The administrator declined, or Microsoft didn’t accept their consent. Nothing was connected. Someone with the role Global Administrator, Privileged Role Administrator or Cloud Application Administrator can start again and give consent.',
    expected: 'Consent for the organization',
    received: 'An error',
  },
  oidc_foreign_consent: {
    title: 'The person who confirmed isn’t from this customer',
    text: 'Consent was given, but the person who then signed in has no address at the customer’s domains. Nothing was connected, because the tenant could be another company’s. Start again and sign in with one of the customer’s accounts. If the administrator’s account uses another domain, such as onmicrosoft.com, choose an everyday account in the last step.',
    expected: 'An address at one of the customer’s domains',
    received: 'Another address',
  },
  oidc_personal_account: {
    title: 'A personal account was used',
    text: 'The person signed in with a personal Microsoft or Google account. A personal account doesn’t prove that they belong to the company. They must choose their work account.',
    expected: 'A work account',
    received: 'A personal account',
  },
  oidc_other_organization: {
    title: 'The account belongs to another organization',
    text: 'The provider confirmed an account from a different organization than the connected one. For Google, the organization’s primary domain (hd) must be one of the customer’s domains. If that domain belongs to this customer, add it to the customer’s domains.',
    expected: 'The customer’s organization',
    received: 'Another organization',
  },
  oidc_guest: {
    title: 'A guest account was used',
    text: 'The person is only a guest in the customer’s Microsoft tenant, so another organization decides who uses the account. They need an account in the customer’s own tenant.',
    expected: 'A member of the tenant',
    received: 'A guest',
  },
  oidc_no_tenant: {
    title: 'The ID token doesn’t identify a tenant',
    text: 'Microsoft’s ID token has no usable tid, which identifies the organization, or it doesn’t match the issuer.',
    expected: 'The tenant’s ID (tid)',
    received: 'No usable value',
  },
  oidc_no_person_id: {
    title: 'The ID token has no object ID',
    text: 'Microsoft’s ID token has no usable oid, which identifies the person. People are never recognized by their address alone.',
    expected: 'The person’s object ID (oid)',
    received: 'No usable value',
  },
  oidc_other_key: {
    title: 'The signing key belongs to another tenant',
    text: 'The ID token is signed with a key that Microsoft has published for another tenant. Someone may have tampered with it.',
    expected: 'A key from the customer’s tenant',
    received: 'A key from another tenant',
  },
  oidc_other_callback: {
    title: 'The response came to another provider’s redirect URI',
    text: 'The response belongs to a sign-in that started at a different type of provider. If the person didn’t mix up two windows, someone may have tampered with it.',
    expected: 'The redirect URI of this sign-in',
    received: 'Another redirect URI',
  },
  oidc_consent_void: {
    title: 'The person who started can no longer connect a provider',
    text: 'The setup link was revoked or has expired, or the account that started the test was deactivated. Nothing was connected. Start again with a new link.',
    expected: 'A valid setup link or account',
    received: 'One that is no longer valid',
  },
}
