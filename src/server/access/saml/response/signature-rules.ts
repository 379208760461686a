import { type Certificate, readCertificate } from '#server/access/saml/certificates.ts'
import { type Refusal, refuse, detailText } from '#server/access/sign-in/refuse.ts'
import {
  allElements,
  attributeOf,
  attributesOf,
  childrenNamed,
  childElements,
  isNamed,
  SIGNATURE,
  textOf,
} from '#server/access/saml/xml/xml.ts'

const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#'
/** Nothing is left to differ in: a response with comments is refused. */
const EXCLUSIVE_C14N_WITH_COMMENTS = `${EXCLUSIVE_C14N}WithComments`
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'

const PREFIX_LISTS = new Set(['CanonicalizationMethod', 'Transform'])

/** SAML core 5.4.3 and 5.4.4, less SHA-1; and only what the signature library can compute. */
const ALLOWED_ALGORITHMS = new Map<string, string[]>(
  Object.entries({
    SignatureMethod: [
      'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
      'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
      'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
    ],
    DigestMethod: [
      'http://www.w3.org/2001/04/xmlenc#sha256',
      'http://www.w3.org/2001/04/xmldsig-more#sha384',
      'http://www.w3.org/2001/04/xmlenc#sha512',
    ],
    CanonicalizationMethod: [
      EXCLUSIVE_C14N,
      EXCLUSIVE_C14N_WITH_COMMENTS,
      'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
    ],
    Transform: [ENVELOPED, EXCLUSIVE_C14N, EXCLUSIVE_C14N_WITH_COMMENTS],
  }),
)

/** Which element's signature the sign-in rests on, or why there is none to rest on. */
export function chooseSignedElement(
  { response, assertion }: { response: Element; assertion: Element },
  { considerResponse }: { considerResponse: boolean },
): { ok: true; signed: 'response' | 'assertion' } | Refusal {
  const ofResponse = considerResponse ? signaturesOf(response) : []
  const ofAssertion = signaturesOf(assertion)
  // A signature on the response covers the assertion as well; one that is there must hold.
  const [signed, element, signatures] =
    ofResponse.length > 0
      ? (['response', response, ofResponse] as const)
      : (['assertion', assertion, ofAssertion] as const)
  const [signature] = signatures
  const stray = checkStraySignatures(response, [response, assertion])
  if (!signature) return stray ?? refuse('no_signature')
  const refusal =
    stray ??
    (signatures.length > 1 ? bad('severalSignatures') : undefined) ??
    checkAlgorithms(signature) ??
    checkStructure(signature, element)
  return refusal ?? { ok: true, signed }
}

/** Why a message cannot rest on a signature of its own; undefined where it can. */
export function checkMessageSignature(message: Element): Refusal | undefined {
  const [signature, ...others] = signaturesOf(message)
  const stray = checkStraySignatures(message, [message])
  if (!signature) return stray ?? refuse('no_signature')
  if (others.length > 0) return bad('severalOfMessage')
  return stray ?? checkAlgorithms(signature) ?? checkStructure(signature, message)
}

export function signaturesOf(element: Element) {
  return childrenNamed(element, SIGNATURE, 'Signature')
}

function bad(hint: Parameters<typeof detailText>[0]) {
  return refuse('bad_signature', { hint: detailText(hint) })
}

/** A signature that hangs anywhere else is what is left when a signed element was wrapped. */
function checkStraySignatures(response: Element, places: Element[]): Refusal | undefined {
  const inPlace = new Set(places.flatMap(signaturesOf))
  const isStray = allElements(response).some(
    (element) => element.localName === 'Signature' && !inPlace.has(element),
  )
  return isStray ? bad('straySignature') : undefined
}

function checkAlgorithms(signature: Element): Refusal | undefined {
  // Every one counts, wherever it is and with any prefix: the library takes the first that it
  // finds.
  const algorithms = allElements(signature).flatMap((element) =>
    attributesOf(element)
      .filter((attribute) => attribute.localName === 'Algorithm')
      .map(({ value }) => ({ of: element.localName, value })),
  )
  const refused = algorithms.find(({ of, value }) => !ALLOWED_ALGORITHMS.get(of)?.includes(value))
  if (!refused) return undefined
  return refuse('weak_algorithm', {
    received: refused.value,
    hint: refused.of,
  })
}

/** One reference, to the element that the signature stands in, through the two usual transforms. */
function checkStructure(signature: Element, element: Element): Refusal | undefined {
  const parts = childElements(signature)
  const isPlain =
    parts.every((part) => part.namespaceURI === SIGNATURE) &&
    /^SignedInfo,SignatureValue(,KeyInfo)?$/.test(parts.map((part) => part.localName).join())
  const [signedInfo] = parts
  if (!isPlain || !signedInfo) return bad('oddSignature')

  const inside = childElements(signedInfo)
  const [, , reference] = inside
  const isOneReference =
    inside.every((part) => part.namespaceURI === SIGNATURE) &&
    inside.map((part) => part.localName).join() ===
      'CanonicalizationMethod,SignatureMethod,Reference'
  if (!isOneReference || !reference) return bad('notOneReference')

  const id = attributeOf(element, 'ID')
  if (!id || attributeOf(reference, 'URI') !== `#${id}`) {
    return bad('otherReference')
  }
  // Each may carry one list of prefixes; a thousand of them would be work for nothing.
  const isOverloaded = allElements(signedInfo).some(
    (part) => PREFIX_LISTS.has(part.localName) && childElements(part).length > 1,
  )
  if (isOverloaded) return bad('severalParameters')
  const transforms = allElements(reference).filter((part) => isNamed(part, SIGNATURE, 'Transform'))
  const names = transforms.map((transform) => attributeOf(transform, 'Algorithm'))
  const isUsual =
    names[0] === ENVELOPED &&
    (names.length === 1 ||
      (names.length === 2 &&
        (names[1] === EXCLUSIVE_C14N || names[1] === EXCLUSIVE_C14N_WITH_COMMENTS)))
  return isUsual ? undefined : bad('oddTransforms')
}

/** The fingerprint of the certificate that the message itself names. */
export function namedSigner(places: Element[]): string | undefined {
  const [signature] = places.flatMap(signaturesOf)
  return signature && namedCertificate(signature)?.fingerprint256
}

/** The certificate that a signature itself names: a hint for the administrator, never a key. */
export function namedCertificate(signature: Element): Certificate | undefined {
  const [text] = allElements(signature)
    .filter((element) => isNamed(element, SIGNATURE, 'X509Certificate'))
    .map((element) => textOf(element) ?? '')
  const certificate = text === undefined ? undefined : readCertificate(text)
  return certificate?.ok ? certificate : undefined
}
