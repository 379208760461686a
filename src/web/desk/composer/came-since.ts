import * as words from '#words/desk-ticket.ts'
import * as ticketWords from '#words/tickets.ts'
import type { DeskChange, DeskComment } from '#shared/desk/contract.ts'
import { newestFirst } from '#web/tickets/queries/comments.ts'

/** The newest comment that a writer has seen: its id, or `none` where there was none. */
export type SeenMark = string

export const NOTHING_SEEN = 'none'

export function newestMark(comments: DeskComment[]): SeenMark {
  return newestFirst(comments)[0]?.id ?? NOTHING_SEEN
}

/** Returns the comments that have come since, newest first. Without a mark nothing was missed. */
export function cameSince(comments: DeskComment[], mark: SeenMark | null): DeskComment[] {
  if (mark === null) return []
  const sorted = newestFirst(comments)
  const place = sorted.findIndex(({ id }) => id === mark)
  if (place !== -1) return sorted.slice(0, place)
  // It was split off meanwhile, or is older than what is loaded. Ids tell when comments were made.
  return mark === NOTHING_SEEN ? sorted : sorted.filter(({ id }) => id > mark)
}

/**
 * The mark after the writer has added something themselves: their own comment is nothing that they
 * missed, and what came before it still is.
 */
export function markAfterOwn(
  comments: DeskComment[],
  mark: SeenMark | null,
  ownId: string,
): SeenMark | null {
  const missed = cameSince(comments, mark)
  return missed.length === 1 && missed[0]?.id === ownId ? ownId : mark
}

export function newestChange(changes: DeskChange[]): SeenMark {
  return changes[0]?.id ?? NOTHING_SEEN
}

/**
 * Lists what others have made of the assignee and the status since the mark, each by its last change.
 * Without a mark nothing was missed.
 */
export function changedSince(
  changes: DeskChange[],
  mark: SeenMark | null,
  viewerId: string,
): DeskChange[] {
  if (mark === null) return []
  const place = changes.findIndex(({ id }) => id === mark)
  const since = place === -1 ? changes.filter(({ id }) => id > mark) : changes.slice(0, place)
  const newer = mark === NOTHING_SEEN ? changes : since
  return [
    newer.find(({ assignee }) => assignee !== undefined),
    newer.find(({ status }) => status !== undefined),
  ]
    .filter((change) => change !== undefined)
    .filter(({ by }) => by?.id !== viewerId)
}

export function changeText({ by, assignee, status }: DeskChange, viewerId: string): string {
  const who = by?.name ?? words.supportAgent
  if (status !== undefined) return words.setStatus(who, ticketWords.statuses[status])
  if (!assignee) return words.unassigned(who)
  return assignee.id === viewerId ? words.assignedYou(who) : words.assigned(who, assignee.name)
}
