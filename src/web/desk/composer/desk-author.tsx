import { Cog, Lock } from 'lucide-react'

import type { DeskComment } from '#shared/desk/contract.ts'
import * as relateWords from '#words/desk-relations.ts'
import * as words from '#words/desk-ticket.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import type { CommentAuthor } from '#web/tickets/conversation/conversation-comment.tsx'
import { personName } from '#web/tickets/display/person-name.tsx'

/** Author as agents call them, and the ticket of a comment that was merged into this one. */
export function authorForStaff(comment: DeskComment): CommentAuthor {
  const author = authorOf(comment)
  if (comment.mergedFrom === undefined) return author
  const mark = (
    <>
      {author.mark}
      <Badge tone="neutral">{relateWords.fromTicket(String(comment.mergedFrom))}</Badge>
    </>
  )
  return { ...author, mark }
}

/** A note says so before anything else. */
function authorOf(comment: DeskComment): CommentAuthor {
  const { isInternal, isSystem, isAgent, authorName } = comment
  const title = personName({ ...comment, name: authorName })
  if (isInternal) {
    return {
      look: 'note',
      title: authorName,
      mark: (
        <Badge tone="pending" icon={<Lock aria-hidden="true" />}>
          {words.internalNote}
        </Badge>
      ),
      icon: <Avatar name={authorName} />,
    }
  }
  if (isSystem) return { look: 'system', title: words.system, icon: <Cog aria-hidden="true" /> }
  return isAgent
    ? {
        look: 'agent',
        title: authorName,
        name: words.supportAgent,
        icon: <Avatar name={authorName} />,
      }
    : {
        look: 'viewer',
        title,
        name: words.requesterRole,
        icon: <Avatar name={authorName} />,
      }
}
