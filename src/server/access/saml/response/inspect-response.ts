import type { TestedAnswer, TestedAttribute } from '#shared/connections/tests/result.ts'
import { type Refusal, refuse, printable } from '#server/access/sign-in/refuse.ts'
import {
  type Person,
  readAttributes,
  readPerson,
  type Attributes,
  sourcesOf,
} from '#server/access/saml/attributes.ts'
import type { SamlConnection, ServiceProvider } from '#server/access/saml/service-provider.ts'
import {
  allElements,
  ASSERTION,
  attributeOf,
  isNamed,
  childrenNamed,
  textOf,
} from '#server/access/saml/xml/xml.ts'
import { NAME_ID } from '#shared/connections/fields.ts'
import { READ_AS } from '#shared/connections/tests/values.ts'

import {
  listProblems,
  readNameId,
  audiencesOf,
  conditionsOf,
  recipientsOf,
} from './assertion-guard.ts'
import { decryptResponse } from './decrypt-response.ts'
import { inspectSignatures } from './inspect-signatures.ts'
import { expectationsOf, openResponse, type ReadResponse, readResponse } from './read-response.ts'
import { listAddresseeProblems, readEnvelope } from './response-envelope.ts'
import { readInstant } from './validity.ts'

const MAX_ATTRIBUTES = 50
const MAX_VALUES = 10

type Input = { response: Element; assertion: Element | undefined; now: Date }

/** Describes the content of an answer, cut and cleaned, for any sender. */
function describeAnswer(
  connection: SamlConnection,
  sp: ServiceProvider,
  { response, assertion, now }: Input,
): Omit<TestedAnswer, 'signatures' | 'wasEncrypted'> {
  const attributes: Attributes = assertion ? readAttributes(assertion) : new Map()
  const name = assertion && readNameId(assertion)
  const nameId = name?.ok ? name.nameId : null
  const sources = sourcesOf({ attributes, nameId }, connection)
  const issuedAt = instantOf(assertion ?? response, 'IssueInstant')
  const [conditions] = assertion ? conditionsOf(assertion) : []
  return {
    attributes: describeAttributes(attributes, sources),
    isCut: attributes.size > MAX_ATTRIBUTES,
    nameId:
      name?.ok && nameId !== null
        ? {
            value: printable(nameId),
            format: name.nameIdFormat && printable(name.nameIdFormat),
            isEmail: sources.email === NAME_ID,
          }
        : null,
    issuer: {
      expected: connection.entityId,
      received: quote(
        [assertion, response].flatMap((element) => (element ? issuersOf(element) : [])).slice(0, 1),
      ),
    },
    audience: {
      expected: connection.audienceRestriction || sp.entityId,
      received: quote(assertion ? audiencesOf(assertion).flat() : []),
    },
    recipient: {
      expected: sp.acsUrl,
      received: quote(assertion ? recipientsOf(assertion) : []),
    },
    destination: {
      expected: sp.acsUrl,
      received: quote([attributeOf(response, 'Destination') ?? undefined]),
    },
    issuedAt: issuedAt?.toISOString() ?? null,
    notBefore: instantOf(conditions, 'NotBefore')?.toISOString() ?? null,
    notOnOrAfter: instantOf(conditions, 'NotOnOrAfter')?.toISOString() ?? null,
    sessionEndsAt: assertion ? (sessionEndOf(assertion)?.toISOString() ?? null) : null,
    clockDifferenceMs: issuedAt ? issuedAt.getTime() - now.getTime() : null,
  }
}

function describeAttributes(
  attributes: Attributes,
  sources: ReturnType<typeof sourcesOf>,
): TestedAttribute[] {
  return [...attributes].slice(0, MAX_ATTRIBUTES).map(([name, { values }]) => ({
    name: printable(name),
    values: values.slice(0, MAX_VALUES).map(printable),
    count: values.length,
    readAs: READ_AS.find((part) => sources[part] === name) ?? null,
  }))
}

function issuersOf(element: Element) {
  return childrenNamed(element, ASSERTION, 'Issuer').map((issuer) => textOf(issuer))
}

function sessionEndOf(assertion: Element): Date | undefined {
  return childrenNamed(assertion, ASSERTION, 'AuthnStatement')
    .flatMap((statement) => instantOf(statement, 'SessionNotOnOrAfter') ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime())[0]
}

function instantOf(element: Element | undefined, name: string): Date | undefined {
  return (element && readInstant(element, name)) ?? undefined
}

/** Null for nothing. */
function quote(texts: (string | undefined)[]): string | null {
  const given = texts.filter((text) => text !== undefined && text !== '')
  return given.length > 0 ? printable(given.join(', ')) : null
}

// Reading of an answer for the tester of a connection: a sign-in's verdict, all that is wrong, and
// the content. Admits no one.

export type Inspection = {
  /** The result that a sign-in would have read. */
  read: ReadResponse
  /** The signature that a sign-in rests upon was confirmed; without it, the rest is hearsay. */
  isVerified: boolean
  /** Why a sign-in would refuse it, beginning with the one that it would say. */
  refusals: Refusal[]
  answer: TestedAnswer | null
  person: Person | null
}

export async function inspectResponse(
  connection: SamlConnection,
  sp: ServiceProvider,
  { samlResponse, now }: { samlResponse: string; now: Date },
): Promise<Inspection> {
  const read = await readResponse(connection, sp, { samlResponse, now })
  const said = read.ok ? [] : [read]
  const opened = openResponse(samlResponse)
  if (!opened.ok) {
    return { read, isVerified: false, refusals: said, answer: null, person: null }
  }

  const clear = await decryptResponse(connection, opened)
  const { response } = clear.ok ? clear : opened
  const found = allElements(response).find((element) => isNamed(element, ASSERTION, 'Assertion'))
  const signatures = await inspectSignatures(connection, sp, {
    posted: opened.response,
    ...(clear.ok ? clear : opened),
    isAccepted: read.ok,
  })
  const { isVerified } = signatures
  const assertion = signatures.verified ?? found
  const person = assertion && personIn(assertion, connection)
  const problems = assertion
    ? [
        ...signatures.refusals,
        ...addresseeProblems(connection, sp, response),
        ...listProblems(
          assertion,
          expectationsOf(connection, sp, {
            envelope: { inResponseTo: attributeOf(response, 'InResponseTo') },
            now,
          }),
        ),
        ...(person && !person.ok ? [person] : []),
      ]
    : []
  return {
    read,
    isVerified,
    refusals: oncePerReason([...said, ...problems]),
    answer: {
      ...describeAnswer(connection, sp, { response, assertion, now }),
      signatures: signatures.described,
      wasEncrypted: response !== opened.response,
    },
    person: person?.ok ? person : null,
  }
}

/** Lists the faults in issuer and addressee; nothing for a text that is no response. */
function addresseeProblems(connection: SamlConnection, sp: ServiceProvider, response: Element) {
  const envelope = readEnvelope(response)
  if (!envelope.ok) return []
  const expected = { issuer: connection.entityId, acsUrl: sp.acsUrl, isSigned: false }
  return listAddresseeProblems(envelope, expected)
}

function personIn(assertion: Element, connection: SamlConnection): Person | Refusal {
  const name = readNameId(assertion)
  if (!name.ok) return name
  return readPerson({ ...name, attributes: readAttributes(assertion) }, connection)
}

function oncePerReason(refusals: Refusal[]): Refusal[] {
  const reasons = new Map<string, Refusal>()
  for (const refusal of refusals) {
    // A test never asks passively, so that this is one more status that is no success.
    const told =
      refusal.reason === 'no_passive' ? refuse('status', { received: 'NoPassive' }) : refusal
    if (!reasons.has(told.reason)) reasons.set(told.reason, told)
  }
  return [...reasons.values()]
}
