import { type AssertionExpectations, guardAssertion } from './assertion-guard.ts'
import { readPerson } from '#server/access/saml/attributes.ts'
import { type Certificate, readCertificate } from '#server/access/saml/certificates.ts'
import { type Signed, verifyWithAny } from '#server/access/saml/library/verify-assertion.ts'
import { decryptResponse } from './decrypt-response.ts'
import type { NameId } from './name-id.ts'
import { checkAddressee, type Envelope, readEnvelope } from './response-envelope.ts'
import { decodeResponse } from '#server/access/saml/xml/response-limits.ts'
import type { SamlConnection, ServiceProvider } from '#server/access/saml/service-provider.ts'
import { type Refusal, refuse, detailText } from '#server/access/sign-in/refuse.ts'
import { chooseSignedElement, namedSigner } from './signature-rules.ts'
import { allElements, attributeOf, parseXml } from '#server/access/saml/xml/xml.ts'

export type SamlIdentity = {
  issuer: string
  assertionId: string
  /** Remember the assertion id until then: afterwards it is refused as expired anyway. */
  assertionExpiresAt: Date
  /** From the signed confirmation. Null only while the connection does not ask for it. */
  inResponseTo: string | null
  nameId: string | null
  name: NameId | null
  email: string
  firstName: string | null
  lastName: string | null
  /** The SHA-256 fingerprint of the certificate. */
  signedBy: string
  sessionIndex?: string
  sessionNotOnOrAfter?: Date
  authnInstant?: Date
}

const MAX_REQUEST_ID_LENGTH = 256

export type ReadResponse = { ok: true; identity: SamlIdentity } | Refusal

export async function readResponse(
  connection: SamlConnection,
  sp: ServiceProvider,
  { samlResponse, now }: { samlResponse: string; now: Date },
): Promise<ReadResponse> {
  const opened = openResponse(samlResponse)
  if (!opened.ok) return opened
  const { response, xml } = opened

  const result = await readIdentity(connection, sp, { response, xml, now })
  const inResponseTo = attributeOf(response, 'InResponseTo')
  const isUsable = inResponseTo !== null && inResponseTo.length <= MAX_REQUEST_ID_LENGTH
  return result.ok || !isUsable ? result : { ...result, inResponseTo }
}

/** Reads the posted text as a document, if it is one that may be looked at. */
export function openResponse(
  samlResponse: string,
): { ok: true; response: Element; xml: string } | Refusal {
  const decoded = decodeResponse(samlResponse)
  if (!decoded.ok) return decoded
  const response = parseXml(decoded.xml)
  if (!response) return refuse('malformed', { hint: detailText('notXml') })
  return { ok: true, response, xml: decoded.xml }
}

async function readIdentity(
  connection: SamlConnection,
  sp: ServiceProvider,
  { response, xml, now }: { response: Element; xml: string; now: Date },
): Promise<ReadResponse> {
  const clear = await decryptResponse(connection, { response, xml })
  if (!clear.ok) return clear
  const envelope = readEnvelope(clear.response)
  if (!envelope.ok) return envelope
  const confirmed: Confirmed | Refusal = clear.signer
    ? { ok: true, assertion: envelope.assertion, signed: 'response', signer: clear.signer }
    : await confirmSignature(connection, sp, { envelope, xml: clear.xml, now })
  if (!confirmed.ok) return confirmed

  const { assertion, signed, signer } = confirmed
  const addressee = checkAddressee(envelope, {
    issuer: connection.entityId,
    acsUrl: sp.acsUrl,
    isSigned: signed === 'response',
  })
  if (addressee) return addressee
  const facts = guardAssertion(assertion, expectationsOf(connection, sp, { envelope, now }))
  if (!facts.ok) return facts
  const person = readPerson(facts, connection)
  if (!person.ok) return person
  return {
    ok: true,
    identity: {
      issuer: facts.issuer,
      assertionId: facts.assertionId,
      assertionExpiresAt: facts.assertionExpiresAt,
      inResponseTo: facts.inResponseTo,
      nameId: facts.nameId,
      name: facts.name,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      signedBy: signer.fingerprint256,
      sessionIndex: facts.sessionIndex,
      sessionNotOnOrAfter: facts.sessionNotOnOrAfter,
      authnInstant: facts.authnInstant,
    },
  }
}

export function certificatesOf({ certs }: SamlConnection): Certificate[] {
  return certs.map(readCertificate).filter((certificate) => certificate.ok)
}

type Confirmed = { ok: true; assertion: Element; signed: Signed; signer: Certificate }

/** Returns the assertion as it was signed, or why no signature vouches for it. */
async function confirmSignature(
  connection: SamlConnection,
  sp: ServiceProvider,
  { envelope, xml, now }: { envelope: Envelope; xml: string; now: Date },
): Promise<Confirmed | Refusal> {
  const choice = chooseSignedElement(envelope, { considerResponse: connection.validateSignature })
  if (!choice.ok) return choice
  const certificates = certificatesOf(connection)
  if (certificates.length === 0) return refuse('bad_certificate')
  const isTooCostly = isCostly(envelope.response)
  const early = isTooCostly ? checkUnverified(connection, sp, { envelope, now }) : undefined
  if (early) return early
  const { signed } = choice
  const verified = await verifyWithAny(xml, sp, { signed, certificates })
  if (!verified) return refuse('bad_signature', describeSigner(envelope, certificates))
  return { ok: true, signed, ...verified }
}

/** From here on a signature is so costly to check that everything else is looked at before. */
const COSTLY_ELEMENTS = 200

export function isCostly(response: Element): boolean {
  return allElements(response).length > COSTLY_ELEMENTS
}

/** Returns a fault of content that no signature has vouched for; nothing of it is believed. */
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

export function expectationsOf(
  connection: SamlConnection,
  sp: ServiceProvider,
  { envelope, now }: { envelope: Pick<Envelope, 'inResponseTo'>; now: Date },
): AssertionExpectations {
  return {
    issuer: connection.entityId,
    acsUrl: sp.acsUrl,
    audience: connection.audienceRestriction || sp.entityId,
    inResponseTo: connection.validateInResponseTo ? envelope.inResponseTo : undefined,
    now,
  }
}

function describeSigner({ response, assertion }: Envelope, certificates: Certificate[]) {
  return {
    expected: detailText('oneOf', ...certificates.map(({ fingerprint256 }) => fingerprint256)),
    received: namedSigner([response, assertion]),
  }
}
