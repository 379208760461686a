import { useQuery, useQueryClient } from '@tanstack/react-query'

import * as words from '#words/tickets.ts'
import { isStatus } from '#web/lib/http/api-error.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { findListedTicket, ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

/** The ticket, at first as far as a list knows it. When it cannot be loaded, leads to the list. */
export function useTicket(ticketId: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const query = useQuery({
    ...ticketQueries.detail(ticketId),
    placeholderData: () => findListedTicket(queryClient, ticketId),
  })

  // What is no id at all is answered with 400; to whoever followed the link it is as missing.
  const isMissing = isStatus(query.error, 404) || isStatus(query.error, 400)
  const isLost = query.isLoadingError && !isMissing

  useWhen(isLost, () => {
    toast.error(words.ticketLoadFailed)
    void navigate(paths.tickets, { replace: true })
  })

  return {
    ticket: query.data,
    isMissing: query.isLoadingError && isMissing,
    /** Attachments and comments are not there yet. */
    isPartial: query.isPlaceholderData,
    refetch: query.refetch,
  }
}
