import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import * as words from '#words/desk.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'

import { NoticeItem } from './notice-item.tsx'
import styles from './notice-panel.module.css'
import { noticeQuery, useClearNotices, useOlderNotices, useReadNotices } from './notice-queries.ts'

/** Notices of an agent, the newest first. */
export function NoticePanel({ onLeave }: { onLeave: () => void }) {
  const query = useQuery(noticeQuery)
  const older = useOlderNotices(query.data)
  const read = useReadNotices()
  const clear = useClearNotices()
  const heading = useRef<HTMLHeadingElement>(null)
  const { unread = 0, notices = [], hasMore = false } = query.data ?? {}
  const [newest] = notices
  const [shownBefore, setShownBefore] = useState(0)
  const list = useRef<HTMLUListElement>(null)

  /** The pressed button goes away; without this the focus would fall out of the styles. */
  function markRead(which: Parameters<typeof read.mutate>[0]) {
    read.mutate(which)
    heading.current?.focus()
  }

  /** The first of the older ones takes the focus: the button may be gone then. */
  useFocusWhen(older.isSuccess && older.submittedAt, () =>
    list.current?.children[shownBefore]?.querySelector('a'),
  )

  function showMore() {
    setShownBefore(notices.length)
    older.mutate()
  }

  return (
    <section aria-labelledby="desk-notices">
      <div className={styles.head}>
        <h2 ref={heading} id="desk-notices" tabIndex={-1} className={styles.title}>
          {words.atDesk}
        </h2>
        {unread > 0 && newest && (
          <button
            type="button"
            className={styles.small}
            onClick={() => markRead({ upTo: newest.id })}
          >
            {words.markAllRead}
          </button>
        )}
      </div>
      {query.isLoadingError && (
        <LoadFailure
          message={words.noticesLoadFailed}
          detail={errorMessage(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && notices.length === 0 && (
        <EmptyState title={words.noNotices}>{words.noNoticesText}</EmptyState>
      )}
      <ul ref={list} className={styles.list}>
        {notices.map((notice) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            onOpen={onLeave}
            onMarkRead={() => markRead({ noticeIds: [notice.id] })}
          />
        ))}
      </ul>
      {newest && (
        <div className={styles.foot}>
          {hasMore && (
            <Button
              variant="ghost"
              busy={older.isPending}
              busyLabel={words.loadingOlder}
              onClick={showMore}
            >
              {words.showMore}
            </Button>
          )}
          <button
            type="button"
            className={styles.small}
            onClick={() => {
              clear.mutate(newest.id)
              heading.current?.focus()
            }}
          >
            {words.clearNotices}
          </button>
        </div>
      )}
    </section>
  )
}
