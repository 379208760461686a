import { type RefObject, useState } from 'react'

import type { TicketListItem } from '#shared/tickets/contract.ts'
import {
  PRIORITIES,
  SLA_STATUSES,
  SORT_DIRECTIONS,
  TICKET_STATUSES,
} from '#shared/tickets/values.ts'
import * as words from '#words/tickets.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { monthNames } from '#web/lib/format/format-time.ts'
import { FilterBar } from '#web/ui/list/filter-bar.tsx'
import { PersonPicker } from '#web/tickets/display/audience.tsx'
import { SearchBox } from '#web/ui/controls/search-box.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'

import {
  type ChooseFilters,
  countActiveFilters,
  isNarrowed,
  LIST_SORTS,
  type TicketListFilters,
} from '#web/tickets/queries/ticket-list-filters.ts'
import { findRequesters, ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

type TicketFiltersProps = {
  filters: TicketListFilters
  onChoose: ChooseFilters
  onSearch: (q: string) => void
  onClear: () => void
  /** Requesters of the tickets that are shown. */
  requesters: Requester[]
  /** Takes the focus when Clear, which then goes, had it. */
  button: RefObject<HTMLButtonElement | null>
}

const CLOCKS = [
  { name: 'response', label: words.firstResponse },
  { name: 'resolution', label: words.resolution },
] as const

const MONTHS_OFFERED = 12

/** The newest months, and the chosen one. */
function offeredMonths(chosen: string | null): string[] {
  const now = new Date()
  const newest = Array.from({ length: MONTHS_OFFERED }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back)).toISOString().slice(0, 7),
  )
  return chosen === null || newest.includes(chosen) ? newest : [...newest, chosen]
}

/** The search box, and a panel of selects behind a button that says how many are active. */
export function TicketFilters(props: TicketFiltersProps) {
  const { filters, requesters, onChoose, onSearch, onClear, button } = props
  const months = offeredMonths(filters.month)

  return (
    <FilterBar
      search={
        <SearchBox
          label={words.search}
          placeholder={words.searchHint}
          q={filters.q}
          onSearch={onSearch}
        />
      }
      activeCount={countActiveFilters(filters)}
      isNarrowed={isNarrowed(filters)}
      onClear={onClear}
      button={button}
    >
      {filters.scope !== 'mine' && (
        <RequesterFilter
          chosen={filters.requester}
          known={requesters}
          onChoose={(requester) => onChoose({ requester })}
        />
      )}
      <Field label={words.status}>
        {(control) => (
          <Choice
            {...control}
            anyLabel={words.anyStatus}
            values={TICKET_STATUSES}
            labels={words.statuses}
            value={filters.status}
            onChoose={(status) => onChoose({ status })}
          />
        )}
      </Field>
      <Field label={words.priority}>
        {(control) => (
          <Choice
            {...control}
            anyLabel={words.anyPriority}
            values={PRIORITIES}
            labels={words.priorities}
            value={filters.priority}
            onChoose={(priority) => onChoose({ priority })}
          />
        )}
      </Field>
      <Field label={words.createdIn}>
        {(control) => (
          <Choice
            {...control}
            anyLabel={words.anyMonth}
            values={months}
            labels={Object.fromEntries(months.map((month) => [month, monthNames(month).long]))}
            value={filters.month}
            onChoose={(month) => onChoose({ month })}
          />
        )}
      </Field>
      {CLOCKS.map(({ name, label }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Choice
              {...control}
              anyLabel={words.anyVerdict}
              values={SLA_STATUSES}
              labels={words.slaStates}
              value={filters[name]}
              onChoose={(verdict) => onChoose({ [name]: verdict })}
            />
          )}
        </Field>
      ))}
      <Field label={words.sortBy}>
        {(control) => (
          <Choice
            {...control}
            values={LIST_SORTS}
            labels={words.sorts}
            value={filters.sort}
            onChoose={(sort) => sort && onChoose({ sort })}
          />
        )}
      </Field>
      <Field
        label={words.sortDirection}
        hint={filters.sort === 'priority' ? words.priorityOrders[filters.direction] : undefined}
      >
        {(control) => (
          <Choice
            {...control}
            values={SORT_DIRECTIONS}
            labels={words.sortDirections}
            value={filters.direction}
            onChoose={(direction) => direction && onChoose({ direction })}
          />
        )}
      </Field>
    </FilterBar>
  )
}

type Requester = NonNullable<TicketListItem['requester']>

/** The requesters of these tickets, each once, by name. */
export function requestersOf(tickets: TicketListItem[]): Requester[] {
  const byId = new Map(
    tickets.flatMap(({ requester }) => (requester ? [[requester.id, requester]] : [])),
  )
  return [...byId.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

type RequesterFilterProps = {
  chosen: string | null
  /** Requesters of the tickets that are shown, who have a name here. */
  known: Requester[]
  onChoose: (id: string | null) => void
}

/** Finds a person whose tickets the viewer sees. The box has the name of the one who was chosen; without it there is none. */
function RequesterFilter({ chosen, known, onChoose }: RequesterFilterProps) {
  const [picked, setPicked] = useState<Requester | null>(null)
  const [typed, setTyped] = useState<{ beside: string | null; text: string } | null>(null)
  const nameOf = (id: string) =>
    // An address may name a person without tickets.
    [...known, ...(picked ? [picked] : [])].find((one) => one.id === id)?.name ??
    words.thisRequester
  const isTyping = typed?.beside === chosen

  return (
    <PersonPicker
      label={words.requester}
      hint={words.requesterHint}
      none={words.noRequesterFound}
      typed={isTyping ? typed.text : chosen === null ? '' : nameOf(chosen)}
      onType={(text) => {
        setTyped({ beside: text === '' ? null : chosen, text })
        if (text === '' && chosen !== null) onChoose(null)
      }}
      queryKey={ticketQueries.requesters()}
      find={findRequesters}
      onChoose={(id, name) => {
        setPicked({ id, name })
        setTyped(null)
        onChoose(id)
      }}
    />
  )
}

type ChoiceProps<Value extends string> = {
  id: string
  'aria-describedby': string | undefined
  values: readonly Value[]
  labels: Record<Value, string>
  /** Names the option that chooses nothing; without it there is none. */
  anyLabel?: string
  value: Value | null
  onChoose: (value: Value | null) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { id, values, labels, anyLabel, value, onChoose } = props
  return (
    <Select
      id={id}
      aria-describedby={props['aria-describedby']}
      value={value ?? ''}
      onChange={(event) => onChoose(values.find((known) => known === event.target.value) ?? null)}
    >
      {anyLabel && <option value="">{anyLabel}</option>}
      {values.map((known) => (
        <option key={known} value={known}>
          {labels[known]}
        </option>
      ))}
    </Select>
  )
}
