export type RefusalText = {
  /** Shown on the login page. */
  person: string
  /** Shown in the admin area, above what was expected and received. */
  administrator: string
}

const START_AGAIN = 'Please start again from the login page.'
const ASK_ADMINISTRATOR = 'Please tell your IT administrator, and pass on the code shown here.'

const SAML_REFUSALS = {
  malformed: {
    person: `The answer from your identity provider could not be read. ${START_AGAIN}`,
    administrator:
      'The response is not base64 of a well-formed XML document. Look at it with a SAML tracer in the browser; a proxy or a custom page between the identity provider and this portal may have changed it.',
  },
  too_large: {
    person: `The answer from your identity provider is too large to be read. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The response is larger than this portal reads. Usually a list of groups is being sent: release only email, firstName and lastName to this application.',
  },
  too_complex: {
    person: `The answer from your identity provider is too large to be read. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The response has more elements, attributes or levels than this portal reads. Usually a list of groups or roles is being sent: release only email, firstName and lastName to this application.',
  },
  doctype: {
    person: `The answer from your identity provider could not be accepted. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The response contains a document type declaration. SAML does not use them and they can be used for attacks, so they are always refused.',
  },
  forbidden_markup: {
    person: `The answer from your identity provider could not be accepted. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The response contains a comment, a CDATA section or a processing instruction. They have been used to make software read a different name than the one that was signed, so they are always refused. Remove them from the template at the identity provider.',
  },
  unexpected_message: {
    person: `Your identity provider sent something other than a sign-in. ${START_AGAIN}`,
    administrator:
      'The message is not a SAML login response. Check that only the ACS URL of the setup guide is entered as the reply address, and not as the logout address.',
  },
  wrong_namespace: {
    person: `The answer from your identity provider could not be accepted. ${ASK_ADMINISTRATOR}`,
    administrator:
      'An element of the response is not in the XML namespace of SAML 2.0. Check that the application at the identity provider uses SAML 2.0.',
  },
  wrong_version: {
    person: `The answer from your identity provider could not be accepted. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The response or its assertion is not SAML version 2.0. Choose SAML 2.0 for the application at the identity provider.',
  },
  status: {
    person: `Your identity provider did not sign you in. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The identity provider answered with an error instead of a sign-in. Its own log has the cause. InvalidNameIDPolicy: set the NameID format to emailAddress. NoAuthnContext: tick “Disable the requested authentication context”. RequestDenied or AuthnFailed: check that the person is assigned to the application.',
  },
  no_passive: {
    person: 'You are not signed in at your identity provider yet. Please sign in with your email.',
    administrator:
      'The portal asked whether this browser still has a session at the identity provider, and it has none. This is not a fault: the person sees the plain login form.',
  },
  no_assertion: {
    person: `The answer from your identity provider names nobody. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The response holds no assertion. Check the log of the identity provider for this sign-in.',
  },
  several_assertions: {
    person: `The answer from your identity provider could not be accepted. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The response holds more than one assertion. Exactly one is accepted, so that there is no doubt whose it is. If the identity provider did not send it like this, somebody may have tampered with it.',
  },
  encrypted_assertion: {
    person: `The answer from your identity provider could not be read. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The identity provider encrypts what it sends, and this portal has no key to read it. Switch the encryption of assertions, name identifiers and attributes off for this application; the connection itself is encrypted.',
  },
  duplicate_id: {
    person: `The answer from your identity provider could not be accepted. ${ASK_ADMINISTRATOR}`,
    administrator:
      'Two elements of the response carry the same ID, so that it is not clear which of them was signed. If the identity provider did not send it like this, somebody may have tampered with it.',
  },
  no_signature: {
    person: `The answer from your identity provider is not signed. ${ASK_ADMINISTRATOR}`,
    administrator:
      'Neither the response nor the assertion is signed. Switch the signing of assertions on at the identity provider. While “Validate response signatures” is off, a signature on the response does not count and the assertion must be signed.',
  },
  bad_signature: {
    person: `The signature of your identity provider could not be confirmed. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The signature does not match any certificate of this connection, or the message was changed after it was signed. After a change of certificate, put the new one into “X.509 Certificate” and the old one into “Previous Certificate”.',
  },
  weak_algorithm: {
    person: `The signature of your identity provider uses a method that is no longer accepted. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The signature uses an algorithm that is not accepted; SHA-1 is the usual one. Choose RSA-SHA256 as the signature algorithm and SHA-256 as the digest algorithm at the identity provider.',
  },
  bad_certificate: {
    person: `Single sign-on is not set up completely for your organisation. ${ASK_ADMINISTRATOR}`,
    administrator:
      'No certificate of this connection can be read. Paste the signing certificate of the identity provider again, as PEM text or as the base64 text of its metadata.',
  },
  wrong_issuer: {
    person: `The answer came from another identity provider than the one of your organisation. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The issuer in the response is not the “Entity ID / Issuer” of this connection. They must be the same to the letter: look at http and https, and at a slash at the end.',
  },
  wrong_destination: {
    person: `The answer from your identity provider was meant for another address. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The Destination of the response is not our ACS URL. Copy the ACS URL from the setup guide to the identity provider. If the addresses differ in scheme or host only, check PUBLIC_URL of this installation.',
  },
  wrong_recipient: {
    person: `The answer from your identity provider was meant for another address. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The Recipient in the assertion is not our ACS URL. Copy the ACS URL from the setup guide to the identity provider; some call the field “Recipient”.',
  },
  wrong_audience: {
    person: `The answer from your identity provider was meant for another application. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The audience of the assertion is not our Entity ID (or not the “Audience Restriction” of this connection, if one is set). Copy the Entity ID from the setup guide to the identity provider, without a slash at the end.',
  },
  no_bearer_confirmation: {
    person: `The answer from your identity provider is incomplete. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The assertion has no bearer subject confirmation with an end of validity, which a browser sign-in needs. Choose the Web Browser SSO profile with the HTTP-POST binding at the identity provider.',
  },
  missing_in_response_to: {
    person: `Please sign in here rather than from a tile or link of your identity provider. ${START_AGAIN}`,
    administrator:
      'The assertion does not say which request it answers: the sign-in was started at the identity provider. Enter the SSO URL of the setup guide as start or sign-on URL there, or switch “Validate the InResponseTo field” off to accept such sign-ins.',
  },
  in_response_to_mismatch: {
    person: `The answer belongs to another sign-in. ${START_AGAIN}`,
    administrator:
      'The response and its assertion say that they answer different requests. If the identity provider did not send it like this, somebody may have tampered with it.',
  },
  not_yet_valid: {
    person: `The answer from your identity provider is dated in the future. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The assertion is not valid yet. Check the clocks of the identity provider and of this server; a difference of up to 60 seconds is tolerated.',
  },
  expired: {
    person: `The sign-in took too long and has expired. ${START_AGAIN}`,
    administrator:
      'The assertion is no longer valid. If it happens often, check the clocks of the identity provider and of this server; a difference of up to 60 seconds is tolerated.',
  },
  too_old: {
    person: `The sign-in took too long and has expired. ${START_AGAIN}`,
    administrator:
      'The assertion was issued too long ago to be used now, although the identity provider made it valid for longer. Check the clocks, and that the person was not held up by a page in between.',
  },
  session_expired: {
    person: `Your session at the identity provider has ended. ${START_AGAIN}`,
    administrator:
      'The assertion says that the session at the identity provider (SessionNotOnOrAfter) is already over. Check the session length and the clock there.',
  },
  unsupported_condition: {
    person: `The answer from your identity provider could not be accepted. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The assertion carries a condition that this portal does not know and may therefore not ignore. Remove it at the identity provider.',
  },
  no_email: {
    person: `Your identity provider did not send your email address. ${ASK_ADMINISTRATOR}`,
    administrator:
      'No email address came with the assertion. Map the attribute “email” at the identity provider as the setup guide shows, and check that the person’s mail field is filled.',
  },
  several_emails: {
    person: `Your identity provider sent more than one email address. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The email attribute holds several different addresses. Map it to a field with exactly one, such as the primary email.',
  },
  invalid_email: {
    person: `Your identity provider sent an email address that cannot be used. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The email attribute does not hold one plain email address of Latin letters, digits and the usual signs. Map it to the person’s primary email.',
  },
} as const satisfies Record<string, RefusalText>

/** Why a response is not believed. */
export type SamlRefusal = keyof typeof SAML_REFUSALS

/** What the database has to say about a response that is sound in itself. */
const ACCOUNT_REFUSALS = {
  customer_unavailable: {
    person: `Single sign-on is not available for your organisation. ${ASK_ADMINISTRATOR}`,
    administrator: 'The customer does not exist, is inactive, or has single sign-on switched off.',
  },
  address_not_allowed: {
    person: `Your organisation does not allow signing in from this network. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The address that the sign-in came from is not in the IP restrictions of this connection. If every sign-in seems to come from one address, check TRUST_PROXY of this installation.',
  },
  foreign_domain: {
    person: `Your email address does not belong to the organisation that you signed in for. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The email address is outside the email domain of this customer. Correct the domain of the customer, or let the identity provider send the address that the person uses at this domain.',
  },
  unknown_request: {
    person: `The sign-in took too long or was used already. ${START_AGAIN}`,
    administrator:
      'The response answers a request that this portal did not make, that is more than 30 minutes old, or that has been answered already. Going back in the browser and sending the form again does this, too.',
  },
  other_browser: {
    person: `The sign-in was started in another browser or window. ${START_AGAIN}`,
    administrator:
      'The request was made for another browser. Either the browser drops the cookie of the sign-in (it needs SameSite=None and Secure, so the portal must be served over https), or somebody was sent a link to finish a stranger’s sign-in.',
  },
  replayed: {
    person: `This sign-in has been used already. ${START_AGAIN}`,
    administrator:
      'The same assertion was presented a second time. Sending the form again in the browser does this; if nobody did, the assertion may have been stolen.',
  },
  person_deactivated: {
    person: `Your account has been deactivated. ${ASK_ADMINISTRATOR}`,
    administrator:
      'The person is deactivated in this portal, or the address belongs to somebody who may not sign in here.',
  },
} as const satisfies Record<string, RefusalText>

export type SignInRefusal = SamlRefusal | keyof typeof ACCOUNT_REFUSALS

export const SIGN_IN_REFUSALS: Record<SignInRefusal, RefusalText> = {
  ...SAML_REFUSALS,
  ...ACCOUNT_REFUSALS,
}
