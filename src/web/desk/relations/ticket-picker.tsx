import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useId, useState } from 'react'

import type { DeskTicketItem } from '#shared/desk/contract.ts'
import { deskEndpoints } from '#shared/desk/endpoints.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import * as words from '#words/desk-relations.ts'
import { FieldError } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { call } from '#web/lib/http/call.ts'
import { useAfterPause } from '#web/lib/later.ts'
import { MAX_SEARCH_LENGTH, toSearchText } from '#web/lib/format/search-text.ts'
import { StatusBadge } from '#web/tickets/display/ticket-badges.tsx'

import styles from './dialogs.module.css'

const READ = 30
const SHOWN = 6
const PAUSE_MS = 250

type TicketPickerProps = {
  /** Offers the tickets of this customer alone. */
  customerId?: string
  offers: (ticket: DeskTicketItem) => boolean
  chosen: DeskTicketItem | null
  onChoose: (ticket: DeskTicketItem) => void
  problem: string | null | undefined
  /** The field that finds tickets. */
  search: RefObject<HTMLInputElement | null>
}

/** Finds another ticket by number, text or person, the last changed ones first. */
export function TicketPicker(props: TicketPickerProps) {
  const { customerId, offers, chosen, onChoose, problem, search } = props
  const id = useId()
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const found = useFoundTickets(q, customerId)
  const offered = found.data?.filter(offers).slice(0, SHOWN)
  useAfterPause(typed, PAUSE_MS, () => setQ(toSearchText(typed)))

  return (
    <fieldset className={styles.picker} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className={styles.legend}>{words.whichTicket}</legend>
      <TextInput
        ref={search}
        type="search"
        aria-label={words.findTicket}
        placeholder={words.findTicketHint}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        dir="auto"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Typed text only finds tickets: Enter must not submit the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {found.isPending && <Spinner />}
      {found.isError && (
        <LoadFailure
          message={words.ticketsFailed}
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      <output className={styles.quiet}>
        {offered &&
          (offered.length === 0 ? words.noTicketFound : words.ticketsFound(offered.length))}
      </output>
      {offered?.map((ticket) => (
        <label key={ticket.id} className={styles.ticket}>
          <input
            type="radio"
            name={id}
            checked={chosen?.id === ticket.id}
            onChange={() => onChoose(ticket)}
          />
          <span className={styles.ticketText}>
            <bdi>{withoutOrganization(ticket.subject, ticket.customer.name)}</bdi>
            <span className={styles.quiet}>
              {words.ticketOf(String(ticket.number), ticket.requester.name, ticket.customer.name)}
            </span>
          </span>
          <StatusBadge status={ticket.status} />
        </label>
      ))}
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </fieldset>
  )
}

function useFoundTickets(q: string, customerId: string | undefined) {
  return useQuery({
    queryKey: ['desk', 'found', { q, customerId }] as const,
    queryFn: ({ signal }) => {
      const order = { sort: 'updatedAt', direction: 'desc' } as const
      const query = { view: 'all' as const, ...order, limit: READ, customerId }
      return call(
        deskEndpoints.listDeskTickets,
        { query: { ...query, q: q || undefined } },
        { signal },
      )
    },
    placeholderData: keepPreviousData,
  })
}
