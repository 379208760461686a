import type { RefObject } from 'react'

import { PRIORITIES, SORT_DIRECTIONS, TICKET_STATUSES } from '#shared/tickets/values.ts'
import { Field } from '#web/kit/basic/field.tsx'
import { FilterBar } from '#web/kit/list/filter-bar.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { Select } from '#web/kit/basic/text-input.tsx'

import {
  type ChooseFilters,
  countActiveFilters,
  isNarrowed,
  LIST_SORTS,
  type ListSort,
  type TicketListFilters,
} from '#web/tickets/ticket-list-filters.ts'

const SORT_LABELS: Record<ListSort, string> = { createdAt: 'Date Created', priority: 'Priority' }
const DIRECTION_LABELS = { desc: 'Newest First', asc: 'Oldest First' }
const PRIORITY_ORDER = { desc: 'High priority on top', asc: 'Low priority on top' }

type TicketFiltersProps = {
  filters: TicketListFilters
  onChoose: ChooseFilters
  onSearch: (q: string) => void
  onClear: () => void
  /** Takes the focus when Clear, which then goes, had it. */
  button: RefObject<HTMLButtonElement | null>
}

/** The search box, and a panel of four selects behind a button that says how many are active. */
export function TicketFilters(props: TicketFiltersProps) {
  const { filters, onChoose, onSearch, onClear, button } = props

  return (
    <FilterBar
      search={
        <SearchBox
          label="Search tickets"
          placeholder="Search tickets..."
          q={filters.q}
          onSearch={onSearch}
        />
      }
      activeCount={countActiveFilters(filters)}
      isNarrowed={isNarrowed(filters)}
      onClear={onClear}
      button={button}
    >
      <Field label="Status">
        {(control) => (
          <Choice
            {...control}
            anyLabel="All statuses"
            values={TICKET_STATUSES}
            value={filters.status}
            onChoose={(status) => onChoose({ status })}
          />
        )}
      </Field>
      <Field label="Priority">
        {(control) => (
          <Choice
            {...control}
            anyLabel="All priorities"
            values={PRIORITIES}
            value={filters.priority}
            onChoose={(priority) => onChoose({ priority })}
          />
        )}
      </Field>
      <Field label="Sort By">
        {(control) => (
          <Choice
            {...control}
            values={LIST_SORTS}
            labels={SORT_LABELS}
            value={filters.sort}
            onChoose={(sort) => sort && onChoose({ sort })}
          />
        )}
      </Field>
      <Field
        label="Direction"
        hint={filters.sort === 'priority' ? PRIORITY_ORDER[filters.direction] : undefined}
      >
        {(control) => (
          <Choice
            {...control}
            values={SORT_DIRECTIONS}
            labels={DIRECTION_LABELS}
            value={filters.direction}
            onChoose={(direction) => direction && onChoose({ direction })}
          />
        )}
      </Field>
    </FilterBar>
  )
}

type ChoiceProps<Value extends string> = {
  id: string
  'aria-describedby': string | undefined
  values: readonly Value[]
  labels?: Record<Value, string>
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
          {labels?.[known] ?? known}
        </option>
      ))}
    </Select>
  )
}
