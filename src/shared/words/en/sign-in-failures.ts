import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const counted = {
  none: 'No failures found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} kind of failure found`,
      other: `${number(count)} kinds of failures found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `The first kind of failure is shown`,
      other: `The first ${number(count)} kinds of failures are shown`,
    }),
}

export const title = 'Sign-in Failures'
export const about = 'Single sign-on attempts that failed in the last 30 days, and how to fix them.'
export const oneCustomer = 'One customer'
export const allCustomers = 'All customers'
export const editCustomer = 'Edit Customer'
export const searchLabel = 'Search for a code'
export const searchPlaceholder = 'Enter the code from the sign-in page...'
export const failedToLoad = 'Failed to load the sign-in failures'
export const loading = 'Loading the sign-in failures'

export const noneWithCode = 'No failure has this code'
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
  plural(people, { one: 'It stopped 1 person.', other: `It stopped ${number(people)} people.` })
export const worksAgain = 'Working again'
export const since = <Part>(time: Part) => rich`since ${time}`
export const lastAt = <Part>(time: Part) => rich`last ${time}`
export const personRead = (sentence: string) => `Message shown: “${sentence}”`
export const newestOf = (shown: number, count: number) =>
  `Showing the latest ${number(shown)} of ${number(count)}. Search for a code to find any other.`

export const setting = 'Setting'
export const people = 'People'
export const guide = 'SSO guide'
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
export const giveCustomer = 'Give the id of a customer'
export const giveLimit = 'Give a number from 1 to 100'

// Expected or received values of an answer, for refused sign-ins with more exact details.

export const details = {
  none: () => 'none',
  oneOf: (...names: string[]) => names.join(' or '),

  // Times.
  ourClock: (time: string) => `our clock says ${time}`,
  notBefore: (time: string) => `NotBefore ${time}`,
  notOnOrAfter: (time: string) => `NotOnOrAfter ${time}`,
  noIssueInstant: () => 'IssueInstant is not an instant.',
  noSessionEnd: () => 'SessionNotOnOrAfter is not an instant.',
  noInstant: (element: string) => `A time of ${element} is not an instant.`,
  endMissing: () => 'NotOnOrAfter is missing.',

  // How the answer is built.
  notBase64: () => 'SAMLResponse is not base64.',
  notUtf8: () => 'The response is not UTF-8 text.',
  controlCharacter: () => 'The response contains a control character.',
  badTag: () => 'A tag is not well-formed XML.',
  notXml: () => 'The response is not well-formed XML.',
  decryptedNotXml: () => 'The decrypted assertion is not XML.',
  mostBytes: (count: string) => `at most ${count} bytes`,
  mostCharacters: (count: string) => `at most ${count} characters in a tag`,
  mostElements: (count: string) => `at most ${count} elements`,
  mostAttributes: (count: string) => `at most ${count} attributes`,
  mostOfElement: (count: string) => `at most ${count} attributes of one element`,
  mostNames: (count: string) => `at most ${count} different names of elements`,
  mostLevels: (count: string) => `at most ${count} levels`,
  noAssertionId: () => 'The assertion has no ID.',
  severalConditions: () => 'Several Conditions',
  severalSubjects: () => 'Several Subjects',
  severalNames: () => 'Several NameIDs',
  assertions: (count: string) => `${count} assertions`,
  notAChild: () => 'The assertion is not a child of the response.',
  issuerOfResponse: () => 'Issuer of the response',
  notOneStatus: () => 'no status, or several',
  noAttributes: () => 'no attributes',
  attributes: (names: string) => `attributes ${names}`,

  // Signature and encryption.
  severalSignatures: () => 'The element carries more than one signature.',
  straySignature: () => 'A signature is in a place where SAML has none.',
  oddSignature: () => 'The signature is not built as SAML describes.',
  notOneReference: () => 'The signature does not have exactly one reference.',
  otherReference: () =>
    'The signature refers to something else than the element that it stands in.',
  severalParameters: () => 'A transform of the signature has more than one parameter.',
  oddTransforms: () => 'The signature does not use the two usual transforms.',
  cbcUnsigned: () => 'AES-CBC is accepted only in a response that is signed as a whole.',
  notOneKey: () => 'There is not exactly one encrypted key with its data.',
  encryptedFor: (fingerprint: string) => `Encrypted for the certificate ${fingerprint}`,

  // A message to sign a person out.
  namesNotOne: () => 'The request names nobody, or several.',
  nameEmpty: () => 'The NameID is empty.',
  encryptedNoName: () => 'What was encrypted is not a NameID.',
  notDeflated: () => 'The message is not deflated, or not base64.',
  messageNotUtf8: () => 'The message is not UTF-8 text.',
  messageNotXml: () => 'The message is not well-formed XML.',
  partTwice: () => 'The address has a part of the message twice.',
  noUsableId: () => 'The message has no ID that can be used.',
  severalOfMessage: () => 'The message carries more than one signature.',

  // Customer of the sign-in.
  noCustomer: (id: string) => `No customer has the id ${id}`,
  customerDeleted: () => 'The customer is deleted',
  signOnOff: () => 'Single sign-on is switched off',
  customerInactive: () => 'The customer is inactive',
  noAccount: () => 'No account of the team has this address. Invite the person first.',
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
    title: 'The answer could not be read',
    text: 'The response is not base64 of a well-formed XML document. Look at it with a SAML tracer in the browser; a proxy or a custom page between the identity provider and this portal may have changed it.',
    expected: 'Base64 of a well-formed XML document',
    received: 'Something else',
  },
  too_large: {
    title: 'The answer is too large',
    text: 'The response is larger than this portal reads. Usually a list of groups is being sent: release only email, firstName and lastName to this application.',
    expected: 'At most 262144 bytes',
    received: 'More than that',
  },
  too_complex: {
    title: 'The answer has too many parts',
    text: 'The response has more elements, attributes or levels than this portal reads. Usually a list of groups or roles is being sent: release only email, firstName and lastName to this application.',
    expected: 'Only email, firstName and lastName',
    received: 'More elements than are read',
  },
  doctype: {
    title: 'The answer has a document type',
    text: 'The response contains a document type declaration. SAML does not use them and they can be used for attacks, so they are always refused. Remove it from the template at the identity provider.',
    expected: 'No document type declaration',
    received: 'A document type declaration',
  },
  forbidden_markup: {
    title: 'The answer has hidden markup',
    text: 'The response contains a comment, a CDATA section or a processing instruction. They have been used to make software read a different name than the one that was signed, so they are always refused. Remove them from the template at the identity provider.',
    expected: 'Elements and text alone',
    received: 'A comment, CDATA section or processing instruction',
  },
  unexpected_message: {
    title: 'Not a sign-in response',
    text: 'The message is not a SAML login response. Check that only the ACS URL of the setup guide is entered as the reply address, and not as the logout address.',
    expected: 'Response',
    received: 'Another message',
  },
  wrong_namespace: {
    title: 'The answer is not SAML 2.0',
    text: 'An element of the response is not in the XML namespace of SAML 2.0. Check that the application at the identity provider uses SAML 2.0.',
    expected: 'The namespaces of SAML 2.0',
    received: 'Another namespace',
  },
  wrong_version: {
    title: 'The answer is not SAML 2.0',
    text: 'The response or its assertion is not SAML version 2.0. Choose SAML 2.0 for the application at the identity provider.',
    expected: '2.0',
    received: 'Another version',
  },
  status: {
    title: 'The identity provider rejected the sign-in',
    text: 'The identity provider answered with an error instead of a sign-in. Its own log has the cause. InvalidNameIDPolicy: set the NameID format to emailAddress. NoAuthnContext: switch “Disable the requested authentication context” on. RequestDenied or AuthnFailed: check that the person is assigned to the application.',
    expected: 'Success',
    received: 'An error',
  },
  no_assertion: {
    title: 'The response contains no assertion',
    text: 'The response holds no assertion. Check the log of the identity provider for this sign-in.',
    expected: 'One assertion',
    received: 'No assertion',
  },
  several_assertions: {
    title: 'The answer names several people',
    text: 'The response holds more than one assertion. Exactly one is accepted, so that there is no doubt whose it is. If the identity provider did not send it like this, somebody may have tampered with it.',
    expected: 'One assertion',
    received: 'Several assertions',
  },
  encrypted_assertion: {
    title: 'The answer is encrypted',
    text: 'The identity provider encrypts what it sends, which this customer’s connection does not expect. Switch “Accept encrypted assertions” on, or switch the encryption off for this application. Name identifiers and attributes may only be encrypted together with the whole assertion.',
    expected: 'An assertion that is not encrypted',
    received: 'An encrypted one',
  },
  decryption_failed: {
    title: 'The answer cannot be decrypted',
    text: 'The assertion was not encrypted for a key of this portal, or was changed on its way. Usually the identity provider has an older certificate of the portal: give it the certificate that the setup guide offers, or have it read the portal’s metadata again.',
    expected: 'Encrypted for the certificate in the portal’s metadata',
    received: 'Something that no key of this portal opens',
  },
  weak_encryption: {
    title: 'The encryption is not accepted',
    text: 'The identity provider encrypts by a method that is not accepted. Choose AES-GCM (AES-128-GCM or AES-256-GCM) with RSA-OAEP. AES-CBC can be read by attackers unless the response is signed as a whole: where the provider has nothing else, have it sign the response as well as the assertion.',
    expected: 'AES-GCM with RSA-OAEP',
    received: 'Another method',
  },
  duplicate_id: {
    title: 'An ID is used twice',
    text: 'Two elements of the response carry the same ID, so that it is not clear which of them was signed. If the identity provider did not send it like this, somebody may have tampered with it.',
    expected: 'Each ID once',
    received: 'The same ID twice',
  },
  no_signature: {
    title: 'The answer is not signed',
    text: 'Neither the response nor the assertion is signed. Switch the signing of assertions on at the identity provider. While “Validate response signatures” is off, a signature on the response does not count and the assertion must be signed.',
    expected: 'A signature on the assertion or the response',
    received: 'No signature',
  },
  bad_signature: {
    title: 'The signature does not match',
    text: 'The signature does not match any certificate of this connection, or the message was changed after it was signed. After a change of certificate, put the new one into “X.509 Certificate” and the old one into “Previous Certificate”.',
    expected: 'A signature that matches one of this connection’s certificates',
    received: 'A signature that does not match',
  },
  weak_algorithm: {
    title: 'The signature algorithm is weak',
    text: 'The signature uses an algorithm that is not accepted; SHA-1 is the usual one. Choose RSA-SHA256 as the signature algorithm and SHA-256 as the digest algorithm at the identity provider.',
    expected: 'RSA-SHA256 and SHA-256',
    received: 'Another algorithm',
  },
  bad_certificate: {
    title: 'The certificate cannot be read',
    text: 'No certificate of this connection can be read. Paste the signing certificate of the identity provider again, as PEM text or as the base64 text of its metadata.',
    expected: 'A certificate in PEM or base64',
    received: 'No certificate that can be read',
  },
  wrong_issuer: {
    title: 'Issuer doesn’t match',
    text: 'The issuer in the response doesn’t match this connection’s “Entity ID / Issuer”. They must be identical, including http or https and any trailing slash.',
    expected: 'The Entity ID / Issuer of this connection',
    received: 'Another issuer',
  },
  wrong_destination: {
    title: 'Destination isn’t our ACS URL',
    text: 'The Destination of the response is not our ACS URL. Copy the ACS URL from the setup guide to the identity provider. If the addresses differ in scheme or host only, check PUBLIC_URL of this installation.',
    expected: 'Our ACS URL',
    received: 'Another address',
  },
  wrong_recipient: {
    title: 'The recipient is not our ACS URL',
    text: 'The Recipient in the assertion is not our ACS URL. Copy the ACS URL from the setup guide to the identity provider; some call the field “Recipient”.',
    expected: 'Our ACS URL',
    received: 'Another address',
  },
  wrong_audience: {
    title: 'Audience isn’t our Entity ID',
    text: 'The audience of the assertion is not our Entity ID (or not the “Audience Restriction” of this connection, if one is set). Copy the Entity ID from the setup guide to the identity provider, without a slash at the end.',
    expected: 'Our Entity ID',
    received: 'Another audience',
  },
  no_bearer_confirmation: {
    title: 'The answer is incomplete',
    text: 'The assertion has no bearer subject confirmation with an end of validity, which a browser sign-in needs. Choose the Web Browser SSO profile with the HTTP-POST binding at the identity provider.',
    expected: 'A bearer subject confirmation with NotOnOrAfter',
    received: 'None',
  },
  missing_in_response_to: {
    title: 'The sign-in began at the identity provider',
    text: 'The assertion does not say which request it answers: the sign-in was started at the identity provider. Enter the SSO URL of the setup guide as start or sign-on URL there, or switch “Validate the InResponseTo field” off to accept such sign-ins.',
    expected: 'InResponseTo with the id of our request',
    received: 'No InResponseTo',
  },
  in_response_to_mismatch: {
    title: 'Two requests are answered at once',
    text: 'The response and its assertion say that they answer different requests. If the identity provider did not send it like this, somebody may have tampered with it.',
    expected: 'The same InResponseTo in response and assertion',
    received: 'Different ones',
  },
  not_yet_valid: {
    title: 'The answer is dated in the future',
    text: 'The assertion is not valid yet. Check the clocks of the identity provider and of this server; a difference of up to 60 seconds is tolerated.',
    expected: 'A time that is not ahead of ours',
    received: 'A later one',
  },
  expired: {
    title: 'The answer has expired',
    text: 'The assertion is no longer valid. If it happens often, check the clocks of the identity provider and of this server; a difference of up to 60 seconds is tolerated.',
    expected: 'A response that hasn’t expired',
    received: 'An earlier one',
  },
  too_old: {
    title: 'The answer is too old',
    text: 'The assertion was issued too long ago to be used now, although the identity provider made it valid for longer. Check the clocks, and that the person was not held up by a page in between.',
    expected: 'An assertion of the last 15 minutes',
    received: 'An older one',
  },
  session_expired: {
    title: 'The identity provider session has ended',
    text: 'The assertion says that the session at the identity provider (SessionNotOnOrAfter) is already over. Check the session length and the clock there.',
    expected: 'A session that goes on',
    received: 'One that has ended',
  },
  unsupported_condition: {
    title: 'Unknown condition',
    text: 'The assertion carries a condition that this portal does not know and may therefore not ignore. Remove it at the identity provider.',
    expected: 'AudienceRestriction, OneTimeUse or ProxyRestriction',
    received: 'Another condition',
  },
  sign_out_refused: {
    title: 'A sign-out was refused',
    text: 'The identity provider asked this portal to sign somebody out, or answered such a request, with a message that cannot be accepted, so nobody was signed out by it. Such messages must be signed with a certificate of the connection by RSA-SHA256, name the issuer and the address of this portal, and be of now.',
    expected: 'A signed LogoutRequest or LogoutResponse',
    received: 'One that is not accepted',
  },
  no_email: {
    title: 'No email address was sent',
    text: 'No email address came with the assertion. Map the attribute “email” at the identity provider as the setup guide shows, and check that the person’s mail field is filled.',
    expected: 'The attribute email',
    received: 'No such attribute',
  },
  several_emails: {
    title: 'Several email addresses were sent',
    text: 'The email attribute holds several different addresses. Map it to a field with exactly one, such as the primary email.',
    expected: 'One email address',
    received: 'Several',
  },
  invalid_email: {
    title: 'The email address cannot be used',
    text: 'The email attribute does not hold one plain email address. The part before the @ may have Latin letters, digits and the usual signs. Map it to the person’s primary email.',
    expected: 'One plain email address',
    received: 'Something else',
  },
  customer_unavailable: {
    title: 'Single sign-on is not available',
    text: 'This customer is deleted or inactive, or has single sign-on switched off; or the address at which the answer arrived belongs to no customer. Switch it on in the form of the customer, or copy the ACS URL from the setup guide to the identity provider.',
    expected: 'An active customer with single sign-on',
    received: 'None at this address',
  },
  address_not_allowed: {
    title: 'The network is not allowed',
    text: 'The address that the sign-in came from is not in the IP restrictions of this connection. If every sign-in seems to come from one address, check TRUST_PROXY of this installation.',
    expected: 'An address in the IP restrictions',
    received: 'Another address',
  },
  foreign_domain: {
    title: 'Email domain doesn’t match',
    text: 'The email address is outside the email domain of this customer. Correct the domain of the customer, or let the identity provider send the address that the person uses at this domain.',
    expected: 'A domain of this customer',
    received: 'Another domain',
  },
  domain_not_proven: {
    title: 'Email domain isn’t verified',
    text: 'Your settings require verified domains, and this domain’s DNS record wasn’t found. Ask the customer to add the TXT record shown on their single sign-on page and check it there, or set a later start date for the requirement.',
    expected: 'A domain that is proven',
    received: 'A domain without its record',
  },
  unknown_request: {
    title: 'Unknown or expired request',
    text: 'The response answers a request that this portal did not make, that is more than 30 minutes old, or that has been answered already. Going back in the browser and sending the form again does this, too.',
    expected: 'A request that is open for at most 30 minutes',
    received: 'A request that is not open',
  },
  other_browser: {
    title: 'Started in a different browser',
    text: 'The request was made for another browser. Either the browser drops the cookie of the sign-in (it needs SameSite=None and Secure, so the portal must be served over https), or somebody was sent a link to finish a stranger’s sign-in.',
    expected: 'The cookie of the browser that asked',
    received: 'No such cookie, or another one',
  },
  replayed: {
    title: 'The answer was used before',
    text: 'The same assertion was presented a second time. Sending the form again in the browser does this; if nobody did, the assertion may have been stolen.',
    expected: 'An assertion that is new',
    received: 'One that was used',
  },
  person_deactivated: {
    title: 'The person is deactivated',
    text: 'This person is deactivated, or the address belongs to someone who isn’t allowed to sign in. Reactivate them on the customer’s People page.',
    expected: 'A person who may sign in',
    received: 'Somebody who may not',
  },
}
