import type { RefObject } from 'react'

import type { TicketListItem } from '#shared/tickets/contract.ts'
import { PRIORITIES, SORT_DIRECTIONS, TICKET_STATUSES } from '#shared/tickets/values.ts'
import * as words from '#words/tickets.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { FilterBar } from '#web/ui/list/filter-bar.tsx'
import { SearchBox } from '#web/ui/controls/search-box.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'

import {
  type ChooseFilters,
  countActiveFilters,
  isNarrowed,
  LIST_SORTS,
  type TicketListFilters,
} from '#web/tickets/queries/ticket-list-filters.ts'

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

/** The search box, and a panel of four selects behind a button that says how many are active. */
export function TicketFilters(props: TicketFiltersProps) {
  const { filters, requesters, onChoose, onSearch, onClear, button } = props

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
        <Field label={words.requester}>
          {(control) => (
            <Choice
              {...control}
              anyLabel={words.anyRequester}
              values={withChosen(requesters, filters.requester).map(({ id }) => id)}
              labels={Object.fromEntries(
                withChosen(requesters, filters.requester).map(({ id, name }) => [id, name]),
              )}
              value={filters.requester}
              onChoose={(requester) => onChoose({ requester })}
            />
          )}
        </Field>
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

/** An address may name a person without tickets. */
function withChosen(requesters: Requester[], chosen: string | null): Requester[] {
  if (chosen === null || requesters.some(({ id }) => id === chosen)) return requesters
  return [...requesters, { id: chosen, name: words.thisRequester }]
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
