import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'

import type { Chosen } from '#shared/desk/chosen.ts'
import type { DraftConflict } from '#shared/desk/answers/contract.ts'
import { sendingEndpoints } from '#shared/desk/endpoints.ts'
import type { AnswerDraft } from '#shared/desk/answers/parts.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'

import { chosenText, type DraftBase } from './compare-draft.ts'
import { draftScope, draftsQuery } from './draft-query.ts'

type Saving = { content: string; version: string | null; chosen: Chosen; drop?: string }

type Options = {
  ticketId: string
  kind: AnswerKind
  newestSeen: string | null
  /** The version to save over, as it is when its turn has come. */
  version: RefObject<string | null>
  onSaved: (draft: AnswerDraft | null, saving: Saving) => void
  /** Another window was faster; null where the draft is gone. */
  onConflict: (theirs: AnswerDraft | null) => void
}

/** Saves a draft on the server, without the file `drop` where one is to be removed. */
export function useSaveDraft({ ticketId, kind, newestSeen, version, ...options }: Options) {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other, each over the version before.
    scope: { id: draftScope(ticketId, kind) },
    mutationFn: ({ drop, ...draft }: Saving) => {
      // As they are now: others may have been saved and added while this one waited for its turn.
      const drafts = queryClient.getQueryData(draftsQuery(ticketId).queryKey)
      const known = drafts?.find((one) => one.kind === kind)
      const kept = known?.files.map(({ id }) => id).filter((id) => id !== drop)
      const body = {
        ...draft,
        version: version.current,
        ...(newestSeen !== null && { newestSeen }),
        ...(drop !== undefined && { files: kept }),
      }
      return call(sendingEndpoints.saveAnswerDraft, { params: { ticketId, kind }, body })
    },
    onSuccess: ({ draft }, saving) => options.onSaved(draft, saving),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'conflict') return
      // The server's contract: with this code it tells the draft as it is.
      options.onConflict((error.body as DraftConflict).draft)
    },
  })
}

type Now = { html: string; base: DraftBase; beside: string }

/** Prevents a failed save from being retried until some part of it differs. */
export function isSameSaving(
  { content, version, chosen }: Saving,
  { html, base, beside }: Now,
): boolean {
  return content === html && version === base.version && chosenText(chosen) === beside
}
