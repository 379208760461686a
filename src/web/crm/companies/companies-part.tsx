import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useState } from 'react'

import type { CustomerCompanies } from '#shared/crm/contract.ts'
import * as words from '#words/crm.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { CompanyTable } from './company-table.tsx'
import styles from '#web/crm/crm-page.module.css'
import { crmQueries } from '#web/crm/crm-queries.ts'
import { LateBindDialog } from './late-bind-dialog.tsx'
import { UnboundCard } from './unbound-card.tsx'

type Customer = CustomerCompanies['customer']

/** Which companies of the CRM are which customers. */
export function CompaniesPart() {
  const companies = useQuery(crmQueries.companies())
  const [bindingTo, setBindingTo] = useState<Customer | null>(null)

  return (
    <>
      {companies.isPending && (
        <Loading label={words.companiesLoading}>
          <Card>
            <div className={styles.skeleton}>
              <SkeletonText width="most" />
              <SkeletonText width="half" />
              <SkeletonText width="most" />
            </div>
          </Card>
        </Loading>
      )}
      {companies.isLoadingError && (
        <Card flush>
          <LoadFailure
            message={words.companiesLoadFailed}
            busy={companies.isFetching}
            onRetry={() => void companies.refetch()}
          />
        </Card>
      )}
      {companies.data && (
        <div className={styles.page}>
          <Card flush>
            {companies.data.customers.length === 0 ? (
              <EmptyState title={words.noCustomers} icon={<Building2 aria-hidden="true" />} />
            ) : (
              <CompanyTable customers={companies.data.customers} onBindOther={setBindingTo} />
            )}
          </Card>
          {companies.data.unbound.length > 0 && <UnboundCard companies={companies.data} />}
        </div>
      )}
      {bindingTo && <LateBindDialog customer={bindingTo} onClose={() => setBindingTo(null)} />}
    </>
  )
}
