import { type Refusal, refuse, detailText } from '#server/access/sign-in/refuse.ts'
import {
  allElements,
  ASSERTION,
  attributeOf,
  attributesOf,
  childrenNamed,
  isNamed,
  PROTOCOL,
  textOf,
} from '#server/access/saml/xml/xml.ts'

export type Envelope = {
  ok: true
  response: Element
  assertion: Element
  /** Set by the response itself; an assertion has its own, and only that is signed in every case. */
  inResponseTo: string | null
}

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'
const NO_PASSIVE = 'urn:oasis:names:tc:SAML:2.0:status:NoPassive'
const ENCRYPTED = new Set(['EncryptedAssertion', 'EncryptedID'])

/**
 * Reads the parts that must hold before a signature is worth checking. None of them identifies a
 * person: an unsigned envelope can only get a response refused.
 */
export function readEnvelope(response: Element): Envelope | Refusal {
  const everything = allElements(response)
  const refusal =
    checkRoot(response) ??
    checkVersion(response) ??
    checkStatus(response) ??
    checkAssertionCount(everything) ??
    checkIds(everything)
  if (refusal) return refusal

  const [assertion] = childrenNamed(response, ASSERTION, 'Assertion')
  if (!assertion) return refuse('no_assertion', { hint: detailText('notAChild') })
  return (
    checkVersion(assertion) ?? {
      ok: true,
      response,
      assertion,
      inResponseTo: attributeOf(response, 'InResponseTo'),
    }
  )
}

type Addressee = { issuer: string; acsUrl: string; isSigned: boolean }

/** Checks the envelope again once the signature has been verified. */
export function checkAddressee(envelope: Envelope, expected: Addressee): Refusal | undefined {
  return listAddresseeProblems(envelope, expected)[0]
}

/** Everything that is wrong with whom the envelope is from and for. */
export function listAddresseeProblems(
  { response }: Pick<Envelope, 'response'>,
  expected: Addressee,
): Refusal[] {
  const problems = [checkIssuer(response, expected), checkDestination(response, expected)]
  return problems.filter((problem) => problem !== undefined)
}

function checkIssuer(response: Element, expected: Addressee): Refusal | undefined {
  const issuers = childrenNamed(response, ASSERTION, 'Issuer')
  const otherIssuer = issuers.find((issuer) => textOf(issuer) !== expected.issuer)
  if (!otherIssuer) return undefined
  return refuse('wrong_issuer', {
    expected: expected.issuer,
    received: textOf(otherIssuer),
    hint: detailText('issuerOfResponse'),
  })
}

function checkDestination(response: Element, expected: Addressee): Refusal | undefined {
  const destination = attributeOf(response, 'Destination')
  // Bindings 3.5.5.2: only a signed message must name its destination.
  if (destination === null && !expected.isSigned) return undefined
  if (destination === expected.acsUrl) return undefined
  return refuse('wrong_destination', {
    expected: expected.acsUrl,
    received: destination ?? detailText('none'),
  })
}

function checkRoot(root: Element): Refusal | undefined {
  if (isNamed(root, PROTOCOL, 'Response')) return undefined
  if (root.localName === 'Response') return wrongNamespace(root)
  return refuse('unexpected_message', { expected: 'Response', received: root.localName })
}

function checkVersion(element: Element): Refusal | undefined {
  const version = attributeOf(element, 'Version')
  if (version === '2.0') return undefined
  return refuse('wrong_version', {
    expected: '2.0',
    received: version ?? detailText('none'),
    hint: element.localName,
  })
}

function checkStatus(response: Element): Refusal | undefined {
  const statuses = childrenNamed(response, PROTOCOL, 'Status')
  const codes = statuses.flatMap((status) => childrenNamed(status, PROTOCOL, 'StatusCode'))
  const [code] = codes
  if (statuses.length !== 1 || codes.length !== 1 || !code) {
    return refuse('status', { expected: 'Success', received: detailText('notOneStatus') })
  }
  const value = attributeOf(code, 'Value')
  if (value === SUCCESS) return undefined

  const nested = childrenNamed(code, PROTOCOL, 'StatusCode').map((inner) =>
    attributeOf(inner, 'Value'),
  )
  if (nested.includes(NO_PASSIVE)) return refuse('no_passive')
  const message = statuses
    .flatMap((status) => childrenNamed(status, PROTOCOL, 'StatusMessage'))
    .map((element) => textOf(element))
  return refuse('status', {
    expected: 'Success',
    received: [value, ...nested].flatMap(lastPart).join(', ') || detailText('none'),
    hint: message[0],
  })
}

function lastPart(urn: string | null) {
  return urn?.split(':').at(-1) ?? []
}

function checkAssertionCount(everything: Element[]): Refusal | undefined {
  // By local name and wherever they are: the library looks for assertions by local name, and a
  // second one that is hidden somewhere has no honest use.
  const clear = everything.filter((element) => element.localName === 'Assertion')
  const encrypted = everything.find((element) => ENCRYPTED.has(element.localName))
  if (clear.length > 1)
    return refuse('several_assertions', {
      received: detailText('assertions', String(clear.length)),
    })
  if (encrypted) return refuse('encrypted_assertion', { received: encrypted.localName })
  if (!clear[0]) return refuse('no_assertion')
  return clear[0].namespaceURI === ASSERTION ? undefined : wrongNamespace(clear[0])
}

function wrongNamespace(element: Element) {
  return refuse('wrong_namespace', {
    expected: element.localName === 'Response' ? PROTOCOL : ASSERTION,
    received: element.namespaceURI ?? detailText('none'),
    hint: element.localName,
  })
}

function checkIds(everything: Element[]): Refusal | undefined {
  const seen = new Set<string>()
  for (const element of everything) {
    for (const { localName, value } of attributesOf(element)) {
      if (localName.toLowerCase() !== 'id') continue
      if (seen.has(value)) return refuse('duplicate_id', { received: value })
      seen.add(value)
    }
  }
  return undefined
}
