import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'

import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import { useViewer } from '#web/auth/viewer-context.ts'
import { ApiError, errorMessage } from '#web/lib/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'

import { ContactInformation } from './contact-information.tsx'
import styles from './create-ticket-form.module.css'
import { DraftNotice } from './draft-notice.tsx'
import { createSubmissionKeys, describeFiles } from './submission-keys.ts'
import { EMPTY_TICKET_DRAFT, serializeTicketDraft } from './ticket-draft.ts'
import { TicketFields } from './ticket-fields.tsx'
import { useCreateTicket } from './ticket-mutations.ts'
import { ticketQueries } from './ticket-queries.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useLeaveForList } from './use-leave-for-list.ts'
import { useTicketDraft } from './use-ticket-draft.ts'
import { focusFirstProblem, useTicketForm } from './use-ticket-form.ts'

export function CreateTicketForm() {
  const categories = useQuery(ticketQueries.categories())
  const create = useCreateTicket({ onSuccess: finish, onError: fail })
  useLeaveForList(create.isSuccess)

  const isOnline = useOnline()
  const draft = useTicketDraft(useViewer().id)
  const form = useTicketForm({
    initial: draft.restored,
    availableCategories: categories.data?.map(({ id }) => id) ?? [],
    onChange: draft.keep,
  })
  const [files, setFiles] = useState<File[]>([])
  const [sent, setSent] = useState(0)
  const [keys] = useState(createSubmissionKeys)
  const isSending = useRef(false)
  const formElement = useRef<HTMLFormElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)

  const isBusy = create.isPending || create.isSuccess
  const refusedFields = create.error instanceof ApiError ? create.error.fields : undefined

  const showRefused = useEffectEvent((fields: Record<string, string>) => {
    form.refuse(fields)
    focusFirstProblem(formElement.current, fields)
  })

  // The fields can take the focus only after they are no longer inert.
  useEffect(() => {
    if (refusedFields) showRefused(refusedFields)
  }, [refusedFields])

  function finish() {
    draft.drop()
    keys.accepted()
    toast.success('Ticket created successfully')
  }

  function fail() {
    isSending.current = false
    toast.error('Failed to create ticket. Please try again.')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    form.touchAll()
    if (!form.ticket) return focusFirstProblem(formElement.current, form.problems)
    // A second click can come before React has drawn the button as busy.
    if (isSending.current) return
    isSending.current = true
    // The field that the form was sent from becomes inert and would lose the focus to nowhere.
    submitButton.current?.focus({ preventScroll: true })
    setSent(0)
    const key = keys.keyFor(JSON.stringify([form.ticket, describeFiles(files)]))
    create.mutate({ ticket: form.ticket, files, key, onProgress: setSent })
  }

  function discardDraft() {
    form.reset(EMPTY_TICKET_DRAFT)
    formElement.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={formElement} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.sections} inert={isBusy}>
        {serializeTicketDraft(draft.restored) !== null && <DraftNotice onDiscard={discardDraft} />}
        <TicketFields form={form} categories={categories} />
        <Card title="Attachments">
          <DropZone
            files={files}
            onChange={setFiles}
            maxFiles={MAX_ATTACHMENTS}
            maxBytes={MAX_ATTACHMENT_BYTES}
            hint="Max 5 files, 10MB each (Images, PDFs, Word, Excel)"
          />
          {refusedFields?.['attachments'] && (
            <FieldError>{refusedFields['attachments']}</FieldError>
          )}
        </Card>
        <ContactInformation />
      </div>

      {create.error && (
        <Banner tone="danger">
          <strong>Failed to create ticket. Please try again.</strong>
          <br />
          {errorMessage(create.error)}
        </Banner>
      )}
      {create.isSuccess && (
        <Banner>Ticket created successfully. Taking you to your tickets...</Banner>
      )}
      {create.isPending && files.length > 0 && <UploadProgress sent={sent} />}
      {!isOnline && (
        <p className={styles.offline}>
          You are offline. What you typed is kept; you can submit it once you are back.
        </p>
      )}
      <div className={styles.actions}>
        <Link to={paths.tickets} className={buttonClass('plain')}>
          Cancel
        </Link>
        <Button
          ref={submitButton}
          type="submit"
          variant="primary"
          disabled={!isOnline}
          busy={isBusy}
          busyLabel={create.isSuccess ? 'Submitted' : 'Submitting...'}
        >
          Submit Ticket
        </Button>
      </div>
    </form>
  )
}
