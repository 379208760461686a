import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'

/** `no_passive`: nobody is signed in at the identity provider, which is an answer and no failure. */
export type RefusalReason = SignInRefusal | 'no_passive'

/** What an administrator needs beside the reason: never the whole response. */
export type RefusalDetail = { expected?: string; received?: string; hint?: string }

export type Refusal = {
  ok: false
  reason: RefusalReason
  detail: RefusalDetail
  /** The request that the response says it answers. Nobody has vouched for it. */
  inResponseTo?: string
}

const MAX_DETAIL_LENGTH = 300

/** The texts may quote a stranger's message, so they are cut and lose whatever is not printable. */
export function refuse(reason: RefusalReason, detail: RefusalDetail = {}): Refusal {
  return {
    ok: false,
    reason,
    detail: {
      ...(detail.expected !== undefined && { expected: printable(detail.expected) }),
      ...(detail.received !== undefined && { received: printable(detail.received) }),
      ...(detail.hint !== undefined && { hint: printable(detail.hint) }),
    },
  }
}

/** Cuts a text of a stranger's message, and takes out whatever is not printable. */
export function printable(text: string): string {
  const clean = text
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  return clean.length > MAX_DETAIL_LENGTH ? `${clean.slice(0, MAX_DETAIL_LENGTH)}…` : clean
}
