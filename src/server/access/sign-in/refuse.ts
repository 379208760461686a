import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'
import {
  type SaidDetail,
  translatePart,
  type DetailText,
} from '#shared/sign-in-failures/detail-text.ts'
import { details } from '#shared/words/en/sign-in-failures.ts'

/** `no_passive`: no one is signed in at the identity provider, which is an answer and no failure. */
export type RefusalReason = SignInRefusal | 'no_passive'

/** Details that an administrator needs besides the reason: never the whole response. */
export type RefusalDetail = {
  expected?: string
  received?: string
  hint?: string
  /** Those of the details that are ours, to be translated for their reader. */
  said?: SaidDetail
}

type Details = typeof details
/** Text of another party, such as an address, or a text of ours. */
type Given = { [Part in keyof SaidDetail]?: string | DetailText }

/** Names a text of ours. */
export function detailText<Key extends keyof Details>(
  key: Key,
  ...values: Parameters<Details[Key]>
): DetailText {
  return { key, values: values.map(printable) }
}

export type Refusal = {
  ok: false
  reason: RefusalReason
  detail: RefusalDetail
  /** The request that the response says it answers. No signature has vouched for it. */
  inResponseTo?: string
}

const MAX_DETAIL_LENGTH = 300

/** The texts may quote a stranger's message, so they are cut and lose everything that is not printable. */
export function refuse(reason: RefusalReason, given: Given = {}): Refusal {
  const { expected, received, hint } = given
  const said = { ...ours('expected', given), ...ours('received', given), ...ours('hint', given) }
  return {
    ok: false,
    reason,
    detail: {
      ...(expected !== undefined && { expected: inEnglish(expected) }),
      ...(received !== undefined && { received: inEnglish(received) }),
      ...(hint !== undefined && { hint: inEnglish(hint) }),
      ...(Object.keys(said).length > 0 && { said }),
    },
  }
}

function ours(part: keyof SaidDetail, given: Given): SaidDetail {
  const text = given[part]
  return typeof text === 'object' ? { [part]: text } : {}
}

/** Renders a text in English: an older process knows no keys. */
function inEnglish(text: string | DetailText): string {
  return typeof text === 'string' ? printable(text) : (translatePart(details, text) ?? '')
}

/** Cuts a text of a stranger's message, and takes out everything that is not printable. */
export function printable(text: string): string {
  const clean = text
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  return clean.length > MAX_DETAIL_LENGTH ? `${clean.slice(0, MAX_DETAIL_LENGTH)}…` : clean
}
