import type { DeskChange } from '#shared/desk/contract.ts'
import * as words from '#words/desk-ticket.ts'
import * as ticketWords from '#words/tickets.ts'

import { NOTHING_SEEN, type SeenMark } from './came-since.ts'

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
