import { useState } from 'react'

import { isEmail } from '#shared/customers/contact-problems.ts'
import type { DeskTicket } from '#shared/desk/contract.ts'
import { onBehalfEndpoints, relateEndpoints } from '#shared/desk/endpoints.ts'
import type { AddDeskParticipant } from '#shared/desk/relations/input.ts'
import type { AudienceMember } from '#shared/tickets/audience-contract.ts'
import * as words from '#words/tickets.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { useTicketAct } from '#web/desk/relations/relations-mutations.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { Audience, PersonPicker } from '#web/tickets/display/audience.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'
import { Card } from '#web/ui/layout/card.tsx'

const EXTERNAL = 'external '

/** Shows the people of the customer who see the ticket. Agents add people of the customer, and from outside. */
export function ParticipantsCard({ ticket }: { ticket: DeskTicket }) {
  const { id: ticketId, audience, customer } = ticket
  const params = { ticketId }
  const [external, setExternal] = useState<string | null>(null)

  const add = useTicketAct<AddDeskParticipant>(ticketId, {
    act: (body) => call(relateEndpoints.addDeskParticipant, { params, body }),
  })
  const remove = useTicketAct<AudienceMember>(ticketId, {
    act: ({ id: userId = '' }) =>
      call(relateEndpoints.removeDeskParticipant, { params: { ticketId, userId } }),
    onDone: ({ name, email: participant, isExternal }) =>
      toast.success(words.personRemoved(name), {
        label: words.undo,
        onClick: () => add.mutate({ participant, ...(isExternal && { isExternal }) }),
      }),
    onFailed: (error) => toast.error(`${words.removeFailed}. ${errorMessage(error)}`),
  })

  async function find(q: string, signal: AbortSignal) {
    const query = { q }
    const input = { params: { customerId: customer.id }, query }
    const people = await call(onBehalfEndpoints.listRequesters, input, { signal })
    const known = people.map(({ id, name, email }) => ({ key: id, name, detail: email }))
    if (known.length > 0 || !isEmail(q)) return known
    return [
      { key: q, name: q, detail: words.colleagueAt(customer.name) },
      { key: `${EXTERNAL}${q}`, name: q, detail: words.externalByEmail },
    ]
  }

  return (
    <Card title={words.participants}>
      <Audience
        people={audience}
        organization={customer.name}
        onRemove={(member) => remove.mutate(member)}
        isBusy={remove.isPending}
      >
        <PersonPicker
          label={words.addPerson}
          hint={words.addPersonHint}
          none={words.noPersonFound}
          error={add.error && errorMessage(add.error)}
          disabled={add.isPending}
          queryKey={['desk', 'requesters', customer.id, 'participants']}
          find={find}
          onChoose={(key) =>
            key.startsWith(EXTERNAL)
              ? setExternal(key.slice(EXTERNAL.length))
              : add.mutate({ participant: key })
          }
        />
      </Audience>
      {external !== null && (
        <ExternalDialog
          email={external}
          customer={customer.name}
          onAdd={(body) => add.mutateAsync(body)}
          onClose={() => setExternal(null)}
        />
      )}
    </Card>
  )
}

type ExternalDialogProps = {
  email: string
  customer: string
  onAdd: (body: AddDeskParticipant) => Promise<unknown>
  onClose: () => void
}

/** Asks before replies go outside of the company. */
function ExternalDialog({ email, customer, onAdd, onClose }: ExternalDialogProps) {
  const [name, setName] = useState('')

  async function confirm() {
    const named = name.trim() === '' ? {} : { name: name.trim() }
    await onAdd({ participant: email, isExternal: true, ...named })
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={<Rich>{words.askExternal(<bdi>{email}</bdi>)}</Rich>}
      description={<Rich>{words.externalText(<bdi>{customer}</bdi>)}</Rich>}
      action={{ label: words.addExternal, busyLabel: words.adding, failure: words.addFailed }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label={words.externalPersonName}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            dir="auto"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}
