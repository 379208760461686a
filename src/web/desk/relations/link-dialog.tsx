import { useRef, useState } from 'react'

import type { DeskTicket, DeskTicketItem } from '#shared/desk/contract.ts'
import { relateEndpoints } from '#shared/desk/endpoints.ts'
import { LINK_KINDS, type LinkKind } from '#shared/desk/relations/values.ts'
import * as words from '#words/desk-relations.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { call } from '#web/lib/http/call.ts'

import { PickerDialog } from './picker-dialog.tsx'
import { TicketPicker } from './ticket-picker.tsx'
import { useTicketAct } from './relations-mutations.ts'

type LinkDialogProps = { ticket: DeskTicket; open: boolean; onClose: () => void }

/** Says how a ticket belongs to another one, of any customer. */
export function LinkDialog({ ticket, open, onClose }: LinkDialogProps) {
  const [other, setOther] = useState<DeskTicketItem | null>(null)
  const [kind, setKind] = useState<LinkKind>('related')
  const [isMissing, setIsMissing] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const link = useTicketAct<DeskTicketItem>(ticket.id, {
    act: ({ id }) => {
      const params = { ticketId: ticket.id, otherTicketId: id }
      return call(relateEndpoints.linkTicket, { params, body: { kind } })
    },
    onDone: ({ number }) => {
      onClose()
      setOther(null)
      toast.success(words.linked(String(number)))
    },
  })

  return (
    <PickerDialog
      open={open}
      title={words.linkTitle}
      description={words.linkText}
      act={link}
      failed={words.linkFailed}
      button={words.link}
      busyButton={words.linking}
      initialFocus={search}
      onClose={onClose}
      onSend={() => {
        setIsMissing(other === null)
        if (other) link.mutate(other)
        else search.current?.focus()
      }}
    >
      <Field label={words.howItBelongs}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target: { value } }) =>
              setKind(LINK_KINDS.find((known) => known === value) ?? 'related')
            }
          >
            {LINK_KINDS.map((known) => (
              <option key={known} value={known}>
                {words.linkKinds[known]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TicketPicker
        search={search}
        offers={({ id }) => id !== ticket.id}
        chosen={other}
        onChoose={(chosen) => {
          setOther(chosen)
          setIsMissing(false)
        }}
        problem={isMissing ? words.chooseTicket : null}
      />
    </PickerDialog>
  )
}
