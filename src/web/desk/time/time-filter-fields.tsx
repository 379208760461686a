import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { WorkType } from '#shared/work-types/contract.ts'
import * as words from '#words/time-entries.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { ChoiceSelect } from '#web/ui/controls/choice-select.tsx'
import { Button } from '#web/ui/controls/button.tsx'

import { monthName } from './time-texts.ts'
import { countTimeFilters, recentMonths, type TimePageFilters } from './time-filters.ts'
import styles from './time-page.module.css'
import { timeQueries } from './time-queries.ts'

const YES_OR_NO = [
  { id: 'true', name: words.yes },
  { id: 'false', name: words.no },
] as const

type TimeFilterFieldsProps = {
  filters: TimePageFilters
  choose: (changes: Partial<TimePageFilters>) => void
  onClear: () => void
}

/** Always open, because people who make invoices narrow it each time. */
export function TimeFilterFields({ filters, choose, onClear }: TimeFilterFieldsProps) {
  const choices = useQuery(deskChoices())
  const kinds = useQuery(timeQueries.kinds())
  const failure = choices.isError ? words.namesFailed : null
  const [months] = useState(() =>
    recentMonths(new Date()).map((id) => ({ id, name: monthName(id) })),
  )

  return (
    <section className={styles.filters} aria-label={words.filters} data-print="hide">
      <Field label={words.customer} error={failure}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.anyCustomer}
            choices={choices.data?.customers ?? []}
            value={filters.customerId}
            otherLabel={choices.isPending ? words.loadingKinds : words.removedCustomer}
            onChoose={(customerId) => choose({ customerId })}
          />
        )}
      </Field>
      <Field label={words.month}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.anyMonth}
            choices={months}
            value={filters.month}
            otherLabel={filters.month ? monthName(filters.month) : ''}
            onChoose={(month) => choose({ month })}
          />
        )}
      </Field>
      <Field label={words.kind}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.anyKind}
            choices={inUseFirst(kinds.data ?? [])}
            value={filters.kindId}
            otherLabel={kinds.isPending ? words.loadingKinds : words.formerKind}
            onChoose={(kindId) => choose({ kindId })}
          />
        )}
      </Field>
      <Field label={words.agent} error={failure}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.anyAgent}
            choices={choices.data?.agents ?? []}
            value={filters.agentId}
            otherLabel={choices.isPending ? words.loadingKinds : words.formerAgent}
            onChoose={(agentId) => choose({ agentId })}
          />
        )}
      </Field>
      <Field label={words.billableOrNot}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.eitherWay}
            choices={YES_OR_NO}
            value={filters.billable}
            onChoose={(billable) => choose({ billable })}
          />
        )}
      </Field>
      <Field label={words.exportedOrNot}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.eitherWay}
            choices={YES_OR_NO}
            value={filters.exported}
            onChoose={(exported) => choose({ exported })}
          />
        )}
      </Field>
      {countTimeFilters(filters) > 0 && (
        <Button variant="ghost" onClick={onClear}>
          {words.clearFilters}
        </Button>
      )}
    </section>
  )
}

function inUseFirst(kinds: WorkType[]): WorkType[] {
  return kinds.toSorted((one, other) => Number(one.isRetired) - Number(other.isRetired))
}
