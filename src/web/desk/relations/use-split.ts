import type { DeskTicket } from '#shared/desk/contract.ts'
import { relateEndpoints } from '#shared/desk/relations/endpoints.ts'
import type { SplitTicket } from '#shared/desk/relations/input.ts'
import * as words from '#words/desk-relations.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { call } from '#web/lib/http/call.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { keyHeader } from '#web/tickets/writing/ticket-mutations.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'

import { useTicketAct } from './use-ticket-act.ts'

/** Splits a ticket once, however often it is sent, and goes to the new one. */
export function useSplit({ id: ticketId }: DeskTicket, onDone: () => void) {
  const navigate = useNavigate()
  const submission = useSubmission({ userId: useViewer().id, name: `desk-split:${ticketId}` })
  const split = useTicketAct<{ body: SplitTicket; key: string }>(ticketId, {
    act: ({ body, key }) =>
      call(
        relateEndpoints.splitTicket,
        { params: { ticketId }, body },
        { headers: keyHeader(key) },
      ),
    onDone: (_, { id, number }) => {
      submission.accepted()
      onDone()
      toast.success(words.hasSplit(String(number)))
      void navigate(paths.deskTicket(id))
    },
    onFailed: submission.failed,
  })

  return {
    isPending: split.isPending,
    error: split.error,
    reset: split.reset,
    run: (body: SplitTicket) => {
      const sending = submission.begin(body, [])
      if (sending) split.mutate({ body, key: sending.key })
    },
  }
}
