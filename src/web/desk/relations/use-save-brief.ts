import { useMutation, useQueryClient } from '@tanstack/react-query'

import { relateEndpoints } from '#shared/desk/relations/endpoints.ts'
import type { CustomerBrief } from '#shared/desk/relations/relations.ts'
import * as words from '#words/desk-relations.ts'
import { deskTicketQuery } from '#web/desk/ticket-query.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { saveUnlessChanged } from '#web/ui/form/save-unless-changed.ts'
import { call } from '#web/lib/http/call.ts'

import type { BriefValues } from './brief-values.ts'

type Options = {
  ticketId: string
  customerId: string
  onSaved: () => void
  /** Receives what another agent has saved in between. */
  onConflict: (current: CustomerBrief) => void
}

type Saving = { values: BriefValues; version: number }

export function useSaveBrief({ ticketId, customerId, onSaved, onConflict }: Options) {
  const queryClient = useQueryClient()
  const { queryKey } = deskTicketQuery(ticketId)

  return useMutation({
    mutationFn: ({ values, version }: Saving) => {
      const contractEndsOn = values.contractEndsOn || null
      const body = { ...values, contractEndsOn, version }
      return saveUnlessChanged(
        () => call(relateEndpoints.saveCustomerBrief, { params: { customerId }, body }),
        async () => {
          const query = { ...deskTicketQuery(ticketId), staleTime: 0 }
          return (await queryClient.fetchQuery(query)).customer.brief
        },
      )
    },
    onSuccess: ({ saved, conflict }) => {
      if (conflict) return onConflict(conflict)
      queryClient.setQueryData(
        queryKey,
        (ticket) => ticket && { ...ticket, customer: { ...ticket.customer, brief: saved } },
      )
      onSaved()
      // The other tickets of the customer show it, too.
      void queryClient.invalidateQueries({ queryKey: ['desk', 'ticket'] })
      toast.success(words.briefSaved)
    },
  })
}
