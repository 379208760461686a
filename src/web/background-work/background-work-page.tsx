import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import * as words from '#words/background-work.ts'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { useDocumentTitle } from '#web/lib/document-title.ts'

import { backgroundWorkQueries } from './background-work-queries.ts'
import { JobKinds, JobKindsSkeleton, TroubledJobs } from './background-work-tables.tsx'
import styles from './background-work.module.css'

export function BackgroundWorkPage() {
  const work = useQuery(backgroundWorkQueries.all())
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(words.title)

  return (
    <>
      <PageHeader title={words.title}>{words.lead}</PageHeader>
      {work.isLoadingError && (
        <Card flush>
          <LoadFailure
            message={words.loadFailed}
            busy={work.isFetching}
            onRetry={() => void work.refetch()}
          />
        </Card>
      )}
      {work.isPending && (
        <Card flush>
          <JobKindsSkeleton />
        </Card>
      )}
      {work.data && (
        <div className={styles.page}>
          <section>
            <h2 ref={heading} tabIndex={-1}>
              {words.troubled}
            </h2>
            <Card flush>
              <TroubledJobs
                troubled={work.data.troubled}
                onFocusLost={() => heading.current?.focus()}
              />
            </Card>
            {work.data.hasMoreTroubled && <p>{words.newest(work.data.troubled.length)}</p>}
          </section>
          <section>
            <h2>{words.all}</h2>
            <Card flush>
              <JobKinds kinds={work.data.kinds} />
            </Card>
          </section>
        </div>
      )}
    </>
  )
}
