import { useQuery } from '@tanstack/react-query'

import * as actionWords from '#words/audit-actions.ts'
import * as words from '#words/audit-log.ts'
import { Field } from '#web/kit/basic/field.tsx'
import { TextInput } from '#web/kit/basic/text-input.tsx'

import { AUDIT_GROUPS } from './audit-filters.ts'
import { auditQueries } from './audit-queries.ts'
import { ChoiceSelect } from '#web/kit/list/choice-select.tsx'
import type { AuditLog } from './use-audit-log.ts'

const GROUP_CHOICES = AUDIT_GROUPS.map((group) => ({ id: group, name: actionWords.groups[group] }))

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
          <TextInput
            {...control}
            type="date"
            value={filters.from ?? ''}
            onChange={(event) => type({ from: event.target.value || null })}
          />
        )}
      </Field>
      <Field label={words.to}>
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
