import { useMutation, useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'

import { call } from '#web/lib/call.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { toast } from '#web/ui/toast.tsx'

import { adminQueries } from './admin-queries.ts'
import { CustomerCounts } from './customer-counts.tsx'
import { RecentCustomers, RecentCustomersSkeleton } from './recent-customers.tsx'

export function AdminDashboardPage() {
  const customers = useQuery(adminQueries.customers())
  const refreshSaml = useMutation({
    mutationFn: () => call('refreshSamlConfig', {}),
    onSuccess: () => toast.success('SAML configurations refreshed successfully'),
    onError: () => toast.error('Failed to refresh SAML configurations'),
  })
  useDocumentTitle('Admin Dashboard')

  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        actions={
          <Button
            icon={<RefreshCw aria-hidden="true" />}
            busy={refreshSaml.isPending}
            busyLabel="Refreshing..."
            onClick={() => refreshSaml.mutate()}
          >
            Refresh SAML Config
          </Button>
        }
      >
        The organizations that you support.
      </PageHeader>

      <CustomerCounts customers={customers.data} isLoading={customers.isPending} />
      <Card title="Recent Customers" flush>
        {customers.isPending ? (
          <RecentCustomersSkeleton />
        ) : customers.data ? (
          <RecentCustomers customers={customers.data} />
        ) : (
          <LoadFailure
            message="Failed to load customers"
            busy={customers.isFetching}
            onRetry={() => void customers.refetch()}
          />
        )}
      </Card>
    </>
  )
}
