import { useQuery } from '@tanstack/react-query'

import { AUDIT_GROUP_LABELS, AUDIT_GROUPS } from '#shared/audit/values.ts'
import { Field } from '#web/kit/basic/field.tsx'
import { TextInput } from '#web/kit/basic/text-input.tsx'

import { auditQueries } from './audit-queries.ts'
import { ChoiceSelect } from '#web/kit/list/choice-select.tsx'
import type { AuditLog } from './use-audit-log.ts'

const GROUP_CHOICES = AUDIT_GROUPS.map((group) => ({ id: group, name: AUDIT_GROUP_LABELS[group] }))
const NAMES_FAILED = 'The names could not be loaded'

export function AuditFilterFields({ log }: { log: AuditLog }) {
  const { filters, choose, type } = log
  const choices = useQuery(auditQueries.choices())
  const namesError = choices.isError ? NAMES_FAILED : null
  // A person of a customer is no choice, but may have been chosen from an entry.
  const actor = log.rows.find((entry) => entry.actor.id === filters.actorId)?.actor.name

  return (
    <>
      <Field label="Action">
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel="All actions"
            choices={GROUP_CHOICES}
            value={filters.group}
            onChoose={(group) => choose({ group })}
          />
        )}
      </Field>
      <Field label="Customer" error={namesError}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel="All customers"
            choices={choices.data?.customers ?? []}
            value={filters.customerId}
            otherLabel={choices.isPending ? 'Loading...' : 'A customer that was removed'}
            onChoose={(customerId) => choose({ customerId })}
          />
        )}
      </Field>
      <Field label="Who" error={namesError}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel="Everyone"
            choices={choices.data?.staff ?? []}
            value={filters.actorId}
            otherLabel={actor ?? 'One person'}
            onChoose={(actorId) => choose({ actorId })}
          />
        )}
      </Field>
      <Field label="From">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={filters.from ?? ''}
            onChange={(event) => type({ from: event.target.value || null })}
          />
        )}
      </Field>
      <Field label="To">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={filters.from ?? undefined}
            value={filters.to ?? ''}
            onChange={(event) => type({ to: event.target.value || null })}
          />
        )}
      </Field>
    </>
  )
}
