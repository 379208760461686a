import { relateEndpoints } from '#shared/desk/endpoints.ts'
import * as words from '#words/desk-relations.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'

import { useTicketAct } from './use-ticket-act.ts'

/** Brings a snoozed ticket back before its time. */
export function useWake(ticketId: string) {
  return useTicketAct<void>(ticketId, {
    act: () => call(relateEndpoints.wakeTicket, { params: { ticketId } }),
    onDone: () => toast.success(words.broughtBack),
    onFailed: (error) => toast.error(`${words.bringBackFailed}. ${errorMessage(error)}`),
  })
}

export function useSnooze(ticketId: string, onDone: () => void) {
  const wake = useWake(ticketId)
  return useTicketAct<Date | null>(ticketId, {
    act: (until) => {
      const body = { until: until?.toISOString() ?? null }
      return call(relateEndpoints.snoozeTicket, { params: { ticketId }, body })
    },
    onDone: () => {
      onDone()
      toast.success(words.snoozed, { label: words.undo, onClick: () => wake.mutate() })
    },
  })
}
