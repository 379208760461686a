import { useRef } from 'react'

import { RESOLUTION_CODES, RESOLUTION_LABELS, type ResolutionCode } from '#shared/tickets/values.ts'
import * as words from '#words/desk-ticket.ts'
import { textToHtml } from '#web/desk/editor/plain-html.ts'
import { Banner } from '#web/kit/basic/banner.tsx'
import { Field } from '#web/kit/basic/field.tsx'
import { Select, TextArea } from '#web/kit/basic/text-input.tsx'
import { useOnline } from '#web/kit/basic/use-online.ts'
import { Dialog, DialogActions } from '#web/kit/dialog/dialog.tsx'
import { FormFailure } from '#web/kit/feedback/form-failure.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { useForm } from '#web/kit/form/use-form.ts'
import { Button } from '#web/kit/parts/button.tsx'

import styles from './composer.module.css'
import { useCloseTicket } from './use-close-ticket.ts'
import type { Composer } from './use-composer.ts'

type Closing = { resolutionCode: ResolutionCode; additionalComment: string }

const NOTHING_SAID: Closing = { resolutionCode: 'ISSUE_FIXED', additionalComment: '' }

type CloseDialogProps = {
  ticketId: string
  open: boolean
  /** What is written there cannot be sent afterwards. */
  composer: Composer
  onCancel: () => void
  /** Closed just now, or found to have been closed before. */
  onClosed: () => void
}

export function CloseDialog({ ticketId, open, composer, onCancel, onClosed }: CloseDialogProps) {
  const close = useCloseTicket(ticketId, onClosed)
  const isOnline = useOnline()
  const form = useForm<Closing>({ initial: NOTHING_SAID, sending: close })
  const cancelButton = useRef<HTMLButtonElement>(null)
  const { resolutionCode, additionalComment } = form.values

  function cancel() {
    if (close.isPending) return
    close.reset()
    onCancel()
  }

  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={words.closeTitle}
      description={words.closeText}
      initialFocus={cancelButton}
    >
      <Form
        form={form}
        className={styles.dialog}
        canSend={isOnline}
        onSend={() =>
          close.run({
            resolutionCode,
            additionalComment: textToHtml(additionalComment.trim()) || undefined,
          })
        }
      >
        <FormFailure title={words.closeFailed} error={close.error} />
        {composer.reply.hasText && <Banner>{words.unsentReply}</Banner>}
        {composer.note.hasText && <Banner>{words.unsentNote}</Banner>}
        <Field label={words.resolution} error={form.problemOf('resolutionCode')}>
          {(control) => (
            <Select
              {...control}
              name="resolutionCode"
              value={resolutionCode}
              onChange={(event) => {
                const code = RESOLUTION_CODES.find((known) => known === event.target.value)
                if (code) form.change('resolutionCode', code)
              }}
            >
              {RESOLUTION_CODES.map((code) => (
                <option key={code} value={code}>
                  {RESOLUTION_LABELS[code]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={words.closingWords}
          hint={words.optional}
          error={form.problemOf('additionalComment')}
        >
          {(control) => (
            <TextArea
              {...control}
              dir="auto"
              name="additionalComment"
              value={additionalComment}
              onChange={(event) => form.change('additionalComment', event.target.value)}
            />
          )}
        </Field>
        {!isOnline && <p>{words.closeOffline}</p>}
        <DialogActions>
          <Button ref={cancelButton} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={!isOnline}
            busy={close.isPending}
            busyLabel={words.closing}
          >
            {words.close}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
