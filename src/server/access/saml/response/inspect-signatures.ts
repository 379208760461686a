import type { TestedSignature } from '#shared/connections/tests/result.ts'

import { type Signed, verifyWithAny } from '#server/access/saml/library/verify-assertion.ts'
import { allElements, ASSERTION, attributeOf, isNamed } from '#server/access/saml/xml/xml.ts'
import { printable, type Refusal } from '#server/access/sign-in/refuse.ts'
import type { Certificate } from '#server/access/saml/certificates.ts'
import { certificatesOf, isCostly } from './read-response.ts'
import { type Envelope, readEnvelope } from './response-envelope.ts'
import type { SamlConnection, ServiceProvider } from '#server/access/saml/service-provider.ts'
import { chooseSignedElement, namedCertificate, signaturesOf } from './signature-rules.ts'

type InspectedSignatures = {
  described: TestedSignature[]
  /** The signature that a sign-in rests upon was confirmed. */
  isVerified: boolean
  /** The assertion as it was signed. */
  verified: Element | undefined
  refusals: Refusal[]
}

type Confirmed = { assertion: Element; signer: Certificate }
type Input = {
  /** As it came; a response that was verified and decrypted has lost its own signature. */
  posted: Element
  response: Element
  xml: string
  signer?: Certificate | undefined
  isAccepted: boolean
}

/** Tells of each signature what made it and whether it holds, with which certificate. */
export async function inspectSignatures(
  connection: SamlConnection,
  sp: ServiceProvider,
  { posted, response, xml, signer, isAccepted }: Input,
): Promise<InspectedSignatures> {
  const envelope = readEnvelope(response)
  const certificates = certificatesOf(connection)
  const choice =
    envelope.ok && !signer
      ? chooseSignedElement(envelope, { considerResponse: connection.validateSignature })
      : undefined
  const restsOn = signer ? 'response' : choice?.ok ? choice.signed : undefined
  const confirmed = new Map<Signed, Confirmed>()
  if (envelope.ok && signer) confirmed.set('response', { assertion: envelope.assertion, signer })
  // A second look at a costly signature is not worth what it costs: what a sign-in said is enough.
  if (envelope.ok && !isCostly(response)) {
    for (const signed of ['response', 'assertion'] as const) {
      const by = await confirm(envelope, sp, { signed, xml, certificates })
      if (by) confirmed.set(signed, by)
    }
  }
  const ofChoice = restsOn && confirmed.get(restsOn)
  return {
    described: signedElements(posted, response).map(({ of, signature }) => {
      const isConfirmed = confirmed.has(of) || (isAccepted && of === restsOn)
      const certificate = confirmed.get(of)?.signer ?? namedCertificate(signature)
      return {
        of,
        algorithm: algorithmOf(signature, 'SignatureMethod'),
        digest: algorithmOf(signature, 'DigestMethod'),
        isConfirmed,
        certificate: certificate ? describe(certificate, certificates) : null,
      }
    }),
    isVerified: isAccepted || ofChoice !== undefined,
    verified: ofChoice?.assertion,
    refusals: choice && !choice.ok ? [choice] : [],
  }
}

/** Finds the certificate that confirms the signature of one element, where it has one. */
async function confirm(
  envelope: Envelope,
  sp: ServiceProvider,
  { signed, xml, certificates }: { signed: Signed; xml: string; certificates: Certificate[] },
): Promise<Confirmed | undefined> {
  const choice = chooseSignedElement(envelope, { considerResponse: signed === 'response' })
  if (!choice.ok || choice.signed !== signed) return undefined
  return verifyWithAny(xml, sp, { signed, certificates })
}

function signedElements(posted: Element, response: Element): { of: Signed; signature: Element }[] {
  const assertions = allElements(response).filter((one) => isNamed(one, ASSERTION, 'Assertion'))
  const [ofResponse] = signaturesOf(posted)
  const [ofAssertion] = assertions.flatMap(signaturesOf)
  return [
    ...(ofResponse ? [{ of: 'response' as const, signature: ofResponse }] : []),
    ...(ofAssertion ? [{ of: 'assertion' as const, signature: ofAssertion }] : []),
  ]
}

function algorithmOf(signature: Element, name: string): string | null {
  const element = allElements(signature).find(({ localName }) => localName === name)
  const algorithm = element && attributeOf(element, 'Algorithm')
  return algorithm ? printable(algorithm) : null
}

function describe(certificate: Certificate, certificates: Certificate[]) {
  const { subject, fingerprint256, validFrom, validTo } = certificate
  const at = certificates.findIndex((one) => one.fingerprint256 === fingerprint256)
  return {
    subject: printable(subject),
    fingerprint: fingerprint256,
    validFrom: validFrom.toISOString(),
    validTo: validTo.toISOString(),
    is: at === -1 ? ('unknown' as const) : at === 0 ? ('current' as const) : ('previous' as const),
  }
}
