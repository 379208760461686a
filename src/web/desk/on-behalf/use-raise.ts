import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { onBehalfEndpoints } from '#shared/desk/endpoints.ts'
import * as words from '#words/desk.ts'
import { deskQueries } from '#web/desk/filters/desk-queries.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { call } from '#web/lib/http/call.ts'
import { upload } from '#web/lib/http/upload.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { type Files, formOf, type Keyed, keyHeader } from '#web/tickets/writing/ticket-mutations.ts'

import type { NewTicketValues } from './check-new-ticket.ts'

type NewTicket = { values: NewTicketValues } & Files & Keyed

/** Raises the ticket and opens it. */
export function useRaise({ onDone, onError }: { onDone: () => void; onError: () => void }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return useMutation({
    mutationFn: raise,
    onError,
    onSuccess: ({ ticket }) => {
      onDone()
      void queryClient.invalidateQueries({ queryKey: deskQueries.all() })
      toast.success(words.ticketRaised(`#${ticket.number}`, ticket.requester.name))
      return navigate(paths.deskTicket(ticket.id))
    },
  })
}

async function raise({ values, files, onProgress, signal, key }: NewTicket) {
  const { name, email, ...fields } = values
  const headers = keyHeader(key)
  const body = { ...fields, email: email.trim(), ...(name.trim() && { name: name.trim() }) }
  if (files.length === 0)
    return call(onBehalfEndpoints.raiseOnBehalf, { body }, { headers, signal })
  const form = formOf({ ...body, categories: body.categories.join(',') }, files)
  return upload(onBehalfEndpoints.raiseOnBehalf, { form, onProgress, signal, headers })
}

/** The people of a customer whose name or address has what was typed. */
export function useRequesters(customerId: string, q: string) {
  const { data } = useQuery({
    queryKey: ['desk', 'requesters', customerId, q] as const,
    queryFn: ({ signal }) =>
      call(onBehalfEndpoints.listRequesters, { params: { customerId }, query: { q } }, { signal }),
    enabled: customerId !== '',
    // Present suggestions stay until those for the new text arrive.
    placeholderData: (known) => known,
  })
  return data ?? []
}
