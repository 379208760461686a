import { useRef, useState } from 'react'

import type { Ticket } from '#shared/tickets/contract.ts'
import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { ApiError, errorMessage, isAborted } from '#web/lib/http/api-error.ts'
import { readDraft, writeDraft } from '#web/lib/storage/drafts.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import {
  findSentReply,
  type ReplyAttempt,
  replyAttempt,
} from '#web/tickets/writing/find-sent-reply.ts'
import { describeFiles, isAnswerLost } from '#web/tickets/writing/submission-keys.ts'
import { announceOwnChange } from '#web/tickets/queries/own-changes.ts'
import { replyDraftKey } from '#web/tickets/writing/lost-replies.ts'
import { isClosedAlready, useReply } from '#web/tickets/writing/ticket-mutations.ts'
import { useDraftFiles } from '#web/tickets/writing/use-draft-files.ts'
import { useSentElsewhere } from '#web/tickets/writing/use-sent-elsewhere.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'

/** The files by their descriptions. */
type Sent = Pick<ReplyAttempt, 'comment' | 'files'>

export type ReplyForm = ReturnType<typeof useReplyForm>

/** The reply to a ticket, from its first letter until it stands in the conversation. */
export function useReplyForm(ticket: Ticket, { onClosedAlready }: { onClosedAlready: () => void }) {
  const draftKey = replyDraftKey(useViewer().id, ticket.id)
  const isOnline = useOnline()
  const [text, setText] = useState(() => readDraft(draftKey) ?? '')
  const draftFiles = useDraftFiles(draftKey)
  const submission = useSubmission(draftKey)
  const [lost, setLost] = useState<ReplyAttempt | null>(() => replyAttempt(submission.last()))
  const textArea = useRef<HTMLTextAreaElement>(null)
  const reply = useReply(ticket.id, {
    onSuccess: (_, sent) => finish({ ...sent, files: describeFiles(sent.files) }),
    onError: (error) => {
      submission.failed()
      setLost(isAnswerLost(error) ? replyAttempt(submission.last()) : null)
      if (isClosedAlready(error)) onClosedAlready()
      else focusText()
      if (isAborted(error)) toast.info(words.uploadCancelled)
      else toast.error(words.replyFailed)
    },
  })
  const notifyOtherTabs = useSentElsewhere(draftKey, forget)

  const { files } = draftFiles
  const comment = text.trim()
  const canSend = comment !== '' && isOnline && !reply.isPending
  const failure = isAborted(reply.error) ? null : reply.error
  const fields = failure instanceof ApiError ? failure.fields : {}
  const arrived = lost !== null && !reply.isPending && findSentReply(ticket.comments, lost)

  // The answer was lost, and now the reply itself is seen in the conversation.
  useWhen(arrived, () => {
    if (!lost) return
    announceOwnChange(ticket, 1)
    reply.reset()
    finish(lost)
  })

  function finish(sent: Sent) {
    submission.accepted()
    setLost(null)
    // The writer may have come back meanwhile and be typing something new.
    if (readDraft(draftKey)?.trim() === sent.comment) writeDraft(draftKey, null)
    draftFiles.drop(sent.files)
    forget(sent)
    notifyOtherTabs({ comment: sent.comment, files: sent.files })
    focusText()
    toast.success(words.replySent)
  }

  /** Removes the sent parts, and leaves everything that has been typed or attached since. */
  function forget(sent: Sent) {
    setText((typed) => (typed.trim() === sent.comment ? '' : typed))
    draftFiles.forget(sent.files)
  }

  // The button, which may have had the focus, is off while there is nothing to send.
  function focusText() {
    textArea.current?.focus({ preventScroll: true })
  }

  return {
    text,
    files,
    areFilesKept: draftFiles.areKept,
    fields,
    textArea,
    failureText: failure && (fields['comment'] ?? words.notSentBecause(errorMessage(failure))),
    /** Sending it again is safe: the server knows it by its key. */
    mayHaveArrived: lost !== null && failure !== null,
    isOnline,
    canSend,
    isSending: reply.isPending,
    isUploading: reply.isPending && files.length > 0,
    uploaded: submission.sent,
    cancelUpload: submission.cancel,
    write: (next: string) => {
      setText(next)
      writeDraft(draftKey, next === '' ? null : next)
    },
    changeFiles: draftFiles.change,
    send: () => {
      const since = ticket.updatedAt
      const sending = canSend ? submission.begin(comment, files, since) : null
      if (sending) reply.mutate({ comment, since, ...sending })
    },
  }
}
