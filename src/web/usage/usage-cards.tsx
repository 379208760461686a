import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { USAGE_ORDERS, type UsageOrder } from '#shared/usage/values.ts'
import { Card } from '#web/kit/parts/card.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Field } from '#web/kit/basic/field.tsx'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/kit/feedback/skeleton.tsx'
import { Select } from '#web/kit/basic/text-input.tsx'

import styles from './usage-cards.module.css'
import { usageQueries } from './usage-queries.ts'
import { CustomerUsageTable, PeopleUsageTable } from './usage-tables.tsx'

const ORDERS: Record<UsageOrder, string> = {
  bytesInAll: 'Stored in all',
  bytesToday: 'Sent today',
  tickets: 'Tickets this hour',
  replies: 'Replies this hour',
}

/** The customers and the people who use most. */
export function UsageCards() {
  const [order, setOrder] = useState<UsageOrder>('bytesInAll')
  const usage = useQuery(usageQueries.usage(order))

  if (usage.isPending) {
    return (
      <Card title="Customers">
        <Loading label="Loading the usage">
          <SkeletonText width="most" />
          <SkeletonText width="half" />
          <SkeletonText width="most" />
        </Loading>
      </Card>
    )
  }
  if (usage.isError) {
    return (
      <Card title="Customers">
        <LoadFailure
          message="Failed to load the usage"
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
        <Field label="Most first by">
          {(control) => (
            <Select
              {...control}
              value={order}
              onChange={(event) => {
                const chosen = USAGE_ORDERS.find((known) => known === event.target.value)
                if (chosen) setOrder(chosen)
              }}
            >
              {Object.entries(ORDERS).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p className={styles.note}>
          Hours and days are those of UTC. Open pages are counted at one server process.
        </p>
      </div>
      <Card title="Customers" flush={customers.length > 0}>
        {customers.length === 0 ? (
          <EmptyState title="Nobody has used anything yet." />
        ) : (
          <CustomerUsageTable customers={customers} />
        )}
      </Card>
      {people.length > 0 && (
        <Card title="People" flush>
          <PeopleUsageTable people={people} />
        </Card>
      )}
    </>
  )
}
