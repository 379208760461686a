import type { DeskTicket } from '#shared/desk/contract.ts'
import * as words from '#words/desk-ticket.ts'

import type { TakenBack } from './use-waiting-reply.ts'
import { WaitingReplyCard } from './waiting-reply-card.tsx'
import styles from './waiting-replies.module.css'

/** Called once for each: what has just begun to wait can be taken back for some seconds only. */
function bringIntoView(card: HTMLLIElement | null) {
  card?.scrollIntoView({ block: 'nearest' })
}

type WaitingRepliesProps = {
  ticket: DeskTicket
  onTakenBack: TakenBack
  onSent?: () => void
}

/** Replies that are not sent yet, which no customer sees. */
export function WaitingReplies({ ticket, onTakenBack, onSent }: WaitingRepliesProps) {
  return (
    <ul className={styles.list} aria-label={words.notSentYet} data-print="hide">
      {ticket.waiting.map((reply) => (
        <li key={reply.id} ref={reply.isLater ? undefined : bringIntoView}>
          <WaitingReplyCard
            ticket={ticket}
            reply={reply}
            onTakenBack={onTakenBack}
            onSent={() => onSent?.()}
          />
        </li>
      ))}
    </ul>
  )
}
