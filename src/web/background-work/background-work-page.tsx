import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import * as words from '#words/operations.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useList } from '#web/ui/list/use-list.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { idOf } from '#web/lib/http/list-parts.ts'

import { backgroundWorkQueries } from './background-work-queries.ts'
import {
  JobKinds,
  JobKindsSkeleton,
  NothingFailed,
  TroubledJobs,
  TroubledJobsSkeleton,
} from './background-work-tables.tsx'
import styles from './background-work.module.css'

export function BackgroundWorkPage() {
  const kinds = useQuery(backgroundWorkQueries.kinds())
  const troubled = useList(backgroundWorkQueries.troubled(), {
    keyOf: idOf,
    failure: words.failedNotLoaded,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(words.title)

  return (
    <>
      <PageHeader title={words.title}>{words.lead}</PageHeader>
      <div className={styles.page}>
        <section>
          <h2 ref={heading} tabIndex={-1}>
            {words.troubled}
          </h2>
          <ListFrame
            list={troubled}
            counted={words.counted}
            skeleton={<TroubledJobsSkeleton />}
            empty={<NothingFailed />}
          >
            <TroubledJobs troubled={troubled.rows} onFocusLost={() => heading.current?.focus()} />
          </ListFrame>
        </section>
        <section>
          <h2>{words.all}</h2>
          <Card flush>
            {kinds.isLoadingError && (
              <LoadFailure
                message={words.loadFailed}
                busy={kinds.isFetching}
                onRetry={() => void kinds.refetch()}
              />
            )}
            {kinds.isPending && <JobKindsSkeleton />}
            {kinds.data && <JobKinds kinds={kinds.data.kinds} />}
          </Card>
        </section>
        {kinds.data && <p>{words.version(kinds.data.version)}</p>}
      </div>
    </>
  )
}
