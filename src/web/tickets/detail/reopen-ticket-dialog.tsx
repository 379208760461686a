import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { useReopenTicket } from '#web/tickets/writing/ticket-mutations.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import styles from '#web/tickets/writing/closing-fields.module.css'

type Props = { ticketId: string; open: boolean; onClose: () => void }

export function ReopenTicketDialog({ ticketId, open, onClose }: Props) {
  const reopen = useReopenTicket(ticketId, {
    onSuccess: () => {
      submission.accepted()
      onClose()
      toast.success(words.ticketReopened)
    },
    onError: () => submission.failed(),
  })
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: words.reopenReasonRequired }),
    sending: reopen,
  })
  const submission = useSubmission({ userId: useViewer().id, name: `reopen:${ticketId}` })

  function cancel() {
    if (reopen.isPending) return
    reopen.reset()
    onClose()
  }

  function send() {
    const reason = form.values.reason.trim()
    const sending = submission.begin({ reason }, [])
    if (sending) reopen.mutate({ reason, key: sending.key })
  }

  return (
    <Dialog open={open} onClose={cancel} title={words.reopenTicket} description={words.reopenLead}>
      <DialogForm
        form={form}
        canSend={useOnline()}
        onSend={send}
        action={{ label: words.reopenTicket, busyLabel: words.reopening }}
        failure={{ title: words.reopenFailed, error: reopen.error }}
        onCancel={cancel}
      >
        <Field label={words.reopenReason} error={form.problemOf('reason')}>
          {(control) => (
            <TextArea
              {...control}
              className={styles.comment}
              dir="auto"
              name="reason"
              value={form.values.reason}
              onChange={(event) => form.change('reason', event.target.value)}
            />
          )}
        </Field>
      </DialogForm>
    </Dialog>
  )
}
