import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, List, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import * as words from '#words/dashboard.ts'
import { PRIORITY_ATTENTION_TICKETS } from '#shared/limits.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'
import type { ListScope } from '#shared/tickets/values.ts'
import { ScopeChoice, useListScope } from '#web/tickets/display/scope-choice.tsx'
import { ticketsAddress } from '#web/tickets/queries/ticket-list-filters.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

import { ActivityCard } from './activity-card.tsx'
import { CountLinks } from './count-links.tsx'
import { dashboardQueries } from '#web/tickets/queries/dashboard-queries.ts'
import { RecentTickets } from './recent-tickets.tsx'
import { SlaCard } from './sla-card.tsx'
import { TicketRows, TicketRowsSkeleton } from './ticket-rows.tsx'
import styles from './dashboard-page.module.css'

export function DashboardPage() {
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const scope = useListScope()
  const [, setParams] = useSearchParams()
  const summary = useQuery(dashboardQueries.summary(scope))
  const [isRefreshing, setIsRefreshing] = useState(false)
  // Offline a question waits for the line, and would count as answered.
  const isOnline = useOnline()
  useDocumentTitle(words.title)

  const { data, isPending: isLoading } = summary
  const hasFailed = !isLoading && !data
  const isRetrying = summary.isFetching
  const retry = () => void summary.refetch()

  async function refresh() {
    if (!isOnline) return
    setIsRefreshing(true)
    const filter = { queryKey: dashboardQueries.all(), type: 'active' } as const
    try {
      await queryClient.refetchQueries(filter, { throwOnError: true })
      toast.success(words.refreshed)
    } catch {
      // Content loaded before stays on the page.
      toast.error(words.refreshFailed)
    } finally {
      setIsRefreshing(false)
    }
  }

  const slaCard = (
    <SlaCard
      scope={scope}
      sla={data?.sla}
      isLoading={isLoading}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  )

  return (
    <>
      <PageHeader
        title={words.welcome(viewer.name)}
        actions={
          <QuickActions
            scope={scope}
            canRefresh={isOnline && !isRefreshing}
            onRefresh={() => void refresh()}
          />
        }
      >
        {words.lead}
      </PageHeader>

      <div className={styles.grid}>
        <ScopeChoice
          className={styles.full}
          scope={scope}
          onChoose={(to) => setParams(to === 'mine' ? {} : { scope: to })}
        />
        <div className={styles.full}>
          <CountLinks scope={scope} counts={data?.counts} isLoading={isLoading} />
        </div>
        <div className={styles.wide}>
          <RecentTickets
            scope={scope}
            recent={data?.recent}
            total={data?.counts.total}
            isLoading={isLoading}
            isRetrying={isRetrying}
            onRetry={retry}
          />
        </div>
        <div className={styles.narrow}>
          {hasFailed ? slaCard : <PriorityAttention tickets={data?.priorityAttention} />}
        </div>
        {!hasFailed && (
          <>
            <div className={styles.wide}>
              <Card title={words.activity}>
                {data ? (
                  <ActivityCard scope={scope} slots={data.activity.slots} />
                ) : (
                  <Loading label={words.loadingActivity}>
                    <Skeleton className={styles.chartSkeleton} />
                  </Loading>
                )}
              </Card>
            </div>
            <div className={styles.narrow}>{slaCard}</div>
          </>
        )}
        <div className={styles.full} data-print="hide">
          <Button
            variant="ghost"
            icon={<RefreshCw aria-hidden="true" />}
            busy={isRefreshing}
            busyLabel={words.refreshing}
            disabled={!isOnline}
            onClick={() => void refresh()}
          >
            {words.refresh}
          </Button>
        </div>
      </div>
    </>
  )
}

/** Without tickets it is still loading. */
function PriorityAttention({ tickets }: { tickets: TicketListItem[] | undefined }) {
  return (
    <Card title={words.attentionTitle} flush>
      {!tickets ? (
        <TicketRowsSkeleton rows={PRIORITY_ATTENTION_TICKETS} />
      ) : tickets.length === 0 ? (
        <EmptyState icon={<CircleCheck aria-hidden="true" />} title={words.allClear}>
          {words.nothingUrgent}
        </EmptyState>
      ) : (
        <TicketRows tickets={tickets} label={words.attention} />
      )}
    </Card>
  )
}

type QuickActionsProps = { scope: ListScope; canRefresh: boolean; onRefresh: () => void }

function QuickActions({ scope, canRefresh, onRefresh }: QuickActionsProps) {
  return (
    <section className={styles.actions} aria-label={words.actionsTitle}>
      <Button
        icon={<RefreshCw aria-hidden="true" />}
        aria-disabled={!canRefresh}
        onClick={canRefresh ? onRefresh : undefined}
      >
        {words.refreshData}
      </Button>
      <Link to={ticketsAddress({ scope })} className={buttonClass()}>
        <List aria-hidden="true" />
        {words.viewAll}
      </Link>
      <Link to={paths.newTicket} className={buttonClass('primary')}>
        <Plus aria-hidden="true" />
        {words.createTicket}
      </Link>
    </section>
  )
}
