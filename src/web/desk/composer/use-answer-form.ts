import { useId, useState } from 'react'

import type { DeskAnswer, DeskTicket } from '#shared/desk/contract.ts'
import type { Chosen } from '#shared/desk/chosen.ts'
import type { Answer } from '#shared/desk/input.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { answerDraftKey } from '#web/desk/answers/compare-draft.ts'
import { useDraftUploads } from '#web/desk/answers/use-draft-uploads.ts'
import { type Replacement, useServerDraft } from '#web/desk/answers/use-server-draft.ts'
import { readDraft, writeDraft } from '#web/lib/storage/drafts.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { useDraftFiles } from '#web/tickets/writing/use-draft-files.ts'
import { useSentElsewhere } from '#web/tickets/writing/use-sent-elsewhere.ts'

import { type Sent, useSendAnswer } from './use-send-answer.ts'

type Choice = Omit<Answer, 'kind' | 'comment'>

type Options = {
  /** Newest comment that the writer has seen, kept with the draft. */
  newestSeen: string | null
  onSent: (answer: DeskAnswer) => void
  /** Choices next to the text. */
  chosen: Chosen
  /** A text from elsewhere is in the box, with what its writer had seen, and chosen. */
  onReplace: (taken: Replacement) => void
  onChoose: (chosen: Chosen) => void
}

/** A reply or a note, from its first letter until it stands in the conversation. */
export function useAnswerForm(
  { id: ticketId }: Pick<DeskTicket, 'id'>,
  kind: AnswerKind,
  { newestSeen, chosen, onSent, onReplace, onChoose }: Options,
) {
  const draftKey = answerDraftKey(useViewer().id, ticketId, kind)
  const editorId = useId()
  const isOnline = useOnline()
  const [html, setHtml] = useState(() => readDraft(draftKey) ?? '')
  const draftFiles = useDraftFiles(draftKey)
  const notifyOtherTabs = useSentElsewhere<Sent>(draftKey, forget)
  const answering = useSendAnswer({
    ticketId,
    kind,
    draftKey,
    onSent: (sent, answer) => {
      finish(sent)
      onSent(answer)
    },
  })
  const { files } = draftFiles
  const [waiting, setWaiting] = useState<Choice | null>(null)
  const isSending = answering.isPending || waiting !== null
  const draft = useServerDraft({
    ticketId,
    kind,
    draftKey,
    html,
    chosen,
    newestSeen,
    isSending,
    onReplace: (taken) => {
      write(taken.html)
      onReplace(taken)
    },
    onChoose,
  })
  const uploads = useDraftUploads({
    ticketId,
    kind,
    draftKey,
    files,
    isFree: isOnline && !isSending && draft.isReady,
    onKept: (kept, names) => {
      draftFiles.drop(names)
      draftFiles.forget(names)
      draft.keepFiles(kept)
    },
    onKeptElsewhere: draftFiles.forget,
  })
  const uploaded = uploads.isPending ? uploads.sent : answering.uploaded
  const hasText = html !== ''
  const canSend = hasText && isOnline && !isSending

  function finish(sent: Sent) {
    // The writer may have come back meanwhile and be typing something new.
    if (readDraft(draftKey) === sent.comment) writeDraft(draftKey, null)
    draftFiles.drop(sent.files)
    forget(sent)
    notifyOtherTabs(sent)
  }

  /** Removes the sent parts, and leaves everything that has been typed or attached since. */
  function forget(sent: Sent) {
    setHtml((typed) => (typed === sent.comment ? '' : typed))
    draftFiles.forget(sent.files)
    draft.forget(sent.comment)
  }

  function write(next: string) {
    setHtml(next)
    writeDraft(draftKey, next === '' ? null : next)
  }

  function give(choice: Choice) {
    const heldFiles = draft.files.map(({ id }) => id)
    const answer = { kind, comment: html, ...(heldFiles.length > 0 && { heldFiles }), ...choice }
    answering.send(answer, files)
  }

  // Files that could not be added to the draft go with the answer.
  useWhen(uploads.isPending ? null : waiting, () => {
    setWaiting(null)
    if (waiting) give(waiting)
  })

  function focus() {
    document.getElementById(editorId)?.focus({ preventScroll: true })
  }

  return {
    kind,
    editorId,
    html,
    hasText,
    files,
    areFilesKept: draftFiles.areKept,
    ...answering.outcome,
    isOnline,
    canSend,
    isSending,
    /** An answer goes out with its files. */
    isUploading: isSending && files.length > 0,
    /** Files are on their way, with an answer or to the draft. */
    uploaded: uploads.isPending || isSending ? uploaded : undefined,
    cancelUpload: () => {
      setWaiting(null)
      uploads.cancel()
      answering.cancel()
    },
    filesRefused: answering.outcome.fields['attachments'] ?? uploads.refusal,
    reset: answering.reset,
    focus,
    chosen,
    draft,
    write,
    changeFiles: draftFiles.change,
    /** Returns whether it is on its way. */
    send: (choice: Choice = {}): boolean => {
      if (!canSend) return false
      if (uploads.isPending) setWaiting(choice)
      else give(choice)
      return true
    },
  }
}
