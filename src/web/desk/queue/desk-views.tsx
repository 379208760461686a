import { DESK_VIEWS } from '#shared/desk/values.ts'
import type { DeskViewCounts } from '#shared/desk/contract.ts'
import * as words from '#words/desk.ts'
import { type DeskFilters, serializeDeskFilters, withView } from '#web/desk/desk-filters.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'
import { withSearch } from '#web/lib/address.ts'
import { paths } from '#web/lib/paths.ts'

import { COUNTED_UP_TO } from './count-hidden.ts'
import styles from './desk-views.module.css'

type DeskViewsProps = { filters: DeskFilters; counts: DeskViewCounts | undefined }

/** What the queue shows at one press, each with how much is in it. */
export function DeskViews({ filters, counts }: DeskViewsProps) {
  return (
    <nav aria-label={words.views} className={styles.views} data-print="hide">
      {DESK_VIEWS.map((view) => (
        <Link
          key={view}
          to={withSearch(paths.desk, serializeDeskFilters(withView(filters, view)))}
          className={styles.view}
          aria-current={view === filters.view ? 'page' : undefined}
        >
          <span>{words.viewNames[view]}</span>
          <Count count={counts?.[view]} />
        </Link>
      ))}
    </nav>
  )
}

/** Keeps its room while it is read. */
function Count({ count }: { count: number | undefined }) {
  if (count === undefined) return <span className={styles.count} aria-hidden="true" />
  const isMore = count >= COUNTED_UP_TO
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{words.shortCount(count, isMore)}</span>
      <VisuallyHidden>{words.viewCount(count, isMore)}</VisuallyHidden>
    </span>
  )
}
