import { relateEndpoints } from '#shared/desk/endpoints.ts'
import * as words from '#words/desk-relations.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'

import { useTicketAct } from './use-ticket-act.ts'

/** Takes the merge of a ticket back, wherever it is asked for. */
export function useUnmerge(ticketId: string) {
  return useTicketAct<void>(ticketId, {
    act: () => call(relateEndpoints.unmergeTicket, { params: { ticketId } }),
    onDone: () => toast.success(words.takenBack),
    onFailed: (error) => toast.error(`${words.takeBackFailed}. ${errorMessage(error)}`),
  })
}
