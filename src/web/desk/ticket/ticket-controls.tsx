import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useId } from 'react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import { relateEndpoints } from '#shared/desk/endpoints.ts'
import type { ChangeDeskTicket } from '#shared/desk/input.ts'
import { OPEN_STATUSES } from '#shared/desk/values.ts'
import { PRIORITIES } from '#shared/tickets/values.ts'
import * as words from '#words/desk-ticket.ts'
import { list } from '#words/language.ts'
import * as ticketWords from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { Select } from '#web/ui/controls/text-input.tsx'
import { acceptDeskTicket } from '#web/desk/ticket-query.ts'
import { call } from '#web/lib/http/call.ts'
import { ConfidentialSwitch } from '#web/tickets/writing/confidential-switch.tsx'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useCategoryName } from '#web/tickets/display/category-names.ts'
import { PriorityBadge, StatusBadge } from '#web/tickets/display/ticket-badges.tsx'

import { agentChoices } from './agent-choices.ts'
import { CategoryControl } from './category-control.tsx'
import styles from './ticket-controls.module.css'
import { useChangeTicket } from '#web/desk/composer/use-change-ticket.ts'

type TicketControlsProps = {
  ticket: Pick<
    DeskTicket,
    'id' | 'status' | 'priority' | 'categories' | 'assignee' | 'confidential'
  >
  assigneeSelect: RefObject<HTMLSelectElement | null>
}

/** Fields that agents change. A closed ticket shows the same and changes no more. */
export function TicketControls({ ticket, assigneeSelect }: TicketControlsProps) {
  const { status, priority, categories } = ticket
  const nameOf = useCategoryName()
  const change = useChangeTicket(ticket.id)
  const isOnline = useOnline()
  const names = categories.map(nameOf)

  function set(changes: Pick<ChangeDeskTicket, 'status' | 'priority' | 'categories'>) {
    change.mutate({ body: changes, shown: changes })
  }

  if (status === 'Closed') {
    return (
      <dl className={styles.fixed}>
        <Fixed name={words.status}>
          <StatusBadge status={status} />
        </Fixed>
        <Fixed name={words.priority}>
          <PriorityBadge priority={priority} />
        </Fixed>
        <Fixed name={words.categories}>{list(names) || words.noCategory}</Fixed>
        <Fixed name={words.assignee}>{ticket.assignee?.name ?? words.nobody}</Fixed>
        <Fixed name={ticketWords.visibility}>
          <DeskConfidentialSwitch ticket={ticket} />
        </Fixed>
      </dl>
    )
  }

  return (
    <fieldset
      className={styles.controls}
      aria-label={words.fields}
      data-print="hide"
      disabled={!isOnline}
    >
      <Choice
        label={words.status}
        values={OPEN_STATUSES}
        names={ticketWords.statuses}
        value={status}
        onChange={(next) => set({ status: next })}
      />
      <Choice
        label={words.priority}
        values={PRIORITIES}
        names={ticketWords.priorities}
        value={priority}
        onChange={(next) => set({ priority: next })}
      />
      <CategoryControl categories={categories} onChange={(next) => set({ categories: next })} />
      <DeskConfidentialSwitch ticket={ticket} />
      <AssigneeControl
        ticket={ticket}
        select={assigneeSelect}
        onChange={(assignee) =>
          change.mutate({ body: { assigneeId: assignee?.id ?? null }, shown: { assignee } })
        }
      />
    </fieldset>
  )
}

function DeskConfidentialSwitch({ ticket }: Pick<TicketControlsProps, 'ticket'>) {
  const queryClient = useQueryClient()
  const params = { ticketId: ticket.id }

  return (
    <ConfidentialSwitch
      ticket={ticket}
      read={() => call(relateEndpoints.getDeskConfidentiality, { params })}
      save={async (confidential) => {
        const body = { confidential }
        const answer = await call(relateEndpoints.setDeskConfidential, { params, body })
        acceptDeskTicket(queryClient, answer.ticket)
      }}
    />
  )
}

function Fixed({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.control}>
      <dt className={styles.label}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  values: readonly Value[]
  names: Record<Value, string>
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, values, names, value, onChange } = props
  const id = useId()

  return (
    <div className={styles.control}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = values.find((known) => known === event.target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {values.map((known) => (
          <option key={known} value={known}>
            {names[known]}
          </option>
        ))}
      </Select>
    </div>
  )
}

type AssigneeControlProps = {
  ticket: Pick<DeskTicket, 'assignee'>
  select: RefObject<HTMLSelectElement | null>
  onChange: (assignee: DeskTicket['assignee']) => void
}

function AssigneeControl({ ticket: { assignee }, select, onChange }: AssigneeControlProps) {
  const id = useId()
  const viewer = useViewer()
  const { data } = useQuery(deskChoices())
  const agents = agentChoices(data?.agents ?? [], { assignee, viewer })

  function assign(agentId: string) {
    onChange(agents.find(({ id: known }) => known === agentId) ?? null)
  }

  return (
    <div className={styles.control}>
      <label htmlFor={id} className={styles.label}>
        {words.assignee}
      </label>
      <div className={styles.assignee}>
        <Select
          ref={select}
          id={id}
          aria-keyshortcuts="a"
          value={assignee?.id ?? ''}
          onChange={(event) => assign(event.target.value)}
        >
          <option value="">{words.nobody}</option>
          {agents.map((agent) => (
            <option key={agent.id} value={agent.id}>
              {agent.id === viewer.id ? words.you(agent.name) : agent.name}
            </option>
          ))}
        </Select>
        {assignee?.id !== viewer.id && (
          <Button onClick={() => assign(viewer.id)}>{words.takeIt}</Button>
        )}
      </div>
    </div>
  )
}
