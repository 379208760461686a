import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { AudienceMember } from '#shared/tickets/audience-contract.ts'
import type { Ticket } from '#shared/tickets/contract.ts'
import { audienceEndpoints } from '#shared/tickets/endpoints.ts'
import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Audience, AudienceLine, PersonPicker } from '#web/tickets/display/audience.tsx'
import { findColleagues, ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { Names } from '#web/tickets/display/person-name.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'
import { Card } from '#web/ui/layout/card.tsx'

/** Shows the people who see a ticket. Those who may reply add and remove participants. */
export function AudienceCard({ ticket }: { ticket: Ticket }) {
  const { id: ticketId, isReadOnly } = ticket
  const viewer = useViewer()
  const audience = useQuery(ticketQueries.audience(ticketId))
  const { add, remove } = useParticipants(ticketId)
  const [asked, setAsked] = useState<AudienceMember | null>(null)
  if (!audience.data) return null

  function askToRemove(member: AudienceMember) {
    // Ask first where one press cannot take it back.
    if (member.isExternal || member.id === viewer.id) setAsked(member)
    else remove.mutate(member)
  }

  return (
    <div data-print="hide">
      <Card title={words.whoCanSee}>
        <Audience
          people={audience.data}
          viewerId={viewer.id}
          organization={viewer.organization}
          onRemove={isReadOnly ? undefined : askToRemove}
          isBusy={remove.isPending}
        >
          {!isReadOnly && (
            <PersonPicker
              label={words.addColleague}
              hint={words.addColleagueHint}
              error={add.error && errorMessage(add.error)}
              disabled={add.isPending}
              queryKey={ticketQueries.colleagues()}
              find={findColleagues}
              onChoose={(participant) => add.mutate(participant)}
            />
          )}
        </Audience>
      </Card>
      {asked && <RemoveDialog ticketId={ticketId} member={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

/** Returns the name of the colleague whose ticket it is, once that is known. */
export function useColleague({ id, isOfColleague }: Ticket): string | undefined {
  const { data } = useQuery({ ...ticketQueries.audience(id), enabled: isOfColleague === true })
  return isOfColleague ? data?.find(({ reason }) => reason === 'requester')?.name : undefined
}

function useParticipants(ticketId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = ticketQueries.audience(ticketId)
  const readAgain = () => queryClient.invalidateQueries({ queryKey })

  const add = useMutation({
    mutationFn: (participant: string) =>
      call(audienceEndpoints.addParticipant, { params: { ticketId }, body: { participant } }),
    onSuccess: (people) => keepAnswer(queryClient, queryKey, people),
  })
  const remove = useMutation({
    mutationFn: (member: AudienceMember) => removeParticipant(ticketId, member),
    onSuccess: async (_, { name, email }) => {
      await readAgain()
      const undo = { label: words.undo, onClick: () => add.mutate(email) }
      toast.success(words.personRemoved(name), undo)
    },
    onError: (error) => {
      void readAgain()
      toast.error(`${words.removeFailed}. ${errorMessage(error)}`)
    },
  })
  return { add, remove }
}

function removeParticipant(ticketId: string, { id: userId = '' }: AudienceMember) {
  return call(audienceEndpoints.removeParticipant, { params: { ticketId, userId } })
}

type RemoveDialogProps = { ticketId: string; member: AudienceMember; onClose: () => void }

/** Asks before the viewer leaves, and before someone goes whom only the support team can add again. */
function RemoveDialog({ ticketId, member, onClose }: RemoveDialogProps) {
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isLeaving = member.id === viewer.id

  async function confirm() {
    await removeParticipant(ticketId, member)
    onClose()
    toast.success(isLeaving ? words.ticketLeft : words.personRemoved(member.name))
    if (isLeaving) await navigate(paths.tickets)
    void queryClient.invalidateQueries({ queryKey: ticketQueries.all() })
  }

  return (
    <ConfirmDialog
      open
      title={
        isLeaving ? words.confirmLeave : <Rich>{words.askRemove(<Names of={[member]} />)}</Rich>
      }
      description={isLeaving ? words.leaveText : words.removeExternalText}
      action={
        isLeaving
          ? { label: words.leave, busyLabel: words.leaving, failure: words.leaveFailed }
          : { label: words.remove, busyLabel: words.removing, failure: words.removeFailed }
      }
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

/** The same line at the box for a reply. */
export function AudienceNote({ ticketId }: { ticketId: string }) {
  const { id: viewerId, organization } = useViewer()
  const { data: people } = useQuery(ticketQueries.audience(ticketId))
  if (!people) return null
  const line = <AudienceLine people={people} viewerId={viewerId} organization={organization} />
  return <Rich>{words.whoCanSeeReply(line)}</Rich>
}
