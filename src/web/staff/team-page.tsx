import { useQuery } from '@tanstack/react-query'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'

import * as words from '#words/staff.ts'
import type { StaffMember } from '#shared/staff/contract.ts'
import { staffEndpoints } from '#shared/staff/endpoints.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { type TeamDialog, TeamDialogs } from './team-dialogs.tsx'
import { teamQueries, useTeamChange } from './team-queries.ts'
import { TeamTable, TeamTableSkeleton } from './team-table.tsx'
import { hasInvitationDraft } from './use-invitation-draft.ts'

export function TeamPage() {
  const team = useQuery(teamQueries.list())
  const reactivate = useReactivate()
  const viewer = useViewer()
  // An invitation continues when its author had to sign in in between.
  const [dialog, setDialog] = useState<TeamDialog | null>(() =>
    hasInvitationDraft(viewer.id) ? { kind: 'invite' } : null,
  )
  useDocumentTitle(words.title)

  const invite = () => setDialog({ kind: 'invite' })

  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onClick={invite}>
            {words.invite}
          </Button>
        }
      >
        {words.lead}
      </PageHeader>
      <Card flush>
        {team.isPending ? (
          <TeamTableSkeleton />
        ) : team.data ? (
          <TeamTable
            members={team.data}
            onAsk={(kind, member) => setDialog({ kind, member })}
            onReactivate={reactivate}
          />
        ) : (
          <LoadFailure
            message={words.loadFailed}
            busy={team.isFetching}
            onRetry={() => void team.refetch()}
          />
        )}
        {team.data?.length === 1 && (
          <EmptyState
            title={words.nobodyElse}
            icon={<Users aria-hidden="true" />}
            action={<Button onClick={invite}>{words.inviteSomeone}</Button>}
          >
            {words.whyTwo}
          </EmptyState>
        )}
      </Card>
      <TeamDialogs dialog={dialog} onChange={setDialog} />
    </>
  )
}

/** Asks nothing first: it takes nothing away, and is undone in the same place. */
function useReactivate() {
  const change = useTeamChange(
    ({ id }: StaffMember) =>
      call(staffEndpoints.changeStaff, { params: { userId: id }, body: { active: true } }),
    {
      onDone: ({ name, state }) =>
        toast.success(
          state === 'invited' ? words.reactivatedUninvited(name) : words.reactivated(name),
        ),
    },
  )

  return (member: StaffMember) => {
    change.mutate(member, {
      onError: (error) => toast.error(words.reactivateFailed(errorMessage(error))),
    })
  }
}
