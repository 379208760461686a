import { useMutation, useQueryClient } from '@tanstack/react-query'

import { deskEndpoints } from '#shared/desk/endpoints.ts'
import type { CloseTicket } from '#shared/tickets/input.ts'
import * as words from '#words/desk-ticket.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { call } from '#web/lib/http/call.ts'
import { isClosedAlready, keyHeader } from '#web/tickets/writing/ticket-mutations.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'

import { acceptDeskTicket, deskTicketQuery } from '#web/desk/ticket-query.ts'

/** Closes a ticket, or finds it closed already. */
export function useCloseTicket(ticketId: string, onClosed: () => void) {
  const queryClient = useQueryClient()
  const submission = useSubmission({ userId: useViewer().id, name: `desk-close:${ticketId}` })
  const closing = useMutation({
    mutationFn: ({ body, key }: { body: CloseTicket; key: string }) =>
      call(
        deskEndpoints.closeDeskTicket,
        { params: { ticketId }, body },
        { headers: keyHeader(key) },
      ),
    onSuccess: async ({ ticket }) => {
      submission.accepted()
      await acceptDeskTicket(queryClient, ticket)
      onClosed()
      toast.success(words.closed)
    },
    onError: (error) => {
      submission.failed()
      if (!isClosedAlready(error)) return
      void queryClient.invalidateQueries({ queryKey: deskTicketQuery(ticketId).queryKey })
      onClosed()
      toast.info(words.closedMeanwhile)
    },
  })

  return {
    isPending: closing.isPending,
    error: closing.error,
    reset: closing.reset,
    run: (body: CloseTicket) => {
      const sending = submission.begin(body, [])
      if (sending) closing.mutate({ body, key: sending.key })
    },
  }
}
