import { CircleCheck, Lock, SendHorizontal } from 'lucide-react'
import { useId } from 'react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import { REPLY_STATUSES } from '#shared/desk/values.ts'
import * as words from '#words/desk-ticket.ts'
import * as writingWords from '#words/tickets.ts'
import { replyStatusName } from '#web/desk/desk-choices.ts'
import { SendMenu } from '#web/desk/answers/send-later.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { UploadProgress } from '#web/tickets/writing/upload-progress.tsx'
import { SendHint } from '#web/tickets/writing/send-shortcut.tsx'

import styles from './composer.module.css'
import type { Composer } from './use-composer.ts'

type ComposerActionsProps = { ticket: DeskTicket; composer: Composer }

/** Changes that go with an answer, and the button, whose name says who will read it. */
export function ComposerActions({ ticket, composer }: ComposerActionsProps) {
  const { kind, form } = composer
  const isNote = kind === 'note'
  const isDecided = !composer.closesBySending

  return (
    <div className={styles.actions}>
      {form.isUploading && form.uploaded && (
        <UploadProgress sent={form.uploaded} onCancel={form.cancelUpload} />
      )}
      {!form.isOnline && <p className={styles.hint}>{words.offline}</p>}
      {!isNote && !isDecided && <StatusChoice ticket={ticket} composer={composer} />}
      {(isNote || isDecided) && (
        <span className={styles.keys}>
          <SendHint says={isNote ? words.adds : writingWords.sends} />
        </span>
      )}
      <div className={styles.send}>
        {!isNote && !isDecided && (
          <Button
            icon={<CircleCheck aria-hidden="true" />}
            aria-keyshortcuts="Control+Shift+Enter"
            disabled={!form.canSend}
            onClick={() => composer.sendAndClose()}
          >
            {words.sendAndClose(writingWords.resolutions[composer.fittingReason])}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          className={isNote ? styles.addNote : undefined}
          icon={isNote ? <Lock aria-hidden="true" /> : <SendHorizontal aria-hidden="true" />}
          disabled={!form.canSend && !form.isSending}
          busy={form.isSending}
          busyLabel={isNote ? words.adding : words.sending}
          aria-label={isNote || form.isSending ? undefined : words.sendReply(ticket.requester.name)}
          title={isNote ? undefined : words.sendReply(ticket.requester.name)}
          aria-keyshortcuts="Control+Enter"
        >
          {isNote ? words.addNote : words.sendIt}
        </Button>
        {!isNote && (
          <SendMenu
            ticket={ticket}
            disabled={!form.canSend}
            onSendLater={composer.sendLater}
            isDecided={isDecided}
            onSendAndPend={composer.sendAndPend}
            onSendAndClose={composer.sendAndClose}
          />
        )}
      </div>
    </div>
  )
}

function StatusChoice({ ticket, composer: { status, chooseStatus, form } }: ComposerActionsProps) {
  const id = useId()
  const offered = REPLY_STATUSES.filter(
    (known) => known !== 'Waiting' || known === status || ticket.pausesWhileWaiting,
  )

  return (
    <div className={styles.status}>
      <label htmlFor={id}>{words.statusAfter}</label>
      <Select
        id={id}
        value={status}
        disabled={form.isSending}
        onChange={({ target: { value } }) =>
          chooseStatus(REPLY_STATUSES.find((known) => known === value) ?? 'Pending')
        }
      >
        {offered.map((known) => (
          <option key={known} value={known}>
            {replyStatusName(known)}
          </option>
        ))}
      </Select>
    </div>
  )
}
