import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { DeskTicket } from '#shared/desk/contract.ts'
import { acceptDeskTicket, deskTicketQuery } from '#web/desk/ticket-query.ts'
import { isStatus } from '#web/lib/http/api-error.ts'

type Acts<Input> = {
  act: (input: Input) => Promise<{ ticket: DeskTicket }>
  onDone?: (input: Input, ticket: DeskTicket) => void
  onFailed?: (error: Error) => void
}

/** Does something to a ticket and shows how the server answers it. */
export function useTicketAct<Input>(ticketId: string, { act, onDone, onFailed }: Acts<Input>) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: act,
    onSuccess: async ({ ticket }, input) => {
      await acceptDeskTicket(queryClient, ticket)
      onDone?.(input, ticket)
    },
    onError: (error) => {
      // Another agent has been quicker: show what they did.
      if (isStatus(error, 409) || isStatus(error, 404))
        void queryClient.invalidateQueries({ queryKey: deskTicketQuery(ticketId).queryKey })
      onFailed?.(error)
    },
  })
}
