import { DESK_AGES, DUE_STATES } from '#shared/desk/values.ts'
import { PRIORITIES, TICKET_STATUSES } from '#shared/tickets/values.ts'
import * as words from '#words/desk.ts'
import * as ticketWords from '#words/tickets.ts'
import { type DeskFilters, isOffered, type Narrowing } from './desk-filters.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { ChoiceSelect } from '#web/ui/controls/choice-select.tsx'

import type { Choices } from './use-choices.ts'

const STATUSES = TICKET_STATUSES.map((id) => ({ id, name: ticketWords.statuses[id] }))
const PRIORITY_CHOICES = PRIORITIES.toReversed().map((id) => ({
  id,
  name: ticketWords.priorities[id],
}))
const DUE_CHOICES = DUE_STATES.map((id) => ({ id, name: words.dueStates[id] }))
const AGE_CHOICES = DESK_AGES.map((id) => ({ id, name: words.ages[id] }))

type QueueFilterFieldsProps = {
  filters: DeskFilters
  choose: (changes: Partial<Narrowing>) => void
  choices: Choices
}

/** The selects of the panel. What the view has decided already is not asked. */
export function QueueFilterFields({ filters, choose, choices }: QueueFilterFieldsProps) {
  const { view } = filters
  return (
    <>
      {isOffered(view, 'status') && (
        <Field label={words.status}>
          {(control) => (
            <ChoiceSelect
              {...control}
              anyLabel={words.anyStatus}
              choices={STATUSES}
              value={filters.status}
              onChoose={(status) => choose({ status })}
            />
          )}
        </Field>
      )}
      <Field label={words.priority}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.anyPriority}
            choices={PRIORITY_CHOICES}
            value={filters.priority}
            onChoose={(priority) => choose({ priority })}
          />
        )}
      </Field>
      {isOffered(view, 'due') && (
        <Field label={words.due}>
          {(control) => (
            <ChoiceSelect
              {...control}
              anyLabel={words.anyDue}
              choices={DUE_CHOICES}
              value={filters.due}
              onChoose={(due) => choose({ due })}
            />
          )}
        </Field>
      )}
      <Field label={words.choiceNames.age}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.anyAge}
            choices={AGE_CHOICES}
            value={filters.age}
            onChoose={(age) => choose({ age })}
          />
        )}
      </Field>
      <Field label={words.customer} error={choices.failure}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.anyCustomer}
            choices={choices.customers}
            value={filters.customerId}
            otherLabel={choices.nameOf('customerId', filters)}
            onChoose={(customerId) => choose({ customerId })}
          />
        )}
      </Field>
      {isOffered(view, 'assignee') && (
        <Field label={words.assignee} error={choices.failure}>
          {(control) => (
            <ChoiceSelect
              {...control}
              anyLabel={words.anyAssignee}
              choices={choices.assignees}
              value={filters.assignee}
              otherLabel={choices.nameOf('assignee', filters)}
              onChoose={(assignee) => choose({ assignee })}
            />
          )}
        </Field>
      )}
      <Field label={words.choiceNames.category}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.anyCategory}
            choices={choices.categories}
            value={filters.category}
            otherLabel={choices.nameOf('category', filters)}
            onChoose={(category) => choose({ category })}
          />
        )}
      </Field>
    </>
  )
}
