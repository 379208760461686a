import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { sendingEndpoints } from '#shared/desk/endpoints.ts'
import type { AnswerDraft } from '#shared/desk/answers/parts.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'

/** Read again each time the window gets the focus: another one may have gone on with it. */
export function draftsQuery(ticketId: string) {
  return queryOptions({
    queryKey: ['desk-drafts', ticketId] as const,
    queryFn: ({ signal }) =>
      call(sendingEndpoints.listAnswerDrafts, { params: { ticketId } }, { signal }),
    staleTime: 0,
  })
}

/** Texts and files of a draft are brought to the server one after the other. */
export function draftScope(ticketId: string, kind: AnswerKind) {
  return `draft-${kind}-${ticketId}`
}

/** Puts the draft of a kind into what was read of the ticket; null where there is none any more. */
export function keepDraft(
  queryClient: QueryClient,
  { ticketId, kind }: { ticketId: string; kind: AnswerKind },
  draft: AnswerDraft | null,
) {
  const { queryKey } = draftsQuery(ticketId)
  if (!queryClient.getQueryData(queryKey)) return
  // Both kinds share what was read.
  keepAnswer(
    queryClient,
    queryKey,
    (known) => known && [...known.filter((one) => one.kind !== kind), ...(draft ? [draft] : [])],
  )
}
