import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'

import type { DeskAnswer, DeskTicket } from '#shared/desk/contract.ts'
import type { Answer } from '#shared/desk/input.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import * as words from '#words/desk-ticket.ts'
import { useViewer } from '#web/access/viewer-context.ts'
import { useOnline } from '#web/kit/basic/use-online.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { ApiError, errorMessage, isAborted } from '#web/lib/api-error.ts'
import { readDraft, writeDraft } from '#web/lib/drafts.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { describeFiles, isAnswerLost } from '#web/tickets/writing/submission-keys.ts'
import { isClosedAlready } from '#web/tickets/writing/ticket-mutations.ts'
import { useDraftFiles } from '#web/tickets/writing/use-draft-files.ts'
import { useSentElsewhere } from '#web/tickets/writing/use-sent-elsewhere.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'

import { acceptNewer, isMovedOn, type NewAnswer, sendAnswer } from './answer-call.ts'
import { answerDraftKey } from './answer-drafts.ts'
import { acceptDeskTicket, deskTicketQuery } from './ticket-query.ts'

const OUTCOMES = {
  reply: { sent: words.replySent, failed: words.replyFailed },
  note: { sent: words.noteAdded, failed: words.noteFailed },
}

/** The files by their descriptions. */
type Sent = { comment: string; files: string[] }

export type AnswerForm = ReturnType<typeof useAnswerForm>

/** A reply or a note, from its first letter until it stands in the conversation. */
export function useAnswerForm(
  { id: ticketId }: Pick<DeskTicket, 'id'>,
  kind: AnswerKind,
  onSent: (answer: DeskAnswer) => void,
) {
  const queryClient = useQueryClient()
  const draftKey = answerDraftKey(useViewer().id, ticketId, kind)
  const editorId = useId()
  const isOnline = useOnline()
  const [html, setHtml] = useState(() => readDraft(draftKey) ?? '')
  const draftFiles = useDraftFiles(draftKey)
  const submission = useSubmission(draftKey)
  const tellOthers = useSentElsewhere<Sent>(draftKey, forget)
  const answering = useMutation({
    mutationFn: (answer: NewAnswer) => sendAnswer(ticketId, answer),
    onSuccess: async (answer, { answer: { comment }, files }) => {
      finish({ comment, files: describeFiles(files) })
      onSent(answer)
      await acceptDeskTicket(queryClient, answer.ticket)
    },
    onError: (error) => {
      submission.failed()
      if (isMovedOn(error)) return acceptNewer(queryClient, ticketId, error)
      if (isClosedAlready(error))
        void queryClient.invalidateQueries({ queryKey: deskTicketQuery(ticketId).queryKey })
      if (isAborted(error)) toast.info(words.uploadCancelled)
      else toast.error(OUTCOMES[kind].failed)
    },
  })

  const { files } = draftFiles
  const isSending = answering.isPending
  const hasText = html !== ''
  const canSend = hasText && isOnline && !isSending
  const isRefused = isMovedOn(answering.error)
  const failure = isRefused || isAborted(answering.error) ? null : answering.error
  const fields = failure instanceof ApiError ? failure.fields : {}

  function finish(sent: Sent) {
    submission.accepted()
    // Somebody may have come back meanwhile and be typing something new.
    if (readDraft(draftKey) === sent.comment) writeDraft(draftKey, null)
    draftFiles.drop(sent.files)
    forget(sent)
    tellOthers(sent)
    toast.success(OUTCOMES[kind].sent)
  }

  /** Takes off what was sent, and leaves whatever else has been typed or attached. */
  function forget(sent: Sent) {
    setHtml((typed) => (typed === sent.comment ? '' : typed))
    draftFiles.forget(sent.files)
  }

  // Neither the box nor the button can keep it while the answer is under way.
  useWhen(isSending ? null : answering.submittedAt, focus)

  function focus() {
    document.getElementById(editorId)?.focus({ preventScroll: true })
  }

  return {
    kind,
    editorId,
    html,
    hasText,
    files,
    fields,
    failureText:
      failure && (fields['comment'] ?? `${OUTCOMES[kind].failed}. ${errorMessage(failure)}`),
    /** Sending it again is safe: the server knows it by its key. */
    mayHaveArrived: isAnswerLost(failure),
    /** The server has stopped it, because something newer is in the ticket. */
    isRefused,
    isOnline,
    canSend,
    isSending,
    isUploading: isSending && files.length > 0,
    uploaded: submission.sent,
    cancelUpload: submission.cancel,
    reset: answering.reset,
    focus,
    write: (next: string) => {
      setHtml(next)
      writeDraft(draftKey, next === '' ? null : next)
    },
    changeFiles: draftFiles.change,
    send: (choice: Pick<Answer, 'status' | 'newestSeen'> = {}) => {
      const answer = { kind, comment: html, ...choice }
      const sending = canSend ? submission.begin(answer, files) : null
      if (sending) answering.mutate({ answer, ...sending })
    },
  }
}
