import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import type { Comment } from '#shared/tickets/contract.ts'
import { systemMessage } from '#shared/tickets/system-message.ts'
import * as words from '#words/tickets.ts'
import { resolutions } from '#words/tickets.ts'
import { formatAge } from '#web/lib/format/format-time.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'

import { commentAnchor } from '#web/tickets/navigation-state.ts'
import { AttachmentList } from '#web/tickets/attachments/attachment-list.tsx'
import styles from './conversation-comment.module.css'
import { SystemMessage } from './system-message.tsx'

/** Author of a comment, as its reader calls them. */
export type CommentAuthor = {
  /** Colors it. A note is for staff alone. */
  look: 'agent' | 'system' | 'viewer' | 'note'
  icon: ReactNode
  title: string
  /** Said more quietly, after the title. */
  name?: string
  /** Said first and set apart. */
  mark?: ReactNode
  /** Shown beneath the text, such as that it has not arrived yet. */
  footnote?: ReactNode
}

type ConversationCommentProps = {
  comment: Comment
  author: CommentAuthor
  /** The address leads to this comment. */
  isLinked: boolean
}

export function ConversationComment({ comment, author, isLinked }: ConversationCommentProps) {
  const { pathname, state } = useLocation()
  const anchor = commentAnchor(comment.id)

  return (
    <li
      id={anchor}
      className={styles.comment}
      data-author={author.look}
      data-linked={isLinked}
      aria-current={isLinked || undefined}
    >
      <span className={styles.icon}>{author.icon}</span>
      <div className={styles.body}>
        <div className={styles.head}>
          {author.mark}
          <h3>{author.title}</h3>
          {author.name !== undefined && <bdi className={styles.name}>{author.name}</bdi>}
          <Link to={{ hash: anchor }} state={state} replace className={styles.time}>
            <TimeText at={comment.createdAt} format={formatAge} />
          </Link>
          <span className={styles.copy}>
            <CopyButton
              value={`${location.origin}${pathname}#${anchor}`}
              name={words.linkToComment}
            />
          </span>
        </div>
        <CommentText comment={comment} />
        {comment.attachments.length > 0 && <AttachmentList attachments={comment.attachments} />}
        {author.footnote}
      </div>
    </li>
  )
}

export function CommentText({ comment }: { comment: Comment }) {
  const { content, said, isAgent, isSystem, mail } = comment
  const text = said ? systemMessage(said, { log: words.log, resolutions }) : content
  return <SystemMessage text={text} isHtml={isAgent && !isSystem} mail={mail} />
}
