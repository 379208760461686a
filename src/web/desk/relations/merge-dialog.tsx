import { useRef, useState } from 'react'
import type { DeskTicket, DeskTicketItem } from '#shared/desk/contract.ts'
import { relateEndpoints } from '#shared/desk/endpoints.ts'
import * as words from '#words/desk-relations.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { call } from '#web/lib/http/call.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { PickerDialog } from './picker-dialog.tsx'
import { TicketPicker } from './ticket-picker.tsx'
import { useTicketAct, useUnmerge } from './relations-mutations.ts'

type MergeDialogProps = { ticket: DeskTicket; open: boolean; onClose: () => void }

/** Lets a ticket go on within another one of the same customer. */
export function MergeDialog({ ticket, open, onClose }: MergeDialogProps) {
  const navigate = useNavigate()
  const [into, setInto] = useState<DeskTicketItem | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const unmerge = useUnmerge(ticket.id)
  const search = useRef<HTMLInputElement>(null)
  const merge = useTicketAct<DeskTicketItem>(ticket.id, {
    act: ({ id }) => {
      const body = { intoTicketId: id }
      return call(relateEndpoints.mergeTicket, { params: { ticketId: ticket.id }, body })
    },
    onDone: ({ id, number }) => {
      onClose()
      toast.success(words.merged(String(ticket.number), String(number)), {
        label: words.takeBack,
        onClick: () => unmerge.mutate(),
      })
      void navigate(paths.deskTicket(id))
    },
  })

  return (
    <PickerDialog
      open={open}
      title={words.mergeTitle(String(ticket.number))}
      description={words.mergeText}
      act={merge}
      failed={words.mergeFailed}
      button={into ? words.mergeInto(String(into.number)) : words.merge}
      busyButton={words.merging}
      initialFocus={search}
      onClose={onClose}
      onSend={() => {
        setIsMissing(into === null)
        if (into) merge.mutate(into)
        else search.current?.focus()
      }}
    >
      <TicketPicker
        search={search}
        customerId={ticket.customer.id}
        offers={({ id, status }) => id !== ticket.id && status !== 'Closed'}
        chosen={into}
        onChoose={(chosen) => {
          setInto(chosen)
          setIsMissing(false)
        }}
        problem={isMissing ? words.chooseTicket : null}
      />
      {into && (
        <Banner>
          {into.requester.id === ticket.requester.id
            ? words.requesterIsTold(ticket.requester.name, String(into.number))
            : words.othersAreApart({
                requester: ticket.requester.name,
                other: into.requester.name,
                number: String(into.number),
              })}
        </Banner>
      )}
    </PickerDialog>
  )
}
