import { useQuery } from '@tanstack/react-query'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'

import * as words from '#words/staff.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { SignInRulesCard } from './sign-in-rules-card.tsx'
import { StaffSignOnCard } from './staff-sign-on-card.tsx'
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
        <StaffSignOnCard />
        {team.data && <SignInRulesCard team={team.data} />}
      </div>
      <TeamDialogs dialog={dialog} onChange={setDialog} />
    </>
  )
}
