import { useQuery } from '@tanstack/react-query'

import { MAX_WORK_KIND_NAME_LENGTH } from '#shared/work-kinds/endpoints.ts'
import * as words from '#words/work-kinds.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/kit/feedback/skeleton.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'
import { NamedList } from '#web/kit/named-list/named-list.tsx'
import { buttonClass } from '#web/kit/parts/button.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { errorMessage } from '#web/lib/api-error.ts'
import { deskPaths } from '#web/lib/desk-paths.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'

import { useWorkKinds, workKindQuery } from './use-work-kinds.ts'
import styles from './work-kinds-page.module.css'

const TEXTS = {
  label: words.title,
  newName: words.newName,
  add: words.add,
  giveName: words.giveName,
  maxNameLength: MAX_WORK_KIND_NAME_LENGTH,
}

/** The kinds of work that agents choose from, in their order. */
export function WorkKindsPage() {
  const kinds = useQuery(workKindQuery)
  const acts = useWorkKinds()
  useDocumentTitle(words.title)

  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        actions={
          <Link to={deskPaths.time} className={buttonClass('plain')}>
            {words.toTime}
          </Link>
        }
      >
        {words.pageText}
      </PageHeader>
      <Card title={words.cardTitle}>
        <p className={styles.lead}>{words.cardText}</p>
        {kinds.isPending && (
          <Loading label={words.loading}>
            <div className={styles.skeleton}>
              <SkeletonText width="half" />
              <SkeletonText width="short" />
              <SkeletonText width="half" />
            </div>
          </Loading>
        )}
        {kinds.isLoadingError && (
          <LoadFailure
            message={words.loadFailed}
            detail={errorMessage(kinds.error)}
            busy={kinds.isFetching}
            onRetry={() => void kinds.refetch()}
          />
        )}
        {kinds.data && <NamedList list={kinds.data} acts={acts} texts={TEXTS} />}
      </Card>
    </div>
  )
}
