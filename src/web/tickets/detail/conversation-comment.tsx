import { Cog, Headset, UserRound } from 'lucide-react'
import { useLocation } from 'react-router'

import type { Comment } from '#shared/tickets/contract.ts'
import { formatAge } from '#web/lib/format-time.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { CopyButton } from '#web/kit/feedback/copy-button.tsx'
import { TimeText } from '#web/kit/parts/time-text.tsx'

import { SafeHtml } from './safe-html.tsx'
import { AttachmentList } from '#web/tickets/files/attachment-list.tsx'
import styles from './conversation-comment.module.css'
import { PlainText } from '#web/tickets/plain-text.tsx'

const AUTHORS = {
  agent: { words: 'Support Agent', Icon: Headset },
  system: { words: 'System', Icon: Cog },
  viewer: { words: 'You', Icon: UserRound },
}

function authorOf({ isAgent, isSystem }: Comment): keyof typeof AUTHORS {
  if (isSystem) return 'system'
  return isAgent ? 'agent' : 'viewer'
}

const ANCHOR = 'comment-'

export function commentAnchor(commentId: string): string {
  return ANCHOR + commentId
}

/** The id of the comment that an address leads to; empty where it leads to none. */
export function linkedComment(hash: string): string {
  return hash.startsWith(`#${ANCHOR}`) ? hash.slice(ANCHOR.length + 1) : ''
}

type ConversationCommentProps = {
  comment: Comment
  /** The address leads to this comment. */
  isLinked: boolean
}

export function ConversationComment({ comment, isLinked }: ConversationCommentProps) {
  const { pathname, state } = useLocation()
  const author = authorOf(comment)
  const { words, Icon } = AUTHORS[author]
  const anchor = commentAnchor(comment.id)

  return (
    <li
      id={anchor}
      className={styles.comment}
      data-author={author}
      data-linked={isLinked}
      aria-current={isLinked || undefined}
    >
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3>{words}</h3>
          {author === 'agent' && <span className={styles.name}>{comment.authorName}</span>}
          <Link to={{ hash: anchor }} state={state} replace className={styles.time}>
            <TimeText at={comment.createdAt} format={formatAge} />
          </Link>
          <span className={styles.copy}>
            <CopyButton
              value={`${location.origin}${pathname}#${anchor}`}
              name="link to this comment"
            />
          </span>
        </div>
        {author === 'agent' ? (
          <SafeHtml html={comment.content} />
        ) : (
          <PlainText text={comment.content} />
        )}
        {comment.attachments.length > 0 && <AttachmentList attachments={comment.attachments} />}
      </div>
    </li>
  )
}
