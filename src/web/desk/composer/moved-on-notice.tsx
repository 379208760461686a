import type { DeskChange, DeskComment } from '#shared/desk/contract.ts'
import * as words from '#words/desk-ticket.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { formatAge } from '#web/lib/format/format-time.ts'
import { AttachmentList } from '#web/tickets/attachments/attachment-list.tsx'
import { CommentText } from '#web/tickets/conversation/conversation-comment.tsx'

import { changeText } from './came-since.ts'
import { authorForStaff } from './desk-author.tsx'
import styles from './moved-on-notice.module.css'

/** The rest stands in the conversation. */
const SHOWN = 3

type MovedOnNoticeProps = {
  /** By colleagues, to the assignee and the status. */
  changes: DeskChange[]
  /** Newest first. */
  comments: DeskComment[]
  /** The agents whose replies go out in some seconds. */
  sending: string[]
  /** The reply was sent, and the server has stopped it. */
  isRefused: boolean
  isSending: boolean
  onSendAnyway: () => void
  onSeen: () => void
}

/** Everything that happened to the ticket while an answer was written, shown before it goes out. */
export function MovedOnNotice(props: MovedOnNoticeProps) {
  const { changes, comments, sending, isRefused, isSending, onSendAnyway, onSeen } = props
  const { id: viewerId } = useViewer()
  const title = comments.length > 0 ? words.cameMeanwhile(comments.length) : words.changedMeanwhile

  return (
    <Banner
      tone={isRefused ? 'danger' : 'info'}
      action={
        <>
          {isRefused && (
            <Button variant="primary" busy={isSending} onClick={onSendAnyway}>
              {words.sendAnyway}
            </Button>
          )}
          <Button onClick={onSeen}>{words.seenIt}</Button>
        </>
      }
    >
      <strong>{isRefused ? words.notSent : title}</strong>{' '}
      {(isRefused || comments.length > 0) && words.textIsKept}
      {changes.map((change) => (
        <p key={change.id} dir="auto">
          {changeText(change, viewerId)}
        </p>
      ))}
      {sending.length > 0 && <p>{words.othersSend(sending.join(', '))}</p>}
      {comments.length > 0 && (
        <ol className={styles.comments} aria-label={words.newInTicket}>
          {comments.slice(0, SHOWN).map((comment) => (
            <NewComment key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      {comments.length > SHOWN && <p>{words.moreBelow(comments.length - SHOWN)}</p>}
    </Banner>
  )
}

function NewComment({ comment }: { comment: DeskComment }) {
  const { mark, title } = authorForStaff(comment)

  return (
    <li className={styles.comment} data-note={comment.isInternal}>
      <p className={styles.head}>
        {mark}
        <strong dir="auto">{title}</strong>
        <TimeText at={comment.createdAt} format={formatAge} className={styles.time} />
      </p>
      <CommentText comment={comment} />
      {comment.attachments.length > 0 && <AttachmentList attachments={comment.attachments} />}
    </li>
  )
}
