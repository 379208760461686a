import { useMutation, useQuery } from '@tanstack/react-query'
import { Building2, Plus, RefreshCw } from 'lucide-react'

import * as words from '#words/admin-dashboard.ts'
import { number } from '#words/language.ts'
import type { CustomerListItem, CustomerCounts as Counts } from '#shared/customers/contract.ts'
import { customerEndpoints } from '#shared/customers/endpoints.ts'
import { RECENT_CUSTOMERS } from '#shared/limits.ts'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { ActiveBadge, SamlBadge } from '#web/customers/list/customer-badges.tsx'
import { SetupLine } from '#web/customers/list/setup-text.tsx'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { FirstStepsCard } from '#web/setup/first-steps-card.tsx'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { AttentionCard } from './attention-card.tsx'
import styles from './admin-dashboard-page.module.css'

export function AdminDashboardPage() {
  const counts = useQuery(customerQueries.counts())
  const customers = useQuery(customerQueries.recent())
  const refreshSaml = useRefreshSaml()
  useDocumentTitle(words.title)

  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <>
            <Button
              icon={<RefreshCw aria-hidden="true" />}
              busy={refreshSaml.isPending}
              busyLabel={words.refreshing}
              onClick={() => refreshSaml.mutate()}
            >
              {words.refresh}
            </Button>
            <Link to={adminPaths.newCustomer} className={buttonClass('primary')}>
              <Plus aria-hidden="true" />
              {words.addCustomer}
            </Link>
          </>
        }
      >
        {words.lead}
      </PageHeader>

      <AttentionCard />
      <FirstStepsCard />
      <CustomerCounts counts={counts.data} isLoading={counts.isPending} />
      <Card
        title={words.recentCustomers}
        actions={<Link to={adminPaths.customers}>{words.viewAll}</Link>}
        flush
      >
        {customers.isPending ? (
          <RecentCustomersSkeleton />
        ) : customers.data ? (
          <RecentCustomers customers={customers.data} />
        ) : (
          <LoadFailure
            message={words.customersFailed}
            busy={customers.isFetching}
            onRetry={() => void customers.refetch()}
          />
        )}
      </Card>
    </>
  )
}

function useRefreshSaml() {
  return useMutation({
    mutationFn: () => call(customerEndpoints.refreshSamlConfig, {}),
    onSuccess: () => toast.success(words.refreshed),
    onError: () => toast.error(words.refreshFailed),
  })
}

const COUNTS = ['total', 'active', 'inactive', 'samlEnabled'] as const
const COUNTED_BY = {
  total: '',
  active: 'status=active',
  inactive: 'status=inactive',
  samlEnabled: 'setup=enabled',
}

function CustomerCounts({ counts, isLoading }: { counts: Counts | undefined; isLoading: boolean }) {
  return (
    <dl className={styles.counts} aria-busy={isLoading}>
      {COUNTS.map((name) => (
        <div key={name} className={styles.count}>
          <dt>
            <Link to={withSearch(adminPaths.customers, COUNTED_BY[name])}>
              {words.counts[name]}
            </Link>
          </dt>
          <dd className={styles.number}>
            {isLoading ? (
              <Skeleton className={styles.skeleton} />
            ) : counts ? (
              number(counts[name])
            ) : (
              '–'
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function RecentCustomers({ customers }: { customers: CustomerListItem[] }) {
  if (customers.length === 0) {
    return (
      <EmptyState icon={<Building2 aria-hidden="true" />} title={words.noCustomers}>
        {words.whereTheyAppear}
      </EmptyState>
    )
  }

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.domain}</th>
          <th scope="col">{words.startDate}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.saml}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer.id}>
            <th scope="row" className={styles.name}>
              <Link to={adminPaths.customerOverview(customer.id)} dir="auto">
                {customer.name}
              </Link>
            </th>
            <td className={styles.domain}>{customer.domain || words.noDomain}</td>
            <td className={styles.date} data-label={words.start}>
              {customer.mspStartDate ? formatCalendarDay(customer.mspStartDate) : words.notSet}
            </td>
            <td>
              <ActiveBadge isActive={customer.active} />
            </td>
            <td data-label={words.saml}>
              <div>
                <SamlBadge isEnabled={customer.saml.enabled} />
                {customer.setup && (
                  <p className={styles.setup}>
                    <SetupLine setup={customer.setup} />
                  </p>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RecentCustomersSkeleton() {
  return (
    <Loading label={words.loadingCustomers}>
      <div className={styles.skeleton}>
        {Array.from({ length: RECENT_CUSTOMERS + 1 }, (_, row) => (
          <div key={row} className={styles.skeletonRow}>
            <SkeletonText width={row % 2 === 0 ? 'most' : 'half'} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
