import { useEffect } from 'react'
import { useLocation } from 'react-router'

import type { Comment } from '#shared/tickets.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'

import { commentAnchor, ConversationComment } from './conversation-comment.tsx'
import styles from './conversation.module.css'
import { newestFirst } from './newest-first.ts'

/** `comments` is undefined while they are not loaded. */
export function Conversation({ comments }: { comments: Comment[] | undefined }) {
  const { hash } = useLocation()
  const linkedId = hash.slice(1)
  const isLoaded = comments !== undefined

  // The browser went to the anchor before its comment was there.
  useEffect(() => {
    if (isLoaded && linkedId) document.getElementById(linkedId)?.scrollIntoView()
  }, [isLoaded, linkedId])

  return (
    <Card title="Conversation History">
      {comments === undefined && <ConversationSkeleton />}
      {comments?.length === 0 && <EmptyState title="No replies yet." />}
      {comments && comments.length > 0 && (
        <ol className={styles.comments}>
          {newestFirst(comments).map((comment) => (
            <ConversationComment
              key={comment.id}
              comment={comment}
              isLinked={commentAnchor(comment.id) === linkedId}
            />
          ))}
        </ol>
      )}
    </Card>
  )
}

function ConversationSkeleton() {
  return (
    <Loading label="Loading the conversation">
      <SkeletonText width="short" />
      <SkeletonText width="most" />
      <SkeletonText width="half" />
    </Loading>
  )
}
