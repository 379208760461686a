import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'

import * as words from '#words/desk-ticket.ts'
import * as ticketWords from '#words/tickets.ts'
import type { DeskTicket } from '#shared/desk/contract.ts'
import { deskEndpoints } from '#shared/desk/endpoints.ts'
import type { CloseTicket } from '#shared/tickets/input.ts'
import { AFTER_CLOSE } from '#shared/desk/values.ts'
import { useDeskPreferences } from '#web/desk/desk-choices.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { WaitingReplies } from '#web/desk/answers/waiting-replies.tsx'
import { textToHtml } from '#web/desk/rich-text/plain-html.ts'
import { useReadyForKeys } from '#web/desk/shortcuts/use-pending-keys.ts'
import { useShortcuts } from '#web/desk/shortcuts/use-shortcuts.ts'
import { acceptDeskTicket, deskTicketQuery } from '#web/desk/ticket-query.ts'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { type Closing, ClosingFields, NOTHING_SAID } from '#web/tickets/writing/closing-fields.tsx'
import { isClosedAlready, keyHeader } from '#web/tickets/writing/ticket-mutations.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'

import { Composer } from './composer.tsx'
import { useComposer } from './use-composer.ts'
import styles from '#web/tickets/writing/closing-fields.module.css'

type WriteAndCloseProps = {
  ticket: DeskTicket
  /** The dialog is open. */
  isClosing: boolean
  onCancel: () => void
  /** Closed just now, or found to have been closed before. */
  onClosed: () => void
  /** A reply that closes the ticket is sent, and can be undone for some seconds. */
  onSentToClose: NonNullable<Parameters<typeof useComposer>[1]>
}

/** Form for a note at a closed ticket. */
export function AddNote({ ticket }: { ticket: DeskTicket }) {
  const composer = useComposer(ticket)
  useReadyForKeys(ticket.id, true)
  useShortcuts({ n: () => composer.begin('note') })

  return <Composer ticket={ticket} composer={composer} />
}

/** Everything that can be done to an open ticket. Together, because closing it ends an unsent answer. */
export function WriteAndClose(props: WriteAndCloseProps) {
  const { ticket, isClosing, onCancel, onClosed, onSentToClose } = props
  const composer = useComposer(ticket, onSentToClose)
  useReadyForKeys(ticket.id, true)
  useShortcuts({ r: () => composer.begin('reply'), n: () => composer.begin('note') })

  return (
    <>
      <Composer ticket={ticket} composer={composer} />
      {ticket.waiting.length > 0 && (
        <WaitingReplies ticket={ticket} onUndone={composer.adopt} onSent={composer.leave} />
      )}
      <CloseDialog
        ticketId={ticket.id}
        open={isClosing}
        composer={composer}
        onCancel={onCancel}
        onClosed={onClosed}
      />
    </>
  )
}

type CloseDialogProps = {
  ticketId: string
  open: boolean
  /** Writing in it cannot be sent after the closing. */
  composer: ReturnType<typeof useComposer>
  onCancel: () => void
  /** Closed just now, or found to have been closed before. */
  onClosed: () => void
}

function CloseDialog({ ticketId, open, composer, onCancel, onClosed }: CloseDialogProps) {
  const close = useCloseTicket(ticketId, onClosed)
  const isOnline = useOnline()
  const form = useForm<Closing>({ initial: NOTHING_SAID, sending: close })
  const cancelButton = useRef<HTMLButtonElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const { preferences, save } = useDeskPreferences()
  // The reply says it all.
  const canCloseByReply = composer.closeInBackground && !form.values.additionalComment.trim()

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
      initialFocus={composer.reply.hasText ? cancelButton : closeButton}
    >
      <Form
        form={form}
        className={styles.form}
        canSend={isOnline}
        onSend={() =>
          close.run({
            ...form.values,
            additionalComment: textToHtml(form.values.additionalComment.trim()) || undefined,
          })
        }
      >
        <FormFailure title={words.closeFailed} error={close.error} />
        {composer.reply.hasText && (
          <Banner
            action={
              canCloseByReply && (
                <Button
                  variant="primary"
                  icon={<CircleCheck aria-hidden="true" />}
                  onClick={() => {
                    onCancel()
                    composer.closeInBackground?.(form.values.resolutionCode)
                  }}
                >
                  {words.sendAndClose(ticketWords.resolutions[form.values.resolutionCode])}
                </Button>
              )
            }
          >
            {composer.reply.isRefused ? words.notSent : words.unsentReply}
          </Banner>
        )}
        {composer.note.hasText && <Banner>{words.unsentNote}</Banner>}
        <ClosingFields
          form={form}
          labels={{
            resolution: words.resolution,
            comment: words.closingWords,
            hint: words.optional,
          }}
        />
        <Field label={words.afterClose}>
          {(control) => (
            <Select
              {...control}
              value={preferences.afterClose}
              onChange={({ target }) => {
                const afterClose = AFTER_CLOSE.find((known) => known === target.value)
                if (afterClose) save({ afterClose })
              }}
            >
              {AFTER_CLOSE.map((known) => (
                <option key={known} value={known}>
                  {words.afterCloseChoices[known]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {!isOnline && <p>{words.closeOffline}</p>}
        <DialogActions>
          <Button ref={cancelButton} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button
            ref={closeButton}
            type="submit"
            variant={canCloseByReply ? 'plain' : 'primary'}
            disabled={!isOnline || composer.reply.isSending}
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

/** Closes a ticket, or finds it closed already. */
function useCloseTicket(ticketId: string, onClosed: () => void) {
  const queryClient = useQueryClient()
  const submission = useSubmission({ userId: useViewer().id, name: `desk-close:${ticketId}` })
  const closing = useMutation({
    mutationFn: ({ body, key }: { body: CloseTicket; key: string }) =>
      call(
        deskEndpoints.closeDeskTicket,
        { params: { ticketId }, body },
        { headers: keyHeader(key) },
      ),
    onSuccess: async ({ ticket }) => {
      submission.accepted()
      acceptDeskTicket(queryClient, ticket)
      onClosed()
      toast.success(words.closed(ticket.number))
    },
    onError: (error) => {
      submission.failed()
      if (!isClosedAlready(error)) return
      void queryClient.invalidateQueries({ queryKey: deskTicketQuery(ticketId).queryKey })
      onClosed()
      toast.info(words.closedMeanwhile)
    },
  })

  return {
    isPending: closing.isPending,
    error: closing.error,
    reset: closing.reset,
    run: (body: CloseTicket) => {
      const sending = submission.begin(body, [])
      if (sending) closing.mutate({ body, key: sending.key })
    },
  }
}
