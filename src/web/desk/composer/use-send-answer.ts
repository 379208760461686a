import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import type { DeskAnswer, DeskComment, DeskMovedOn } from '#shared/desk/contract.ts'
import { deskEndpoints } from '#shared/desk/endpoints.ts'
import type { Answer } from '#shared/desk/input.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import * as words from '#words/desk-ticket.ts'
import { call } from '#web/lib/http/call.ts'
import { upload } from '#web/lib/http/upload.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { acceptDeskTicket, deskTicketQuery } from '#web/desk/ticket-query.ts'
import { ApiError, errorMessage, isAborted } from '#web/lib/http/api-error.ts'
import type { DraftKey } from '#web/lib/storage/drafts.ts'
import { describeFiles, isAnswerLost } from '#web/tickets/writing/submission-keys.ts'
import {
  type Files,
  formOf,
  isClosedAlready,
  type Keyed,
  keyHeader,
} from '#web/tickets/writing/ticket-mutations.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'

const OUTCOMES = {
  reply: { sent: words.replySent, failed: words.replyFailed },
  note: { sent: words.noteAdded, failed: words.noteFailed },
}

/** The files by their descriptions. */
export type Sent = { comment: string; files: string[] }

type Options = {
  ticketId: string
  kind: AnswerKind
  draftKey: DraftKey
  /** The server has it. */
  onSent: (sent: Sent, answer: DeskAnswer) => void
}

/** Sends an answer once, however often it is tried, and says what became of it. */
export function useSendAnswer({ ticketId, kind, draftKey, onSent }: Options) {
  const queryClient = useQueryClient()
  const submission = useSubmission(draftKey)
  const answering = useMutation({
    mutationFn: (answer: NewAnswer) => sendAnswer(ticketId, answer),
    onSuccess: async (answer, { answer: { comment }, files }) => {
      submission.accepted()
      onSent({ comment, files: describeFiles(files) }, answer)
      // One that waits is shown as such.
      if (answer.comment) toast.success(OUTCOMES[kind].sent)
      acceptDeskTicket(queryClient, answer.ticket)
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
  const isRefused = isMovedOn(answering.error)
  const failure = isRefused || isAborted(answering.error) ? null : answering.error
  const fields = failure instanceof ApiError ? failure.fields : {}

  return {
    send: (answer: Answer, files: File[]) => {
      const sending = submission.begin(answer, files)
      if (sending) answering.mutate({ answer, ...sending })
    },
    isPending: answering.isPending,
    reset: answering.reset,
    /** How much of it, of each file. */
    uploaded: submission.sent,
    cancel: submission.cancel,
    outcome: {
      fields,
      failureText:
        failure && (fields['comment'] ?? `${OUTCOMES[kind].failed}. ${errorMessage(failure)}`),
      /** Sending it again is safe: the server knows it by its key. */
      mayHaveArrived: isAnswerLost(failure),
      /** The server has stopped it, because something newer is in the ticket. */
      isRefused,
    },
  }
}

type NewAnswer = { answer: Answer } & Files & Keyed

async function sendAnswer(
  ticketId: string,
  { answer, files, onProgress, signal, key }: NewAnswer,
): Promise<DeskAnswer> {
  const params = { ticketId }
  const headers = keyHeader(key)
  if (files.length === 0)
    return call(deskEndpoints.answerTicket, { params, body: answer }, { headers })
  const form = formOf(textsOf(answer), files)
  return upload(deskEndpoints.answerTicket, { params, form, onProgress, signal, headers })
}

/** As texts of a form: a list joined by commas, the time as JSON. */
function textsOf({ time, ...answer }: Answer): Record<string, string> {
  const texts = Object.entries(answer).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(texts), ...(time && { time: JSON.stringify(time) }) }
}

/** Something newer has come into the ticket than the sender has seen. */
function isMovedOn(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'ticket_moved_on'
}

/** Shows what is newer as soon as the server has told it, and reads the ticket again. */
function acceptNewer(queryClient: QueryClient, ticketId: string, error: ApiError) {
  const { queryKey } = deskTicketQuery(ticketId)
  // The server's contract: with this code it names what is newer.
  const { comments: newer } = error.body as DeskMovedOn
  const ids = new Set(newer.map(({ id }) => id))
  const withoutNewer = (known: DeskComment[]) => known.filter(({ id }) => !ids.has(id))
  queryClient.setQueryData(
    queryKey,
    (ticket) => ticket && { ...ticket, comments: [...newer, ...withoutNewer(ticket.comments)] },
  )
  void queryClient.invalidateQueries({ queryKey })
}
