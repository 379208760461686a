import { Lock, Reply } from 'lucide-react'
import { useId } from 'react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import * as words from '#words/desk-ticket.ts'
import { Editor } from '#web/desk/editor/editor.tsx'
import { FieldError } from '#web/kit/basic/field.tsx'
import { DropZone } from '#web/kit/files/drop-zone.tsx'
import { Rich } from '#web/kit/parts/rich.tsx'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'

import { ComposerActions } from './composer-actions.tsx'
import styles from './composer.module.css'
import { MovedOnNotice } from './moved-on-notice.tsx'
import type { Composer as ComposerState } from './use-composer.ts'

type ComposerProps = { ticket: DeskTicket; composer: ComposerState }

/** Where agents write: to the requester or to each other, never to be taken for one another. */
export function Composer({ ticket, composer }: ComposerProps) {
  const { kind, form, news, reply } = composer
  const { requester } = ticket
  const id = useId()
  const isNote = kind === 'note'

  return (
    <section className={styles.card} data-kind={kind} data-print="hide" aria-labelledby={id}>
      <h2 id={id}>
        <VisuallyHidden>{words.writing}</VisuallyHidden>
      </h2>
      <KindSwitch requester={requester.name} composer={composer} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          composer.send()
        }}
      >
        <p id={`${id}-whom`} className={styles.whom}>
          {isNote ? (
            words.noteStaysHere
          ) : (
            <Rich>
              {words.replyGoesTo(<bdi key="name">{requester.name}</bdi>, requester.email)}
            </Rich>
          )}
        </p>
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
        />
        {form.failureText && <FieldError>{form.failureText}</FieldError>}
        {form.mayHaveArrived && <p className={styles.hint}>{words.mayHaveArrived}</p>}
        <DropZone
          key={`files-${kind}`}
          files={form.files}
          onChange={form.changeFiles}
          maxFiles={MAX_ATTACHMENTS}
          maxBytes={MAX_ATTACHMENT_BYTES}
          hint={words.fileLimits}
          isLow
          disabled={form.isSending}
          sent={form.isUploading ? form.uploaded.files : undefined}
        />
        {form.fields['attachments'] && <FieldError>{form.fields['attachments']}</FieldError>}
        {!isNote && news.length > 0 && (
          <MovedOnNotice
            comments={news}
            isRefused={reply.isRefused}
            isSending={reply.isSending}
            onSendAnyway={composer.sendAnyway}
            onSeen={composer.acknowledge}
          />
        )}
        <ComposerActions requester={requester.name} composer={composer} />
      </form>
    </section>
  )
}

type KindSwitchProps = { requester: string; composer: ComposerState }

function KindSwitch({ requester, composer }: KindSwitchProps) {
  const { kind, begin, reply, note } = composer
  const kinds = [
    { of: 'reply', text: words.replyTo(requester), Icon: Reply, hasDraft: reply.hasText },
    { of: 'note', text: words.internalNote, Icon: Lock, hasDraft: note.hasText },
  ] as const

  return (
    <fieldset className={styles.kinds} aria-label={words.whatYouWrite}>
      {kinds.map(({ of, text, Icon, hasDraft }) => (
        <button
          key={of}
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
