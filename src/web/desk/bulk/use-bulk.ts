import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { BulkChange, BulkOutcome } from '#shared/desk/queue/contract.ts'
import { bulkEndpoints } from '#shared/desk/endpoints.ts'
import type { DeskTicketItem } from '#shared/desk/contract.ts'
import { deskQueries } from '#web/desk/filters/desk-queries.ts'
import { call } from '#web/lib/http/call.ts'

/** Result of a change of many, or of its undoing, with the tickets as they were selected. */
export type BulkResult = {
  kind: 'changed' | 'closed' | 'restored'
  outcome: BulkOutcome
  tickets: DeskTicketItem[]
}

type Wanted = { tickets: DeskTicketItem[]; change: BulkChange }

/** Changes the selected tickets, and takes that back. */
export function useBulk(onResult: (result: BulkResult) => void) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: deskQueries.all() })

  const change = useMutation({
    mutationFn: ({ tickets, change: wanted }: Wanted) =>
      call(bulkEndpoints.changeTickets, {
        body: { ticketIds: tickets.map(({ id }) => id), change: wanted },
      }),
    onSuccess: (outcome, { tickets, change: wanted }) => {
      onResult({ kind: wanted.resolutionCode ? 'closed' : 'changed', outcome, tickets })
      void refresh()
    },
  })

  const undo = useMutation({
    mutationFn: ({ bulkId }: { bulkId: string; tickets: DeskTicketItem[] }) =>
      call(bulkEndpoints.undoBulk, { params: { bulkId } }),
    onSuccess: (outcome, { tickets }) => onResult({ kind: 'restored', outcome, tickets }),
    onSettled: refresh,
  })

  return { change, undo }
}
