import { type Refusal, refuse, detailText } from '#server/access/sign-in/refuse.ts'
import { attributeOf } from '#server/access/saml/xml/xml.ts'

const ISSUED = 'IssueInstant'
const CLOCK_SKEW_MS = 60_000
const MAX_ASSERTION_AGE_MS = 15 * 60_000

export type Window = { ok: true; notOnOrAfter?: Date }

/** A provider may grant hours; a browser that posts at once needs minutes. */
export function readAge(assertion: Element, now: Date): Window | Refusal {
  const issuedAt = readInstant(assertion, ISSUED)
  if (!issuedAt) return refuse('malformed', { hint: detailText('noIssueInstant') })
  const notOnOrAfter = new Date(issuedAt.getTime() + MAX_ASSERTION_AGE_MS)
  const detail = { received: issuedAt.toISOString(), expected: aboutNow(now), hint: ISSUED }
  if (isFuture(issuedAt, now)) return refuse('not_yet_valid', detail)
  return isPast(notOnOrAfter, now) ? refuse('too_old', detail) : { ok: true, notOnOrAfter }
}

export function readWindow(element: Element, now: Date): Window | Refusal {
  const notBefore = readInstant(element, 'NotBefore')
  const notOnOrAfter = readInstant(element, 'NotOnOrAfter')
  if (notBefore === null || notOnOrAfter === null) {
    return refuse('malformed', { hint: detailText('noInstant', element.localName) })
  }
  const of = { expected: aboutNow(now), hint: element.localName }
  if (notBefore && isFuture(notBefore, now)) {
    return refuse('not_yet_valid', {
      ...of,
      received: detailText('notBefore', notBefore.toISOString()),
    })
  }
  if (notOnOrAfter && isPast(notOnOrAfter, now)) {
    return refuse('expired', {
      ...of,
      received: detailText('notOnOrAfter', notOnOrAfter.toISOString()),
    })
  }
  return { ok: true, notOnOrAfter }
}

/** Parses an instant. Returns undefined when the attribute is missing, null when it is malformed. */
export function readInstant(element: Element, name: string): Date | null | undefined {
  const text = attributeOf(element, name)?.trim()
  if (text === undefined) return undefined
  const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:\d\d)?$/.exec(text)
  // Core 1.3.3: SAML instants are UTC, also when a provider leaves the Z out.
  const instant = new Date(parts ? `${parts[1]}${parts[2] ?? 'Z'}` : Number.NaN)
  return Number.isNaN(instant.getTime()) ? null : instant
}

function isFuture(instant: Date, now: Date) {
  return instant.getTime() > now.getTime() + CLOCK_SKEW_MS
}

export function isPast(instant: Date, now: Date) {
  return instant.getTime() <= now.getTime() - CLOCK_SKEW_MS
}

export function aboutNow(now: Date) {
  return detailText('ourClock', now.toISOString())
}

/**
 * Returns when our session ends with the provider's. One that has ended within the clock skew lasts
 * until the skew is over.
 */
export function sessionEnd(notOnOrAfter: Date | undefined, now: Date): Date | undefined {
  return notOnOrAfter && notOnOrAfter <= now ? withSkew(notOnOrAfter) : notOnOrAfter
}

/** Returns the last instant at which the clock skew still accepts something that ends at `end`. */
export function withSkew(end: Date) {
  return new Date(end.getTime() + CLOCK_SKEW_MS)
}
