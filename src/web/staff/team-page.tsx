import { useQuery } from '@tanstack/react-query'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'

import { useViewer } from '#web/access/viewer-context.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'

import { SignInRulesCard } from './sign-in-rules-card.tsx'
import { type TeamDialog, TeamDialogs } from './team-dialogs.tsx'
import styles from './team-page.module.css'
import { teamQueries } from './team-queries.ts'
import { TeamTable, TeamTableSkeleton } from './team-table.tsx'
import { hasInvitationDraft } from './use-invitation-draft.ts'
import { useReactivate } from './use-reactivate.ts'

export function TeamPage() {
  const team = useQuery(teamQueries.list())
  const reactivate = useReactivate()
  const viewer = useViewer()
  // Whoever was led to sign in while inviting somebody goes on where they were.
  const [dialog, setDialog] = useState<TeamDialog | null>(() =>
    hasInvitationDraft(viewer.id) ? { kind: 'invite' } : null,
  )
  useDocumentTitle('Team')

  const invite = () => setDialog({ kind: 'invite' })

  return (
    <>
      <PageHeader
        title="Team"
        actions={
          <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onClick={invite}>
            Invite
          </Button>
        }
      >
        The people who answer tickets and run this portal.
      </PageHeader>
      <div className={styles.cards}>
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
              message="Failed to load the team"
              busy={team.isFetching}
              onRetry={() => void team.refetch()}
            />
          )}
          {team.data?.length === 1 && (
            <EmptyState
              title="Nobody else yet"
              icon={<Users aria-hidden="true" />}
              action={<Button onClick={invite}>Invite someone</Button>}
            >
              A second administrator can let you in again when you lose your password.
            </EmptyState>
          )}
        </Card>
        {team.data && <SignInRulesCard team={team.data} />}
      </div>
      <TeamDialogs dialog={dialog} onChange={setDialog} />
    </>
  )
}
