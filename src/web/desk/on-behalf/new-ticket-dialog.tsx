import { useState } from 'react'

import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import * as words from '#words/desk.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { FieldError } from '#web/ui/controls/field.tsx'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { DropZone } from '#web/ui/files/drop-zone.tsx'
import { fieldsOf } from '#web/ui/form/problems.ts'
import { useForm } from '#web/ui/form/use-form.ts'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'

import { checkNewTicket, EMPTY_TICKET } from './check-new-ticket.ts'
import { NewTicketFields } from './new-ticket-fields.tsx'
import styles from './new-ticket-dialog.module.css'
import { useRaise } from './use-raise.ts'

/** Form in which an agent raises a ticket for a person of a customer. */
export function NewTicketDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer()
  const isOnline = useOnline()
  const [files, setFiles] = useState<File[]>([])
  const submission = useSubmission({ userId: viewer.id, name: 'ticket-on-behalf' })
  const raise = useRaise({
    onDone: () => {
      submission.accepted()
      onClose()
    },
    onError: submission.failed,
  })
  const form = useForm({ initial: EMPTY_TICKET, check: checkNewTicket, sending: raise })

  function send() {
    const sending = submission.begin(form.values, files)
    if (sending) raise.mutate({ values: form.values, ...sending })
  }

  function close() {
    if (!raise.isPending) onClose()
  }

  return (
    <Dialog open onClose={close} title={words.newTicketTitle} description={words.newTicketText}>
      <DialogForm
        form={form}
        canSend={isOnline}
        onSend={send}
        onCancel={close}
        failure={{ title: words.raiseFailed, error: raise.error }}
        action={{ label: words.raiseTicket, busyLabel: words.raising }}
      >
        <div className={styles.fields} inert={raise.isPending}>
          <NewTicketFields form={form} />
          <DropZone
            files={files}
            onChange={setFiles}
            maxFiles={MAX_ATTACHMENTS}
            maxBytes={MAX_ATTACHMENT_BYTES}
            hint={words.fileLimits}
            isLow
            disabled={raise.isPending}
            sent={raise.isPending && files.length > 0 ? submission.sent.files : undefined}
          />
          {fieldsOf(raise.error)['attachments'] && (
            <FieldError>{fieldsOf(raise.error)['attachments']}</FieldError>
          )}
        </div>
      </DialogForm>
    </Dialog>
  )
}
