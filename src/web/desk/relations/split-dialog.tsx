import { useRef, useState } from 'react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import { relateEndpoints } from '#shared/desk/endpoints.ts'
import type { SplitTicket } from '#shared/desk/relations/input.ts'
import { MAX_PAGE_SIZE, MAX_SUBJECT_LENGTH } from '#shared/limits.ts'
import * as words from '#words/desk-relations.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { call } from '#web/lib/http/call.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { keyHeader } from '#web/tickets/writing/ticket-mutations.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { TextArea, TextInput } from '#web/ui/controls/text-input.tsx'
import { RequiredNote } from '#web/ui/form/form.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { fieldsOf } from '#web/ui/form/problems.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { personName } from '#web/tickets/display/person-name.tsx'

import { PickerDialog } from './picker-dialog.tsx'
import { movableComments, suggestDescription, textOfComment } from './split-suggestion.ts'
import { useTicketAct } from './relations-mutations.ts'
import styles from './dialogs.module.css'

const PREVIEW = 90

type SplitDialogProps = { ticket: DeskTicket; open: boolean; onClose: () => void }

/** Moves comments to a new ticket of the same requester. */
export function SplitDialog({ ticket, open, onClose }: SplitDialogProps) {
  const [ids, setIds] = useState<string[]>([])
  const [subject, setSubject] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [isSent, setIsSent] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const split = useSplit(ticket, onClose)
  const comments = movableComments(ticket.comments)
  const chosen = comments.filter(({ id }) => ids.includes(id))
  const description = typed ?? suggestDescription(chosen)
  const refused = fieldsOf(split.error)
  const problems = {
    commentIds: chosen.length === 0 ? words.chooseComments : refused['commentIds'],
    subject: subject.trim() === '' ? words.subjectMissing : refused['subject'],
    description: description.trim() === '' ? words.descriptionMissing : refused['description'],
  }

  function send() {
    setIsSent(true)
    const isWrong = chosen.length === 0 || subject.trim() === '' || description.trim() === ''
    if (!isWrong) split.run({ commentIds: chosen.map(({ id }) => id), subject, description })
    else if (chosen.length === 0) form.current?.querySelector('input')?.focus()
    else
      form.current
        ?.querySelector<HTMLElement>(`[name=${subject.trim() ? 'description' : 'subject'}]`)
        ?.focus()
  }

  return (
    <PickerDialog
      open={open}
      title={words.splitTitle}
      description={words.splitText(ticket.requester.name)}
      act={split}
      failed={words.splitFailed}
      button={words.splitOff}
      busyButton={words.splitting}
      onClose={onClose}
      onSend={send}
    >
      <div ref={form} className={styles.dialog}>
        <RequiredNote />
        <fieldset className={styles.picker}>
          <legend className={styles.legend}>{words.whatMoves}</legend>
          {comments.length === 0 && <p className={styles.quiet}>{words.nothingToMove}</p>}
          <div className={styles.comments}>
            {comments.slice(-MAX_PAGE_SIZE).map((comment) => (
              <Checkbox
                key={comment.id}
                label={(comment.isInternal ? words.noteBy : words.commentBy)(
                  personName({ ...comment, name: comment.authorName }),
                  formatDayAndTime(new Date(comment.createdAt)),
                )}
                hint={textOfComment(comment).slice(0, PREVIEW)}
                checked={ids.includes(comment.id)}
                onChange={({ target }) =>
                  setIds(
                    target.checked
                      ? [...ids, comment.id]
                      : ids.filter((known) => known !== comment.id),
                  )
                }
              />
            ))}
          </div>
          {isSent && problems.commentIds && <FieldError>{problems.commentIds}</FieldError>}
        </fieldset>
        <Field label={words.newSubject} required error={isSent ? problems.subject : null}>
          {(control) => (
            <TextInput
              {...control}
              name="subject"
              dir="auto"
              maxLength={MAX_SUBJECT_LENGTH}
              value={subject}
              onChange={({ target }) => setSubject(target.value)}
            />
          )}
        </Field>
        <Field
          label={words.newDescription}
          required
          hint={words.requesterReadsIt(ticket.requester.name)}
          error={isSent ? problems.description : null}
        >
          {(control) => (
            <TextArea
              {...control}
              name="description"
              dir="auto"
              value={description}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </div>
    </PickerDialog>
  )
}

/** Splits a ticket once, however often it is sent, and goes to the new one. */
function useSplit({ id: ticketId }: DeskTicket, onDone: () => void) {
  const navigate = useNavigate()
  const submission = useSubmission({ userId: useViewer().id, name: `desk-split:${ticketId}` })
  const split = useTicketAct<{ body: SplitTicket; key: string }>(ticketId, {
    act: ({ body, key }) =>
      call(
        relateEndpoints.splitTicket,
        { params: { ticketId }, body },
        { headers: keyHeader(key) },
      ),
    onDone: (_, { id, number }) => {
      submission.accepted()
      onDone()
      toast.success(words.hasSplit(String(number)))
      void navigate(paths.deskTicket(id))
    },
    onFailed: submission.failed,
  })

  return {
    isPending: split.isPending,
    error: split.error,
    reset: split.reset,
    run: (body: SplitTicket) => {
      const sending = submission.begin(body, [])
      if (sending) split.mutate({ body, key: sending.key })
    },
  }
}
