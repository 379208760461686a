import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'

import { isEmail } from '#shared/customers/contact-problems.ts'
import type { Contacts } from '#shared/desk/contract.ts'
import { onBehalfEndpoints } from '#shared/desk/endpoints.ts'
import * as words from '#words/desk.ts'
import { deskQueries } from '#web/desk/filters/desk-queries.ts'
import { useAfterPause } from '#web/lib/later.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { call } from '#web/lib/http/call.ts'
import { upload } from '#web/lib/http/upload.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { type Files, formOf, type Keyed, keyHeader } from '#web/tickets/writing/ticket-mutations.ts'

import { listCallers } from './callers.ts'
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
  const { customerId, name, email, subject, description, priority, categories } = values
  const headers = keyHeader(key)
  const ticket = { customerId, subject, description, priority, categories }
  const body = {
    ...ticket,
    email: email.trim(),
    ...(name.trim() && { name: name.trim() }),
    assignToMe: values.assignToMe,
  }
  if (files.length === 0)
    return call(onBehalfEndpoints.raiseOnBehalf, { body }, { headers, signal })
  const texts = { categories: categories.join(','), assignToMe: String(values.assignToMe) }
  const form = formOf({ ...body, ...texts }, files)
  return upload(onBehalfEndpoints.raiseOnBehalf, { form, onProgress, signal, headers })
}

const PAUSE_MS = 150

/** Finds callers by what was typed: of one customer, or of all. */
export function useCallers(typed: string, customer: Contacts['customers'][number] | null) {
  const [q, setQ] = useState(typed)
  useAfterPause(typed, PAUSE_MS, () => setQ(typed.trim()))
  const customerId = customer?.id ?? ''
  const domain = isEmail(q) ? q.slice(q.indexOf('@') + 1) : ''

  const requesters = useQuery({
    queryKey: ['desk', 'requesters', customerId, q] as const,
    queryFn: ({ signal }) =>
      call(onBehalfEndpoints.listRequesters, { params: { customerId }, query: { q } }, { signal }),
    enabled: customer !== null,
    // Present suggestions stay until those for the new text arrive.
    placeholderData: keepPreviousData,
  })
  const contacts = useQuery({
    ...contactsQuery(q),
    enabled: customer === null && q !== '',
    placeholderData: keepPreviousData,
  })
  const owners = useQuery({
    ...contactsQuery(domain),
    enabled: customer === null && domain !== '',
  })

  const people = customer
    ? (requesters.data ?? []).map((person) => ({ ...person, customer }))
    : (contacts.data?.people ?? [])
  const found = listCallers(typed, {
    customer,
    people: typed.trim() === '' && !customer ? [] : people,
    customers: typed.trim() === '' ? [] : (contacts.data?.customers ?? []),
    owners: owners.data?.customers ?? [],
  })
  const isAnswered = customer ? requesters.isSuccess : contacts.isSuccess && !owners.isLoading
  return { ...found, isAnswered: isAnswered && q === typed.trim() && q !== '' }
}

function contactsQuery(q: string) {
  return queryOptions({
    queryKey: ['desk', 'contacts', q] as const,
    queryFn: ({ signal }) => call(onBehalfEndpoints.findContacts, { query: { q } }, { signal }),
  })
}
