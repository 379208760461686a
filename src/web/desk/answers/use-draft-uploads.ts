import { useMutation, useQueryClient } from '@tanstack/react-query'

import { sendingEndpoints } from '#shared/desk/endpoints.ts'
import type { AnswerDraft } from '#shared/desk/answers/parts.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import { errorMessage, isAborted } from '#web/lib/http/api-error.ts'
import { upload } from '#web/lib/http/upload.ts'
import type { DraftKey } from '#web/lib/storage/drafts.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { describeFiles, isAnswerLost } from '#web/tickets/writing/submission-keys.ts'
import { type Files, formOf, type Keyed, keyHeader } from '#web/tickets/writing/ticket-mutations.ts'
import { useSentElsewhere } from '#web/tickets/writing/use-sent-elsewhere.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'

import { draftScope, draftsQuery } from './draft-query.ts'

type Options = {
  ticketId: string
  kind: AnswerKind
  draftKey: DraftKey
  /** Chosen in this browser, and not on the server yet. */
  files: File[]
  /** Nothing else is done with the draft just now. */
  isFree: boolean
  /** They are with the draft on the server; `kept` are their descriptions. */
  onKept: (draft: AnswerDraft | null, kept: string[]) => void
  /** Another tab has brought them there. */
  onKeptElsewhere: (kept: string[]) => void
}

/**
 * Brings the files of a draft to the server as soon as they are chosen. Those that cannot be brought
 * there stay in this browser, and go with the answer.
 */
export function useDraftUploads({ ticketId, kind, draftKey, files, isFree, ...options }: Options) {
  const queryClient = useQueryClient()
  const uploadKey = { ...draftKey, name: `${draftKey.name}:files` }
  const submission = useSubmission(uploadKey)
  // Both tabs have the files, and two that bring them at once have one key.
  const notifyOtherTabs = useSentElsewhere<string[]>(uploadKey, (kept) => {
    options.onKeptElsewhere(kept)
    void queryClient.invalidateQueries(draftsQuery(ticketId))
  })
  const uploading = useMutation({
    scope: { id: draftScope(ticketId, kind) },
    mutationFn: async ({ files: chosen, onProgress, signal, key }: Files & Keyed) => {
      const params = { ticketId, kind }
      const form = formOf({}, chosen)
      const headers = keyHeader(key)
      return upload(sendingEndpoints.addDraftFiles, { params, form, onProgress, signal, headers })
    },
    onSuccess: ({ draft }, { files: kept }) => {
      submission.accepted()
      const names = describeFiles(kept)
      options.onKept(draft, names)
      notifyOtherTabs(names)
    },
    onError: submission.failed,
  })
  const { isPending, error, variables } = uploading
  const chosen = describeFiles(files).join('\n')
  const hasFailed = error !== null && describeFiles(variables?.files ?? []).join('\n') === chosen

  useWhen(isFree && !isPending && !hasFailed && chosen, () => {
    const sending = submission.begin([], files)
    if (sending) uploading.mutate(sending)
  })

  return {
    isPending,
    /** How much of it, of each file. */
    sent: submission.sent,
    cancel: submission.cancel,
    /** Why the server does not take them. What was only lost on the way is sent with the answer. */
    refusal: hasFailed && !isAborted(error) && !isAnswerLost(error) ? errorMessage(error) : null,
  }
}
