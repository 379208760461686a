import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import * as words from '#words/settings.ts'
import { USAGE_ORDERS, type UsageOrder } from '#shared/usage/values.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'

import styles from './usage-cards.module.css'
import { usageQueries } from './usage-queries.ts'
import { CustomerUsageTable, PeopleUsageTable } from './usage-tables.tsx'

/** The customers and the people who use most. */
export function UsageCards() {
  const [order, setOrder] = useState<UsageOrder>('bytesInAll')
  const usage = useQuery(usageQueries.usage(order))

  if (usage.isPending) {
    return (
      <Card title={words.customers}>
        <Loading label={words.loadingUsage}>
          <SkeletonText width="most" />
          <SkeletonText width="half" />
          <SkeletonText width="most" />
        </Loading>
      </Card>
    )
  }
  if (usage.isError) {
    return (
      <Card title={words.customers}>
        <LoadFailure
          message={words.usageLoadFailed}
          busy={usage.isFetching}
          onRetry={() => void usage.refetch()}
        />
      </Card>
    )
  }
  const { customers, people } = usage.data

  return (
    <>
      <div className={styles.order} data-print="hide">
        <Field label={words.usageMostFirstBy}>
          {(control) => (
            <Select
              {...control}
              value={order}
              onChange={(event) => {
                const chosen = USAGE_ORDERS.find((known) => known === event.target.value)
                if (chosen) setOrder(chosen)
              }}
            >
              {USAGE_ORDERS.map((known) => (
                <option key={known} value={known}>
                  {words.usageOrders[known]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p className={styles.note}>{words.howUsageIsCounted}</p>
      </div>
      <Card title={words.customers} flush={customers.length > 0}>
        {customers.length === 0 ? (
          <EmptyState title={words.nothingUsed} />
        ) : (
          <CustomerUsageTable customers={customers} />
        )}
      </Card>
      {people.length > 0 && (
        <Card title={words.people} flush>
          <PeopleUsageTable people={people} />
        </Card>
      )}
    </>
  )
}
