import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'

import type { Comment } from '#shared/tickets/contract.ts'
import * as words from '#words/tickets.ts'
import { commentAnchor } from '#web/tickets/navigation-state.ts'
import { announceLook } from '#web/tickets/display/unread-tickets.tsx'
import { newestFirst } from '#web/tickets/queries/comments.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { personName } from '#web/tickets/display/person-name.tsx'

import styles from './ticket-detail-page.module.css'

/** Announces a reply that comes while the ticket is open, and leads to it as long as it is out of view. */
export function NewReply({ comments }: { comments: Comment[] }) {
  const newest = newestFirst(comments).find(({ isAgent }) => isAgent)
  const [idBefore] = useState(newest?.id)
  const [seenId, setSeenId] = useState<string>()
  const reply = newest?.id === idBefore ? undefined : newest
  const replyId = reply?.id

  useEffect(() => {
    const shown = replyId !== undefined && document.getElementById(commentAnchor(replyId))
    if (!shown) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeenId(replyId)
      announceLook()
    })
    observer.observe(shown)
    return () => observer.disconnect()
  }, [replyId])

  function show(id: string) {
    const shown = document.getElementById(commentAnchor(id))
    shown?.scrollIntoView({ block: 'center' })
    // The button goes when the reply comes into view.
    shown?.querySelector('a')?.focus({ preventScroll: true })
  }

  const text = reply && words.newReplyFrom(personName({ ...reply, name: reply.authorName }))
  return (
    <output className={styles.newReply} data-print="hide">
      {reply &&
        (seenId === reply.id ? (
          <VisuallyHidden>{text}</VisuallyHidden>
        ) : (
          <Button
            variant="primary"
            icon={<ArrowDown aria-hidden="true" />}
            onClick={() => show(reply.id)}
          >
            {text}
          </Button>
        ))}
    </output>
  )
}
