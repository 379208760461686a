import { useQuery } from '@tanstack/react-query'
import { Lock, Reply } from 'lucide-react'
import { useId } from 'react'

import * as words from '#words/desk-ticket.ts'
import * as macroWords from '#words/macros.ts'
import type { DeskTicket } from '#shared/desk/contract.ts'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import type { MailReach } from '#shared/mail/out/values.ts'
import { DraftNotices } from '#web/desk/answers/draft-notices.tsx'
import { HeldFiles } from '#web/desk/answers/held-files.tsx'
import { Editor } from '#web/desk/editor/editor.tsx'
import { useSuggest } from '#web/desk/macros/use-suggest.tsx'
import { PresenceBar } from '#web/desk/presence/presence-bar.tsx'
import { ticketMailQuery } from '#web/desk/ticket-mail/ticket-mail-query.ts'
import { WorkTimeRow } from '#web/desk/time/work-time-row.tsx'
import { isSendShortcut } from '#web/tickets/writing/send-shortcut.tsx'
import { FieldError } from '#web/ui/controls/field.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { DropZone } from '#web/ui/files/drop-zone.tsx'
import { Names } from '#web/tickets/display/person-name.tsx'

import { ComposerActions } from './composer-actions.tsx'
import { MacroChanges } from './macro-changes.tsx'
import { MovedOnNotice } from './moved-on-notice.tsx'
import type { Composer as ComposerState } from './use-composer.ts'
import styles from './composer.module.css'

type ComposerProps = { ticket: DeskTicket; composer: ComposerState }

/**
 * Text box for agents to write to the requester or to each other, which must not be mistaken for
 * one another. It is one line until something is written or dropped there, so that what the
 * requester wrote stands in sight.
 */
export function Composer({ ticket, composer }: ComposerProps) {
  const { kind, form, changes, news, reply } = composer
  const { requester } = ticket
  const gone = whoIsGone(ticket)
  const goneName = gone === 'customer' ? ticket.customer.name : requester.name
  const { reach = 'portal', alsoTo = [] } = useQuery(ticketMailQuery(ticket.id)).data ?? {}
  const id = useId()
  const isNote = kind === 'note'
  const isRefused = !isNote && reply.isRefused
  const suggest = useSuggest({ kind, ticket, onUse: composer.macro.add })
  const isResting = !composer.isBegun && isEmpty(composer)

  return (
    <section className={styles.card} data-kind={kind} data-print="hide" aria-labelledby={id}>
      <h2 id={id}>
        <VisuallyHidden>
          {composer.takesReplies ? words.writing : words.internalNote}
        </VisuallyHidden>
      </h2>
      <div className={styles.head}>
        <KindSwitch requester={requester.name} composer={composer} />
        <PresenceBar ticketId={ticket.id} />
      </div>
      <form
        className={styles.form}
        data-resting={isResting || undefined}
        onKeyDownCapture={(event) => {
          if (!event.shiftKey || !isSendShortcut(event) || !composer.mayClose) return
          event.preventDefault()
          event.stopPropagation()
          composer.sendAndClose()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          composer.send()
        }}
      >
        <div className={styles.body}>
          <p
            id={`${id}-whom`}
            className={styles.whom}
            data-alarming={!isNote && (gone !== undefined || ALARMING.includes(reach))}
          >
            {isNote ? (
              words.noteStaysHere
            ) : (
              <Rich>
                {gone
                  ? words.replyReachesNobody[gone](<bdi key="name">{goneName}</bdi>)
                  : words.replyGoesTo[reach](
                      <bdi key="name">{requester.name}</bdi>,
                      requester.email,
                    )}
              </Rich>
            )}
            {!isNote && alsoTo.length > 0 && (
              <>
                {' '}
                <Rich>{words.othersMailed(<Names of={alsoTo} inSentence />)}</Rich>
              </>
            )}
          </p>
          {(changes.length > 0 || news.length > 0 || isRefused) && (
            <MovedOnNotice
              changes={changes}
              comments={news}
              sending={composer.othersSending}
              isRefused={isRefused}
              isSending={reply.isSending}
              onSendAnyway={composer.sendAnyway}
              onSeen={composer.acknowledge}
            />
          )}
          <Editor
            key={kind}
            id={form.editorId}
            label={isNote ? words.yourNote : words.yourReply}
            placeholder={isNote ? words.writeNote : words.writeReply}
            tone={kind}
            value={form.html}
            onChange={composer.write}
            onSubmit={composer.send}
            disabled={form.isSending}
            describedBy={`${id}-whom`}
            suggest={suggest}
            hasMacros
            isResting={isResting}
            onFocus={composer.open}
            onLeave={composer.leave}
          />
          {composer.unfilled.length > 0 && (
            <FieldError>{macroWords.unfilled(describePlaceholders(composer.unfilled))}</FieldError>
          )}
          {composer.takesReplies && (
            <MacroChanges
              ticketId={ticket.id}
              isNote={isNote}
              macro={composer.macro}
              hasText={form.hasText}
              disabled={form.isSending || !form.isOnline}
            />
          )}
          {form.failureText && <FieldError>{form.failureText}</FieldError>}
          {form.mayHaveArrived && <p className={styles.hint}>{words.mayHaveArrived}</p>}
          <DraftNotices draft={form.draft} />
          <div className={styles.atWork}>
            <DropZone
              key={`files-${kind}`}
              files={form.files}
              onChange={form.changeFiles}
              maxFiles={MAX_ATTACHMENTS - form.draft.files.length}
              maxBytes={MAX_ATTACHMENT_BYTES}
              hint={words.fileLimits}
              areKept={form.areFilesKept}
              disabled={form.isSending}
              sent={form.uploaded?.files}
            />
          </div>
          <HeldFiles
            files={form.draft.files}
            disabled={form.isSending}
            onDrop={form.draft.dropFile}
          />
          {form.filesRefused && <FieldError>{form.filesRefused}</FieldError>}
        </div>
        <div className={styles.foot}>
          <WorkTimeRow time={composer.time} disabled={form.isSending} />
          <ComposerActions ticket={ticket} composer={composer} />
        </div>
      </form>
    </section>
  )
}

/** Problems that are shown before writing begins. */
const ALARMING: MailReach[] = ['bounced', 'stopped']

/** Names the readers who cannot see a reply, in the portal or by mail. */
function whoIsGone({ customer, isRequesterActive }: DeskTicket) {
  if (!customer.isActive) return 'customer'
  return isRequesterActive ? undefined : 'requester'
}

/** Tells whether nothing is there to be sent, nor comes from a draft. */
function isEmpty({ form, time, macro }: ComposerState): boolean {
  return (
    !form.hasText &&
    form.files.length + form.draft.files.length === 0 &&
    time.typed === '' &&
    !macro.hasAny
  )
}

function describePlaceholders(names: string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ')
}

type KindSwitchProps = { requester: string; composer: ComposerState }

function KindSwitch({ requester, composer }: KindSwitchProps) {
  const { kind, kindsId, begin, reply, note, takesReplies } = composer
  const kinds = [
    { of: 'reply', text: words.replyTo(requester), Icon: Reply, hasDraft: reply.hasText },
    { of: 'note', text: words.internalNote, Icon: Lock, hasDraft: note.hasText },
  ] as const

  return (
    <fieldset className={styles.kinds} aria-label={words.whatYouWrite}>
      {kinds.slice(takesReplies ? 0 : 1).map(({ of, text, Icon, hasDraft }) => (
        <button
          key={of}
          id={`${kindsId}-${of}`}
          type="button"
          className={styles.kind}
          data-kind={of}
          aria-pressed={kind === of}
          onClick={() => begin(of)}
        >
          <Icon aria-hidden="true" />
          <span className={styles.kindText}>{text}</span>
          {hasDraft && kind !== of && (
            <span className={styles.draft} title={words.hasDraft}>
              <VisuallyHidden>{words.hasDraft}</VisuallyHidden>
            </span>
          )}
        </button>
      ))}
    </fieldset>
  )
}
