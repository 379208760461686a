import type { DeskComment } from '#shared/desk/contract.ts'
import { previewOf } from '#web/desk/rich-text/plain-html.ts'

/**
 * Returns the comments that can move to a new ticket: those that people wrote in this ticket
 * itself, the oldest first.
 */
export function movableComments(comments: DeskComment[]): DeskComment[] {
  return comments
    .filter(({ isSystem, mergedFrom }) => !isSystem && mergedFrom === undefined)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
}

/** A comment in plain text. Only what agents write is HTML. */
export function textOfComment({ isAgent, content }: DeskComment): string {
  return isAgent ? previewOf(content) : content
}

/** Returns the requester's first chosen comment, which they may read again. Never a note. */
export function suggestDescription(chosen: DeskComment[]): string {
  const first = chosen.find(({ isAgent, isInternal }) => !isAgent && !isInternal)
  return first ? textOfComment(first) : ''
}
