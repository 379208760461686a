import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type RefObject, useState } from 'react'

import * as words from '#words/audit.ts'
import { ChoiceSelect } from '#web/ui/controls/choice-select.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { FilterBar } from '#web/ui/list/filter-bar.tsx'
import { SearchBox } from '#web/ui/controls/search-box.tsx'

import { AUDIT_GROUPS, countActiveFilters, isHalfTyped, isNarrowed } from './audit-filters.ts'
import { auditQueries } from './audit-queries.ts'
import type { AuditLog } from './use-audit-log.ts'

type AuditFilterBarProps = {
  log: AuditLog
  button: RefObject<HTMLButtonElement | null>
  onClear: () => void
}

export function AuditFilterBar({ log, button, onClear }: AuditFilterBarProps) {
  return (
    <FilterBar
      search={
        <SearchBox
          label={words.search}
          placeholder={words.searchHint}
          q={log.filters.q}
          onSearch={(q) => log.type({ q })}
        />
      }
      activeCount={countActiveFilters(log.filters)}
      isNarrowed={isNarrowed(log.filters)}
      onClear={onClear}
      button={button}
    >
      <AuditFilterFields log={log} />
    </FilterBar>
  )
}

const GROUP_CHOICES = AUDIT_GROUPS.map((group) => ({ id: group, name: words.groups[group] }))

export function AuditFilterFields({
  log,
}: {
  log: Pick<AuditLog, 'filters' | 'choose' | 'type' | 'rows'>
}) {
  const { filters, choose, type } = log
  const choices = useQuery(auditQueries.choices())
  const namesError = choices.isError ? words.namesFailed : null
  // A person of a customer is no choice, but may have been chosen from an entry.
  const actor = log.rows.find((entry) => entry.actor.id === filters.actorId)?.actor.name

  return (
    <>
      <Field label={words.action}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.allActions}
            choices={GROUP_CHOICES}
            value={filters.group}
            onChoose={(group) => choose({ group })}
          />
        )}
      </Field>
      <Field label={words.customer} error={namesError}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.allCustomers}
            choices={choices.data?.customers ?? []}
            value={filters.customerId}
            otherLabel={choices.isPending ? words.namesLoading : words.removedCustomer}
            onChoose={(customerId) => choose({ customerId })}
          />
        )}
      </Field>
      <Field label={words.who} error={namesError}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.everyone}
            choices={choices.data?.staff ?? []}
            value={filters.actorId}
            otherLabel={actor ?? words.onePerson}
            onChoose={(actorId) => choose({ actorId })}
          />
        )}
      </Field>
      <Field label={words.from}>
        {(control) => (
          <DayInput {...control} day={filters.from} onType={(from) => type({ from })} />
        )}
      </Field>
      <Field label={words.to}>
        {(control) => (
          <DayInput
            {...control}
            min={filters.from ?? undefined}
            day={filters.to}
            onType={(to) => type({ to })}
          />
        )}
      </Field>
    </>
  )
}

type DayInputProps = ComponentProps<'input'> & {
  day: string | null
  onType: (day: string | null) => void
}

/** A day to filter by, which waits for the whole year. */
function DayInput({ day, onType, ...control }: DayInputProps) {
  const [halfTyped, setHalfTyped] = useState<string | null>(null)

  function type(typed: string) {
    const isHalf = isHalfTyped(typed)
    setHalfTyped(isHalf ? typed : null)
    if (!isHalf) onType(typed || null)
  }

  return (
    <TextInput
      {...control}
      type="date"
      value={halfTyped ?? day ?? ''}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setHalfTyped(null)}
    />
  )
}
