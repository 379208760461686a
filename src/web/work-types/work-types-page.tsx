import { queryOptions, useQuery } from '@tanstack/react-query'

import { MAX_WORK_KIND_NAME_LENGTH, workTypeEndpoints } from '#shared/work-types/endpoints.ts'
import * as words from '#words/time-entries.ts'
import { call } from '#web/lib/http/call.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { NamedList } from '#web/ui/list/named-list.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { useNamedList } from '#web/ui/list/use-named-list.ts'

import styles from './work-types-page.module.css'

const TEXTS = {
  label: words.kindsTitle,
  newName: words.newKind,
  add: words.addKind,
  giveName: words.giveKindName,
  maxNameLength: MAX_WORK_KIND_NAME_LENGTH,
}

/** The kinds of work that agents choose from, in their order. */
export function WorkTypesPage() {
  const kinds = useQuery(workTypeQuery)
  const acts = useWorkTypes()
  useDocumentTitle(words.kindsTitle)

  return (
    <div className={styles.page}>
      <PageHeader
        title={words.kindsTitle}
        actions={
          <Link to={deskPaths.time} className={buttonClass('plain')}>
            {words.toTime}
          </Link>
        }
      >
        {words.kindsPageText}
      </PageHeader>
      <Card title={words.kindsCardTitle}>
        <p className={styles.lead}>{words.kindsCardText}</p>
        {kinds.isPending && (
          <Loading label={words.loadingKindList}>
            <div className={styles.skeleton}>
              <SkeletonText width="half" />
              <SkeletonText width="short" />
              <SkeletonText width="half" />
            </div>
          </Loading>
        )}
        {kinds.isLoadingError && (
          <LoadFailure
            message={words.kindListFailed}
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

const workTypeQuery = queryOptions({
  queryKey: ['work-kinds'] as const,
  queryFn: ({ signal }) => call(workTypeEndpoints.listWorkKinds, {}, { signal }),
})

function useWorkTypes() {
  return useNamedList({
    queryKey: workTypeQuery.queryKey,
    // The desk keeps its own, and names the kinds at each entry of time.
    alsoShown: [['desk']],
    add: (name) => call(workTypeEndpoints.addWorkKind, { body: { name } }),
    change: (kindId, body) => call(workTypeEndpoints.updateWorkKind, { params: { kindId }, body }),
    order: (ids) => call(workTypeEndpoints.orderWorkKinds, { body: { ids } }),
  })
}
