import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml'

import { type AssertionExpectations, guardAssertion } from './assertion-guard.ts'
import { readPerson } from './attributes.ts'
import { type Certificate, readCertificate } from './certificates.ts'
import { checkAddressee, type Envelope, readEnvelope } from './response-envelope.ts'
import { decodeResponse } from './response-limits.ts'
import { type Refusal, refuse } from '#server/access/sign-in/refuse.ts'
import { chooseSignedElement, namedSigner } from './signature-rules.ts'
import { allElements, attributeOf, parseXml } from './xml.ts'

// The only file that touches the SAML library. It keeps nothing between two calls.

export type SamlConnection = {
  customerId: string
  /** The issuer that the identity provider calls itself. */
  entityId: string
  entryPoint: string
  /** The current one first, then the previous one. */
  certs: string[]
  validateSignature: boolean
  validateInResponseTo: boolean
  disableRequestedAuthnContext: boolean
  audienceRestriction: string | null
}

export type ServiceProvider = { entityId: string; acsUrl: string }

export type SamlIdentity = {
  issuer: string
  assertionId: string
  /** Remember the assertion id until then: afterwards it is refused as expired anyway. */
  assertionExpiresAt: Date
  /** From the signed confirmation. Null only while the connection does not ask for it. */
  inResponseTo: string | null
  nameId: string | null
  email: string
  firstName: string | null
  lastName: string | null
  sessionIndex?: string
  sessionNotOnOrAfter?: Date
}

export type LoginRequest = { requestId: string; relayState: string; passive: boolean }

const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
const MAX_REQUEST_ID_LENGTH = 256

export function serviceProviderFor(publicUrl: string, customerId: string): ServiceProvider {
  const { origin } = new URL(publicUrl)
  return {
    entityId: `${origin}/saml/metadata/${customerId}`,
    acsUrl: `${origin}/api/auth/saml/callback/${customerId}`,
  }
}

/** An XML ID may not begin with a digit, and Entra ID refuses one that does. */
export function newRequestId() {
  return `_${randomBytes(24).toString('hex')}`
}

export async function createLoginUrl(
  connection: SamlConnection,
  sp: ServiceProvider,
  { requestId, relayState, passive }: LoginRequest,
): Promise<string> {
  const saml = new SAML({
    ...libraryOptions(sp, connection.certs),
    entryPoint: connection.entryPoint,
    identifierFormat: EMAIL_FORMAT,
    disableRequestedAuthnContext: connection.disableRequestedAuthnContext,
    passive,
    generateUniqueId: () => requestId,
  })
  return saml.getAuthorizeUrlAsync(relayState, undefined, {})
}

/** By hand, because the library numbers the ACS 1 and gives every copy another ID. */
export function createMetadata(sp: ServiceProvider) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeXml(sp.entityId)}">
  <SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" AuthnRequestsSigned="false" WantAssertionsSigned="true">
    <NameIDFormat>${EMAIL_FORMAT}</NameIDFormat>
    <AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeXml(sp.acsUrl)}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`
}

export async function readResponse(
  connection: SamlConnection,
  sp: ServiceProvider,
  { samlResponse, now }: { samlResponse: string; now: Date },
): Promise<{ ok: true; identity: SamlIdentity } | Refusal> {
  const decoded = decodeResponse(samlResponse)
  if (!decoded.ok) return decoded
  const response = parseXml(decoded.xml)
  if (!response) return refuse('malformed', { hint: 'The response is not well-formed XML.' })

  const result = await readIdentity(connection, sp, { response, xml: decoded.xml, now })
  const inResponseTo = attributeOf(response, 'InResponseTo')
  const isUsable = inResponseTo !== null && inResponseTo.length <= MAX_REQUEST_ID_LENGTH
  return result.ok || !isUsable ? result : { ...result, inResponseTo }
}

async function readIdentity(
  connection: SamlConnection,
  sp: ServiceProvider,
  { response, xml, now }: { response: Element; xml: string; now: Date },
): Promise<{ ok: true; identity: SamlIdentity } | Refusal> {
  const envelope = readEnvelope(response)
  if (!envelope.ok) return envelope
  const choice = chooseSignedElement(envelope, { considerResponse: connection.validateSignature })
  if (!choice.ok) return choice
  const certificates = connection.certs.map(readCertificate).filter((certificate) => certificate.ok)
  if (certificates.length === 0) return refuse('bad_certificate')
  const early = isCostly(response) ? checkUnverified(connection, sp, { envelope, now }) : undefined
  if (early) return early
  const assertion = await verifyWithAny(xml, sp, { signed: choice.signed, certificates })
  if (!assertion) return refuse('bad_signature', describeSigner(envelope, certificates))

  const isSigned = choice.signed === 'response'
  const addressee = checkAddressee(envelope, {
    issuer: connection.entityId,
    acsUrl: sp.acsUrl,
    isSigned,
  })
  if (addressee) return addressee
  const facts = guardAssertion(assertion, expectationsOf(connection, sp, { envelope, now }))
  if (!facts.ok) return facts
  const person = readPerson(facts)
  if (!person.ok) return person
  return {
    ok: true,
    identity: {
      issuer: facts.issuer,
      assertionId: facts.assertionId,
      assertionExpiresAt: facts.assertionExpiresAt,
      inResponseTo: facts.inResponseTo,
      nameId: facts.nameId,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      sessionIndex: facts.sessionIndex,
      sessionNotOnOrAfter: facts.sessionNotOnOrAfter,
    },
  }
}

/** From here on a signature is so costly to check that everything else is looked at before. */
const COSTLY_ELEMENTS = 200

function isCostly(response: Element): boolean {
  return allElements(response).length > COSTLY_ELEMENTS
}

/** What is wrong already with what nobody has vouched for; nothing of it is believed. */
function checkUnverified(
  connection: SamlConnection,
  sp: ServiceProvider,
  { envelope, now }: { envelope: Envelope; now: Date },
): Refusal | undefined {
  const addressee = checkAddressee(envelope, {
    issuer: connection.entityId,
    acsUrl: sp.acsUrl,
    isSigned: false,
  })
  if (addressee) return addressee
  const facts = guardAssertion(
    envelope.assertion,
    expectationsOf(connection, sp, { envelope, now }),
  )
  return facts.ok ? undefined : facts
}

function expectationsOf(
  connection: SamlConnection,
  sp: ServiceProvider,
  { envelope, now }: { envelope: Envelope; now: Date },
): AssertionExpectations {
  return {
    issuer: connection.entityId,
    acsUrl: sp.acsUrl,
    audience: connection.audienceRestriction || sp.entityId,
    inResponseTo: connection.validateInResponseTo ? envelope.inResponseTo : undefined,
    now,
  }
}

type Signed = 'response' | 'assertion'

async function verifyWithAny(
  xml: string,
  sp: ServiceProvider,
  { signed, certificates }: { signed: Signed; certificates: Certificate[] },
): Promise<Element | undefined> {
  for (const { pem } of certificates) {
    const assertion = await verify(xml, sp, { signed, pem })
    if (assertion) return assertion
    // Other requests get their turn before the next certificate costs as much again.
    await setImmediate()
  }
  return undefined
}

/** The assertion as it was signed, read from the verified bytes and from nothing else. */
async function verify(
  xml: string,
  sp: ServiceProvider,
  { signed, pem }: { signed: Signed; pem: string },
): Promise<Element | undefined> {
  const checker = new SignatureChecker({
    ...libraryOptions(sp, [pem]),
    wantAuthnResponseSigned: signed === 'response',
    wantAssertionsSigned: signed === 'assertion',
  })
  try {
    const SAMLResponse = Buffer.from(xml).toString('base64')
    const { profile } = await checker.validatePostResponseAsync({ SAMLResponse })
    const assertionXml = profile?.getAssertionXml?.()
    return assertionXml === undefined ? undefined : parseXml(assertionXml)
  } catch {
    // The envelope has been checked, so what the library still objects to is the signature.
    return undefined
  }
}

/**
 * Stops the library where the signature is confirmed. What it would go on to check is a part of what
 * has to be checked, on its own clock, and it throws at whatever it does not expect.
 */
class SignatureChecker extends SAML {
  protected override processValidlySignedAssertionAsync(xml: string) {
    const profile = { issuer: '', nameID: '', nameIDFormat: '', getAssertionXml: () => xml }
    return Promise.resolve({ profile, loggedOut: false })
  }
}

function libraryOptions(sp: ServiceProvider, idpCert: string[]) {
  return {
    issuer: sp.entityId,
    callbackUrl: sp.acsUrl,
    idpCert,
    validateInResponseTo: ValidateInResponseTo.never,
    cacheProvider: NO_CACHE,
  }
}

/** Request ids are claimed in the database; the library must not fall back to its memory. */
const NO_CACHE: CacheProvider = {
  saveAsync: refuseToCache,
  getAsync: refuseToCache,
  removeAsync: refuseToCache,
}

function refuseToCache(): Promise<never> {
  return Promise.reject(new Error('The SAML library must not keep state'))
}

function describeSigner({ response, assertion }: Envelope, certificates: Certificate[]) {
  return {
    expected: certificates.map(({ fingerprint256 }) => fingerprint256).join(' or '),
    received: namedSigner([response, assertion]),
  }
}

function escapeXml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
