import { type Attributes, readAttributes } from '#server/access/saml/attributes.ts'
import { type Refusal, refuse, detailText } from '#server/access/sign-in/refuse.ts'
import {
  aboutNow,
  isPast,
  readAge,
  readInstant,
  readWindow,
  type Window,
  withSkew,
} from './validity.ts'
import { type NameId, nameIdOf } from './name-id.ts'
import {
  ASSERTION,
  attributeOf,
  childElements,
  childrenNamed,
  isNamed,
  textOf,
} from '#server/access/saml/xml/xml.ts'

export type AssertionExpectations = {
  issuer: string
  acsUrl: string
  audience: string
  /** The request that the response says it answers; undefined switches the comparison off. */
  inResponseTo: string | null | undefined
  now: Date
}

type AssertionFacts = {
  ok: true
  issuer: string
  assertionId: string
  /** After this instant no clock skew makes the assertion acceptable again. */
  assertionExpiresAt: Date
  inResponseTo: string | null
  nameId: string | null
  nameIdFormat: string | null
  name: NameId | null
  attributes: Attributes
  sessionIndex?: string
  sessionNotOnOrAfter?: Date
  /** When the person last proved to the provider who they are. */
  authnInstant?: Date
}

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const KNOWN_CONDITIONS = new Set(['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction'])

type Confirmation = { ok: true; inResponseTo: string | null; notOnOrAfter: Date }

/** Everything that the signature library leaves open, on the bytes whose signature it confirmed. */
export function guardAssertion(
  assertion: Element,
  expected: AssertionExpectations,
): AssertionFacts | Refusal {
  if (!isNamed(assertion, ASSERTION, 'Assertion')) return refuse('wrong_namespace')
  const assertionId = attributeOf(assertion, 'ID')
  if (!assertionId) return refuse('malformed', { hint: detailText('noAssertionId') })

  const refusal =
    checkIssuer(assertion, expected.issuer) ?? checkAudience(assertion, expected.audience)
  if (refusal) return refusal
  const age = readAge(assertion, expected.now)
  if (!age.ok) return age
  const conditions = readConditions(assertion, expected.now)
  if (!conditions.ok) return conditions
  const confirmation = readConfirmation(assertion, expected)
  if (!confirmation.ok) return confirmation
  const session = readSession(assertion, expected.now)
  if (!session.ok) return session
  const name = readNameId(assertion)
  if (!name.ok) return name

  const ends = [age.notOnOrAfter, conditions.notOnOrAfter, confirmation.notOnOrAfter]
  const end = Math.min(...ends.filter((instant) => instant !== undefined).map(Number))
  return {
    ...session,
    ...name,
    issuer: expected.issuer,
    assertionId,
    assertionExpiresAt: withSkew(new Date(end)),
    inResponseTo: confirmation.inResponseTo,
    attributes: readAttributes(assertion),
  }
}

/** Everything that `guardAssertion` objects to, of which it says only the first. */
export function listProblems(assertion: Element, expected: AssertionExpectations): Refusal[] {
  const results = [
    checkIssuer(assertion, expected.issuer),
    checkAudience(assertion, expected.audience),
    readAge(assertion, expected.now),
    readConditions(assertion, expected.now),
    readConfirmation(assertion, expected),
    readSession(assertion, expected.now),
    readNameId(assertion),
  ]
  return results.filter((result) => result?.ok === false)
}

function checkIssuer(assertion: Element, issuer: string): Refusal | undefined {
  const issuers = childrenNamed(assertion, ASSERTION, 'Issuer').map((element) => textOf(element))
  if (issuers.length === 1 && issuers[0] === issuer) return undefined
  return refuse('wrong_issuer', {
    expected: issuer,
    received: issuers.join(', ') || detailText('none'),
  })
}

export function conditionsOf(assertion: Element) {
  return childrenNamed(assertion, ASSERTION, 'Conditions')
}

/** The audiences of each restriction. */
export function audiencesOf(assertion: Element) {
  return conditionsOf(assertion)
    .flatMap((conditions) => childrenNamed(conditions, ASSERTION, 'AudienceRestriction'))
    .map((restriction) =>
      childrenNamed(restriction, ASSERTION, 'Audience').map((one) => textOf(one)),
    )
}

/** Core 2.5.1.4: every restriction must hold, and one holds when any of its audiences is meant. */
function checkAudience(assertion: Element, audience: string): Refusal | undefined {
  const restrictions = audiencesOf(assertion)
  if (restrictions.length > 0 && restrictions.every((audiences) => audiences.includes(audience))) {
    return undefined
  }
  return refuse('wrong_audience', {
    expected: audience,
    received: restrictions.flat().join(', ') || detailText('none'),
  })
}

function readConditions(assertion: Element, now: Date): Window | Refusal {
  const all = conditionsOf(assertion)
  const [conditions] = all
  if (all.length !== 1 || !conditions)
    return refuse('malformed', { hint: detailText('severalConditions') })
  // Core 2.5.1: an assertion with a condition that is not understood may not be relied upon.
  const unknown = childElements(conditions).find(
    (child) => child.namespaceURI !== ASSERTION || !KNOWN_CONDITIONS.has(child.localName),
  )
  if (unknown) return refuse('unsupported_condition', { received: unknown.localName })
  return readWindow(conditions, now)
}

/** Profiles 4.1.4.3: one bearer confirmation must hold in full; what is wrong with the first is told. */
function readConfirmation(
  assertion: Element,
  expected: AssertionExpectations,
): Confirmation | Refusal {
  const subjects = childrenNamed(assertion, ASSERTION, 'Subject')
  if (subjects.length > 1) return refuse('malformed', { hint: detailText('severalSubjects') })
  const results = confirmationsOf(subjects).map((data) => readConfirmationData(data, expected))
  return results.find((result) => result.ok) ?? results[0] ?? refuse('no_bearer_confirmation')
}

function confirmationsOf(subjects: Element[]): Element[] {
  return subjects
    .flatMap((subject) => childrenNamed(subject, ASSERTION, 'SubjectConfirmation'))
    .filter((confirmation) => attributeOf(confirmation, 'Method') === BEARER)
    .flatMap((confirmation) => childrenNamed(confirmation, ASSERTION, 'SubjectConfirmationData'))
}

/** Lists the addresses that the assertion may be brought to. */
export function recipientsOf(assertion: Element): string[] {
  return confirmationsOf(childrenNamed(assertion, ASSERTION, 'Subject')).flatMap(
    (data) => attributeOf(data, 'Recipient') ?? [],
  )
}

function readConfirmationData(
  data: Element,
  expected: AssertionExpectations,
): Confirmation | Refusal {
  const recipient = attributeOf(data, 'Recipient')
  if (recipient !== expected.acsUrl) {
    return refuse('wrong_recipient', {
      expected: expected.acsUrl,
      received: recipient ?? detailText('none'),
    })
  }
  const inResponseTo = attributeOf(data, 'InResponseTo') || null
  if (expected.inResponseTo !== undefined) {
    if (!inResponseTo) return refuse('missing_in_response_to')
    if (expected.inResponseTo !== null && inResponseTo !== expected.inResponseTo) {
      return refuse('in_response_to_mismatch', {
        expected: expected.inResponseTo,
        received: inResponseTo,
      })
    }
  }
  const window = readWindow(data, expected.now)
  if (!window.ok) return window
  if (!window.notOnOrAfter)
    return refuse('no_bearer_confirmation', { hint: detailText('endMissing') })
  return { ok: true, inResponseTo, notOnOrAfter: window.notOnOrAfter }
}

function readSession(
  assertion: Element,
  now: Date,
): { ok: true; sessionIndex?: string; sessionNotOnOrAfter?: Date; authnInstant?: Date } | Refusal {
  const statements = childrenNamed(assertion, ASSERTION, 'AuthnStatement')
  const ends = statements.map((statement) => readInstant(statement, 'SessionNotOnOrAfter'))
  if (ends.includes(null)) {
    return refuse('malformed', { hint: detailText('noSessionEnd') })
  }
  const [earliest] = ends
    .filter((end) => end instanceof Date)
    .toSorted((a, b) => Number(a) - Number(b))
  if (earliest && isPast(earliest, now)) {
    return refuse('session_expired', { received: earliest.toISOString(), expected: aboutNow(now) })
  }
  const sessionIndex = statements.map((statement) => attributeOf(statement, 'SessionIndex'))[0]
  const authnInstant = statements.map((statement) => readInstant(statement, 'AuthnInstant'))[0]
  return {
    ok: true,
    ...(authnInstant && { authnInstant }),
    ...(sessionIndex && { sessionIndex }),
    ...(earliest && { sessionNotOnOrAfter: earliest }),
  }
}

export function readNameId(
  assertion: Element,
): { ok: true; nameId: string | null; nameIdFormat: string | null; name: NameId | null } | Refusal {
  const all = childrenNamed(assertion, ASSERTION, 'Subject').flatMap((subject) =>
    childrenNamed(subject, ASSERTION, 'NameID'),
  )
  if (all.length > 1) return refuse('malformed', { hint: detailText('severalNames') })
  const [nameId] = all
  if (!nameId) return { ok: true, nameId: null, nameIdFormat: null, name: null }
  const name = nameIdOf(nameId)
  return {
    ok: true,
    nameId: name?.value ?? null,
    nameIdFormat: attributeOf(nameId, 'Format'),
    name,
  }
}
