import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'

import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import type { Ticket } from '#shared/tickets/contract.ts'
import type { CreateTicket } from '#shared/tickets/input.ts'
import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { isAborted } from '#web/lib/http/api-error.ts'
import type { DraftKey } from '#web/lib/storage/drafts.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { type Announced, Announcement } from '#web/ui/feedback/announcement.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { useShownSubject } from '#web/tickets/display/use-shown-subject.ts'
import { useServiceZone } from '#web/tickets/sla/use-service-zone.ts'
import { ZoneTimeText } from '#web/tickets/sla/zone-time-text.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { DropZone } from '#web/ui/files/drop-zone.tsx'
import { FieldError } from '#web/ui/controls/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { fieldsOf } from '#web/ui/form/problems.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { ContactInformation } from './contact-information.tsx'
import styles from './create-ticket-form.module.css'
import { DraftNotice } from './ticket-draft-notice.tsx'
import { isSendShortcut, SendHint } from '#web/tickets/writing/send-shortcut.tsx'
import { EMPTY_TICKET_DRAFT, hasWords, type TicketDraft } from './ticket-draft.ts'
import { describeFiles } from '#web/tickets/writing/submission-keys.ts'
import { TicketFields } from './ticket-fields.tsx'
import { useCreateTicket } from '#web/tickets/writing/ticket-mutations.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { UploadProgress } from '#web/tickets/writing/upload-progress.tsx'
import { withoutSent } from '#web/tickets/writing/use-draft-files.ts'
import { useLeaveForList } from './use-leave-for-list.ts'
import { useSentElsewhere } from '#web/tickets/writing/use-sent-elsewhere.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'
import { isSameTicket, useTicketDraft } from './use-ticket-draft.ts'
import { useTicketForm } from './use-ticket-form.ts'

type CreateTicketFormProps = {
  draftKey: DraftKey
  /** The closed ticket that the new one goes on from. */
  followed?: Ticket | undefined
}

export function CreateTicketForm({ draftKey, followed }: CreateTicketFormProps) {
  const categories = useQuery(ticketQueries.categories())
  const create = useCreateTicket({ onSuccess: finish, onError: fail })
  useLeaveForList(create.isSuccess)

  const isOnline = useOnline()
  const zone = useServiceZone()
  const viewer = useViewer()
  const draft = useTicketDraft(draftKey)
  const [discarded, setDiscarded] = useState<{ draft: TicketDraft; files: File[] } | null>(null)
  const shown = useShownSubject()
  const form = useTicketForm({
    initial: followed
      ? asBefore(draft.restored.draft, { ...followed, subject: shown(followed.subject) })
      : draft.restored.draft,
    followsId: followed?.id,
    organization: viewer.organization,
    followsConfidential: followed?.confidential ?? false,
    available: categories.data ?? [],
    sending: create,
    onChange: draft.keepWords,
  })
  const submission = useSubmission(draftKey)
  const attachmentsId = useId()
  const submitButton = useRef<HTMLButtonElement>(null)
  const [isAwaited, setIsAwaited] = useState(false)
  // The preselected category comes with the list of them, so a quick submit waits for it.
  useWhen(isAwaited && !categories.isPending, () => {
    setIsAwaited(false)
    form.element.current?.requestSubmit()
  })
  const [announced, setAnnounced] = useState<Announced>({ text: '', times: 0 })

  const notifyOtherTabs = useSentElsewhere(draftKey, forgetSent)

  const { files } = draft
  const isBusy = create.isPending || create.isSuccess
  const isUploading = create.isPending && files.length > 0
  const failure = isAborted(create.error) ? null : create.error
  const refusedAttachments = fieldsOf(failure)['attachments']

  // The submission stays under way: what was accepted is not sent again before the page is left.
  function finish(_: unknown, sent: { ticket: CreateTicket; files: File[] }) {
    draft.drop(sent)
    submission.forgetKey()
    notifyOtherTabs({ ticket: sent.ticket, files: describeFiles(sent.files) })
    // The notice on the page says so.
    if (!isHere()) toast.success(words.ticketCreated)
  }

  function fail(error: Error) {
    submission.failed()
    if (isAborted(error)) toast.info(words.uploadCancelled)
    // On the page itself the banner says so, and nothing should cover the button below it. The next
    // page may be opening still, with this one in its place.
    else if (!isHere()) toast.error(words.createFailed)
  }

  function isHere() {
    return form.element.current !== null && window.location.pathname === paths.newTicket
  }

  function send() {
    if (!form.ticket) return
    const sending = submission.begin(form.ticket, files)
    if (!sending) return
    // The field that the form was sent from becomes inert and would lose the focus to nowhere.
    submitButton.current?.focus({ preventScroll: true })
    create.mutate({ ticket: form.ticket, ...sending })
  }

  function cancelUpload() {
    submission.cancel()
    // The button that was pressed goes with the upload.
    submitButton.current?.focus({ preventScroll: true })
  }

  function submitOnShortcut(event: KeyboardEvent) {
    if (!isSendShortcut(event)) return
    event.preventDefault()
    form.element.current?.requestSubmit()
  }

  /** This form was left while it was sent, and opened again meanwhile. */
  function forgetSent(sent: { ticket: CreateTicket; files: string[] }) {
    if (!isSameTicket(form.typed, sent.ticket)) return
    form.reset(EMPTY_TICKET_DRAFT)
    draft.changeFiles(withoutSent(files, sent.files))
  }

  function discardDraft() {
    setDiscarded({ draft: form.typed, files })
    form.reset(EMPTY_TICKET_DRAFT)
    draft.changeFiles([])
  }

  function undoDiscard() {
    if (!discarded) return
    form.reset(discarded.draft)
    draft.changeFiles(discarded.files)
    setDiscarded(null)
  }

  return (
    <Form
      form={form}
      className={styles.form}
      canSend={isOnline && !categories.isPending}
      onSubmitCapture={() => setIsAwaited(isOnline && categories.isPending)}
      onSend={send}
      onWrong={() => setAnnounced({ text: form.firstProblem ?? '', times: announced.times + 1 })}
      onKeyDown={submitOnShortcut}
    >
      <div className={styles.sections}>
        <div inert={isBusy}>
          {followed && (
            <Banner>
              <Rich>
                {words.followsTicket(
                  <Link key="followed" to={paths.ticket(followed.id)}>
                    {`#${followed.number} ${shown(followed.subject)}`}
                  </Link>,
                )}
              </Rich>
            </Banner>
          )}
          <DraftNotice
            restored={draft.restored}
            areFilesMissing={draft.areFilesMissing}
            isDiscarded={discarded !== null}
            canUndo={!hasWords(form.typed) && files.length === 0}
            onDiscard={discardDraft}
            onUndo={undoDiscard}
          />
        </div>
        <TicketFields
          form={form}
          categories={categories}
          isBusy={isBusy}
          attachments={
            <section className={styles.attachments} aria-labelledby={attachmentsId}>
              <h3 id={attachmentsId}>{words.attachments}</h3>
              <DropZone
                files={files}
                onChange={draft.changeFiles}
                maxFiles={MAX_ATTACHMENTS}
                maxBytes={MAX_ATTACHMENT_BYTES}
                hint={words.fileLimitsAndKinds}
                areKept={draft.areFilesKept}
                disabled={isBusy}
                sent={isUploading ? submission.sent.files : undefined}
              />
              {refusedAttachments && <FieldError>{refusedAttachments}</FieldError>}
            </section>
          }
        />
        <ContactInformation />
      </div>

      <FormFailure title={words.createFailed} error={failure} />
      {create.data && (
        <Banner>
          <p>{words.createdAndLeaving}</p>
          {zone && create.data.sla.responseDueAt && (
            <p>
              <Rich>
                {words.createdPromise(
                  create.data.number,
                  <ZoneTimeText at={create.data.sla.responseDueAt} timeZone={zone.timeZone} />,
                )}
              </Rich>
            </p>
          )}
        </Banner>
      )}
      {isUploading && <UploadProgress sent={submission.sent} onCancel={cancelUpload} />}
      {!isOnline && <p className={styles.offline}>{words.offlineWhileCreating}</p>}
      <div className={styles.actions}>
        <span className={styles.hint}>
          <SendHint says={words.submits} />
          <Announcement {...announced} />
        </span>
        {/* A submission under way can no longer be canceled; an upload has a button of its own. */}
        {!isBusy && (
          <Link to={paths.tickets} className={buttonClass('plain')}>
            {words.cancel}
          </Link>
        )}
        <Button
          ref={submitButton}
          type="submit"
          variant="primary"
          disabled={!isOnline}
          busy={isBusy || isAwaited}
          busyLabel={create.isSuccess ? words.submitted : words.submitting}
        >
          {words.submit}
        </Button>
      </div>
    </Form>
  )
}

/** Begins a follow-up with what its ticket had, unless something was written before. */
function asBefore(draft: TicketDraft, { subject, priority, categories }: Ticket): TicketDraft {
  if (hasWords(draft)) return draft
  return { ...draft, subject, priority, categories }
}
