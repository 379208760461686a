import { useQuery, useMutation } from '@tanstack/react-query'
import { Plus, RefreshCw } from 'lucide-react'

import * as words from '#words/admin-dashboard.ts'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { FirstStepsCard } from '#web/setup/first-steps-card.tsx'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { CertificatesToRenew } from './certificates-to-renew.tsx'
import { LastingFailures } from './lasting-failures.tsx'
import { LateSignOnNotices } from './late-sign-on-notices.tsx'
import { LateSecretsToRenew } from './late-secrets-to-renew.tsx'
import { CustomerCounts } from './customer-counts.tsx'
import { RecentCustomers, RecentCustomersSkeleton } from './recent-customers.tsx'
import { customerEndpoints } from '#shared/customers/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

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

      <LastingFailures />
      <CertificatesToRenew />
      <LateSignOnNotices />
      <LateSecretsToRenew />
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
      {/* Last: it comes later than the rest, and must not move it. */}
      <FirstStepsCard />
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
