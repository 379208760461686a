import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import type { DeskTicket, DeskTicketItem } from '#shared/desk/contract.ts'
import type { MergePreview } from '#shared/desk/relations/relations.ts'
import { relateEndpoints } from '#shared/desk/endpoints.ts'
import * as words from '#words/desk-relations.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { call } from '#web/lib/http/call.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Names } from '#web/tickets/display/person-name.tsx'
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
  const preview = useQuery({
    queryKey: ['desk', 'merge', ticket.id, into?.id],
    queryFn: ({ signal }) => {
      const query = { intoTicketId: into?.id ?? '' }
      return call(
        relateEndpoints.previewMerge,
        { params: { ticketId: ticket.id }, query },
        { signal },
      )
    },
    enabled: into !== null,
    gcTime: 0,
  })
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
        if (!into) search.current?.focus()
        // An agent knows who will see it before it is done.
        else if (preview.data) merge.mutate(into)
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
          <SightChange preview={preview} into={into} />
        </Banner>
      )}
    </PickerDialog>
  )
}

type SightChangeProps = { preview: UseQueryResult<MergePreview>; into: DeskTicketItem }

/** Says who gains and who loses sight. */
function SightChange({ preview, into }: SightChangeProps) {
  if (preview.isPending) return <Spinner />
  if (preview.isError) {
    return (
      <LoadFailure
        message={words.sightFailed}
        busy={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    )
  }
  const { gains, loses, confidential } = preview.data
  return (
    <output>
      {confidential && <p>{words.bothConfidential}</p>}
      {gains.length > 0 && (
        <p>
          <Rich>{words.gainSight(String(into.number), <Names of={gains} inSentence />)}</Rich>
        </p>
      )}
      {loses.length > 0 && (
        <p>
          <Rich>{words.loseSight(<Names of={loses} inSentence />)}</Rich>
        </p>
      )}
      {gains.length + loses.length === 0 && <p>{words.sightStays}</p>}
    </output>
  )
}
