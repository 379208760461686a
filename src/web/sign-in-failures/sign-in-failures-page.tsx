import { LogIn, SearchX } from 'lucide-react'

import * as words from '#words/sign-in-failures.ts'
import { signInFailureEndpoints } from '#shared/customers/endpoints.ts'
import { toSearchText } from '#web/lib/format/search-text.ts'
import { callWithHeaders } from '#web/lib/http/call.ts'
import { listQuery } from '#web/lib/http/list-parts.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { readId } from '#web/lib/navigation/read-id.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { SearchBox } from '#web/ui/controls/search-box.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { useList } from '#web/ui/list/use-list.ts'

import { FailureKind } from './failure-kind.tsx'
import styles from './sign-in-failures-page.module.css'

export function SignInFailuresPage() {
  const failures = useFailures()
  const { customerId } = failures
  useDocumentTitle(words.title)

  return (
    <>
      <PageHeader title={words.title}>{customerId ? null : words.about}</PageHeader>
      <div className={styles.page}>
        <div className={styles.search}>
          <SearchBox
            label={words.searchLabel}
            placeholder={words.searchPlaceholder}
            q={failures.q}
            onSearch={failures.search}
          />
        </div>
        <FailureList failures={failures} />
      </div>
    </>
  )
}

const SKELETON_ROWS = 5

function FailureList({ failures }: { failures: Failures }) {
  const { rows, q } = failures

  return (
    <ListFrame
      list={failures}
      counted={words.counted}
      skeleton={<FailureListSkeleton />}
      empty={<NoFailures q={q} onClear={() => failures.search('')} />}
    >
      <ul className={styles.failureList}>
        {rows.map((kind) => (
          <li key={`${kind.customer?.id} ${kind.reason}`} className={styles.failureListItem}>
            <FailureKind kind={kind} isOpen={q !== '' && rows.length === 1} />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}

function NoFailures({ q, onClear }: { q: string; onClear: () => void }) {
  if (q) {
    return (
      <EmptyState
        title={words.noneWithCode}
        icon={<SearchX aria-hidden="true" />}
        action={<Button onClick={onClear}>{words.showAll}</Button>}
      >
        {words.codesAreKept}
      </EmptyState>
    )
  }

  return (
    <EmptyState title={words.none} icon={<LogIn aria-hidden="true" />}>
      {words.willAppear}
    </EmptyState>
  )
}

function FailureListSkeleton() {
  return (
    <Loading label={words.loading}>
      <div className={styles.failureList}>
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <div key={row} className={styles.skeleton}>
            <SkeletonText width="half" />
            <SkeletonText width="short" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

type FailureFilters = { q: string; customerId: string | null }

const REFRESH_MS = 15_000

const failureQueries = {
  /** The newest first. */
  kinds: ({ q, customerId }: FailureFilters) =>
    listQuery({
      queryKey: ['sign-in-failures', q, customerId],
      read: (cursor, signal) => {
        const query = { q, customerId: customerId ?? undefined, cursor }
        return callWithHeaders(signInFailureEndpoints.listSignInFailures, { query }, { signal })
      },
      // A person is on the telephone with a code that is a minute old, and tries again meanwhile.
      staleTime: 0,
      refetchInterval: REFRESH_MS,
    }),
}

type Failures = ReturnType<typeof useFailures>

/** The failures as the address narrows them. */
function useFailures() {
  const { filters, type } = useAddressFilters({ parse, serialize })
  const list = useList(failureQueries.kinds(filters), {
    keyOf: ({ customer, reason }) => `${customer?.id} ${reason}`,
    failure: words.failedToLoad,
  })
  return { ...list, ...filters, search: (q: string) => type({ q }) }
}

function parse(params: URLSearchParams): FailureFilters {
  return {
    q: toSearchText(params.get('q') ?? ''),
    customerId: readId(params.get('customer')),
  }
}

function serialize({ q, customerId }: FailureFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (customerId) params.set('customer', customerId)
  if (q) params.set('q', q)
  return params
}
