import { useQuery } from '@tanstack/react-query'

import * as words from '#words/connection-tests.ts'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { AttributeList, type MappingForm } from './attribute-list.tsx'
import styles from './test-card.module.css'
import { testQueries } from './test-queries.ts'

/** Attributes of the newest test, each with what it is read as. */
export function AttributesCard({ form }: { form: MappingForm }) {
  const newest = useQuery(testQueries.newest(useConnectionCalls()))
  const answer = newest.data?.test?.result?.answer

  return (
    <Card title={words.attributes.title}>
      {answer ? (
        <div className={styles.card}>
          <p className={styles.lead}>{words.attributes.lead}</p>
          <AttributeList answer={answer} form={form} />
        </div>
      ) : newest.isPending ? (
        <Loading label={words.loading}>
          <SkeletonText width="half" />
        </Loading>
      ) : newest.isError ? (
        <LoadFailure
          message={words.loadFailed}
          busy={newest.isFetching}
          onRetry={() => void newest.refetch()}
        />
      ) : (
        <p className={styles.none}>{words.attributes.untested}</p>
      )}
    </Card>
  )
}
