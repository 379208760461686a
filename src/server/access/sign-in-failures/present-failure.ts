import { SIGN_IN_REFUSALS } from '#shared/access/every-refusal.ts'
import { sentences } from '#shared/words/en/sign-in-refusals.ts'
import { signInSentence } from '#shared/access/sign-in-refusals.ts'
import type {
  SignInFailure,
  SignInFailureDetail,
  SignInFailureKind,
} from '#shared/sign-in-failures/contract.ts'

import { SIGN_IN_EXPLANATIONS } from './explanations.ts'
import type { FailureKindRow, FailureRow } from './queries.ts'

type Named = Pick<FailureRow, 'reason' | 'customerId' | 'customerName' | 'internal' | 'isDeleted'>

export function presentKind(kind: FailureKindRow): SignInFailureKind {
  return {
    ...causeOf(kind),
    count: kind.count,
    lastAt: kind.lastAt.toISOString(),
    people: kind.people,
    since: kind.since.toISOString(),
    worksSince: kind.worksSince?.toISOString() ?? null,
    failures: kind.failures.map((failure) =>
      presentFailure({ ...failure, createdAt: new Date(failure.createdAt) }, kind.reason),
    ),
  }
}

export function presentDetail(failure: FailureRow): SignInFailureDetail {
  return { ...causeOf(failure), ...presentFailure(failure, failure.reason) }
}

function presentFailure(
  { ref, detail, address, createdAt }: Pick<FailureRow, 'ref' | 'detail' | 'address' | 'createdAt'>,
  reason: string,
): SignInFailure {
  const explanation = explanationOf(reason)
  return {
    code: ref,
    at: createdAt.toISOString(),
    address,
    expected: detail.expected ?? explanation.expected,
    received: detail.received ?? explanation.received,
    hint: detail.hint ?? null,
  }
}

function causeOf({ reason, customerId, customerName, internal, isDeleted }: Named) {
  const { title, text, settings, guide } = explanationOf(reason)
  return {
    reason,
    title,
    sentence: signInSentence(sentences, reason, { hasCode: true }),
    explanation: text,
    settings,
    guide,
    isTeam: internal && reason !== 'customer_unavailable',
    // Nobody's failures are kept with the customer that the installation is to itself.
    customer: internal ? null : { id: customerId, name: customerName, isDeleted },
  }
}

/** A reason that a newer process has written is told as an answer that cannot be read. */
export function explanationOf(reason: string) {
  return SIGN_IN_EXPLANATIONS[SIGN_IN_REFUSALS.find((one) => one === reason) ?? 'malformed']
}
