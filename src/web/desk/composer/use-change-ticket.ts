import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { DeskTicket } from '#shared/desk/contract.ts'
import { deskEndpoints } from '#shared/desk/endpoints.ts'
import type { ChangeDeskTicket } from '#shared/desk/input.ts'
import * as words from '#words/desk-ticket.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { errorMessage, isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'

import { acceptDeskTicket, deskTicketQuery } from '#web/desk/ticket-query.ts'

type TicketChange = {
  body: ChangeDeskTicket
  /** Values that the page shows before the server has answered. */
  shown: Partial<DeskTicket>
}

/** Changes fields of a ticket. They are shown at once, and put back when the server refuses. */
export function useChangeTicket(ticketId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = deskTicketQuery(ticketId)

  return useMutation({
    // One after the other: the answer to the first must not put back what the second has set.
    scope: { id: `desk-ticket-${ticketId}` },
    mutationFn: async ({ body }: TicketChange) => {
      const params = { ticketId }
      return (await call(deskEndpoints.changeDeskTicket, { params, body })).ticket
    },
    onMutate: async ({ shown }) => {
      await queryClient.cancelQueries({ queryKey, exact: true })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (ticket) => ticket && { ...ticket, ...shown })
      return before
    },
    onSuccess: (ticket) => acceptDeskTicket(queryClient, ticket),
    onError: (error, _, before) => {
      queryClient.setQueryData(queryKey, before)
      void queryClient.invalidateQueries({ queryKey })
      if (isStatus(error, 409)) toast.info(words.closedMeanwhile)
      else toast.error(`${words.changeFailed}. ${errorMessage(error)}`)
    },
  })
}
