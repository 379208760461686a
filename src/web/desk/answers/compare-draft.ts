import type { Chosen } from '#shared/desk/chosen.ts'
import type { AnswerDraft } from '#shared/desk/answers/parts.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import type { DraftKey } from '#web/lib/storage/drafts.ts'

/** State of the server's draft that this window knows: its version, and the text of that version. */
export type DraftBase = { version: string | null; saved: string }

export const NO_DRAFT: DraftBase = { version: null, saved: '' }

/**
 * Decides about the text of this window when the server's draft is read:
 *
 * - `same`: it is the version that this window knows.
 * - `take`: only the other one has changed.
 * - `keep`: only this one has; the other one has only another version, or is gone.
 * - `ask`: both have.
 */
export function compareDraft(
  typed: string,
  base: DraftBase,
  server: AnswerDraft | null,
): 'same' | 'take' | 'keep' | 'ask' {
  if ((server?.version ?? null) === base.version) return 'same'
  const theirs = server?.content ?? ''
  if (typed === base.saved || typed === theirs || typed === '') return 'take'
  return server && theirs !== base.saved ? 'ask' : 'keep'
}

/** A reply and a note are kept apart: a note that comes back as a reply would go to the customer. */
export function answerDraftKey(userId: string, ticketId: string, kind: AnswerKind): DraftKey {
  return { userId, name: `desk-${kind}:${ticketId}` }
}

/** Key under which this window keeps its known state of the draft, next to the text. */
export function baseKeyOf({ userId, name }: DraftKey): DraftKey {
  return { userId, name: `${name}:base` }
}

/** Reads what was kept of the base beside the text; a text without one was never saved. */
export function readBase(kept: string | null): DraftBase {
  const [version = '', ...saved] = (kept ?? '').split('\n')
  return version === '' ? NO_DRAFT : { version, saved: saved.join('\n') }
}

export function writeBase({ version, saved }: DraftBase): string | null {
  return version === null ? null : `${version}\n${saved}`
}

/**
 * The texts of a draft that can be sent no more: that of this browser, that of the server, or both where
 * two windows have written different ones.
 */
export function unsentTexts(typed: string, base: DraftBase, server: AnswerDraft | null): string[] {
  const what = compareDraft(typed, base, server)
  const theirs = server?.content ?? ''
  const texts = what === 'ask' ? [theirs, typed] : [what === 'take' ? theirs : typed]
  return texts.filter((text) => text !== '')
}

/** Returns the choices of a draft as a text to compare by. */
export function chosenText(chosen: Chosen): string {
  const { status, assignee, priority, categories, resolutionCode, time } = chosen
  const worked = time && [time.minutes, time.kindId, time.isBillable]
  return JSON.stringify([status, assignee, priority, categories, resolutionCode, worked])
}

/** Nothing was chosen. */
export const NOTHING_CHOSEN = chosenText({})
