import { useMutation, useQueryClient } from '@tanstack/react-query'

import * as words from '#words/desk-relations.ts'
import type { DeskTicket } from '#shared/desk/contract.ts'
import { relateEndpoints } from '#shared/desk/endpoints.ts'
import { acceptDeskTicket, deskTicketQuery } from '#web/desk/ticket-query.ts'
import { errorMessage, isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

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
      acceptDeskTicket(queryClient, ticket)
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

export function useReopen(ticketId: string) {
  return useTicketAct<void>(ticketId, {
    act: () => call(relateEndpoints.reopenDeskTicket, { params: { ticketId } }),
    onDone: () => toast.success(words.reopened),
    onFailed: (error) => toast.error(`${words.reopenFailed}. ${errorMessage(error)}`),
  })
}

/** Takes the merge of a ticket back, wherever it is asked for. */
export function useUnmerge(ticketId: string) {
  return useTicketAct<void>(ticketId, {
    act: () => call(relateEndpoints.unmergeTicket, { params: { ticketId } }),
    onDone: () => toast.success(words.takenBack),
    onFailed: (error) => toast.error(`${words.takeBackFailed}. ${errorMessage(error)}`),
  })
}
