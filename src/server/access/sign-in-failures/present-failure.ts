import { SIGN_IN_REFUSALS } from '#shared/access/every-refusal.ts'
import type { Words } from '#shared/words/catalogue.ts'
import { translateDetail } from '#shared/sign-in-failures/detail-text.ts'
import { signInSentence } from '#shared/access/sign-in-refusals.ts'
import type {
  SignInFailure,
  SignInFailureDetail,
  SignInFailureKind,
} from '#shared/sign-in-failures/contract.ts'

import { PLACES_TO_CHANGE } from './places-to-change.ts'
import type { FailureKindRow, FailureRow } from './queries.ts'

type Named = Pick<FailureRow, 'reason' | 'customerId' | 'customerName' | 'internal' | 'isDeleted'>

export function presentKind(words: Words, kind: FailureKindRow): SignInFailureKind {
  return {
    ...causeOf(words, kind),
    count: kind.count,
    lastAt: kind.lastAt.toISOString(),
    people: kind.people,
    since: kind.since.toISOString(),
    worksSince: kind.worksSince?.toISOString() ?? null,
    deactivated: kind.deactivated,
    failures: kind.failures.map((failure) =>
      presentFailure(words, { ...failure, createdAt: new Date(failure.createdAt) }, kind.reason),
    ),
  }
}

export function presentDetail(words: Words, failure: FailureRow): SignInFailureDetail {
  return { ...causeOf(words, failure), ...presentFailure(words, failure, failure.reason) }
}

function presentFailure(
  words: Words,
  { ref, detail, address, createdAt }: Pick<FailureRow, 'ref' | 'detail' | 'address' | 'createdAt'>,
  reason: string,
): SignInFailure {
  const explanation = explanationOf(words, reason)
  const known = translateDetail(words.signInFailures.details, detail)
  return {
    code: ref,
    at: createdAt.toISOString(),
    address,
    expected: known.expected ?? explanation.expected,
    received: known.received ?? explanation.received,
    hint: known.hint ?? null,
  }
}

function causeOf(words: Words, { reason, customerId, customerName, internal, isDeleted }: Named) {
  const { title, text, settings, guide } = explanationOf(words, reason)
  return {
    reason,
    title,
    sentence: signInSentence(words.signIn.refusals, reason, { hasCode: true }),
    explanation: text,
    settings,
    guide,
    isTeam: internal && reason !== 'customer_unavailable',
    // No customer is shown for failures that the installation keeps for itself.
    customer: internal ? null : { id: customerId, name: customerName, isDeleted },
  }
}

/** A reason that a newer process has written is told as an answer that cannot be read. */
export function explanationOf(words: Words, reason: string) {
  const known = SIGN_IN_REFUSALS.find((one) => one === reason) ?? 'malformed'
  return { ...words.signInFailures.explanations[known], ...PLACES_TO_CHANGE[known] }
}
