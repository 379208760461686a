import { useMutation, useQueryClient } from '@tanstack/react-query'

import { sendingEndpoints } from '#shared/desk/endpoints.ts'
import type { AnswerDraft } from '#shared/desk/answers/parts.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import * as words from '#words/desk-ticket.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { type DraftKey, writeDraft } from '#web/lib/storage/drafts.ts'

import { baseKeyOf } from './compare-draft.ts'
import { draftsQuery } from './draft-query.ts'

/** Throws away what was begun, in this browser and on the server. */
export function useDiscardDraft(ticketId: string, kind: AnswerKind, draftKey: DraftKey) {
  const queryClient = useQueryClient()
  const discarding = useMutation({
    mutationFn: async (draft: AnswerDraft | null) => {
      if (!draft) return
      const body = { content: '', version: draft.version, files: [] }
      await call(sendingEndpoints.saveAnswerDraft, { params: { ticketId, kind }, body })
    },
    onSuccess: () => {
      writeDraft(draftKey, null)
      writeDraft(baseKeyOf(draftKey), null)
    },
    onError: (error) => toast.error(`${words.discardDraftFailed}. ${errorMessage(error)}`),
    // Another window may have changed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: draftsQuery(ticketId).queryKey }),
  })

  return { isPending: discarding.isPending, discard: discarding.mutate }
}
