import { Users } from 'lucide-react'

import * as words from '#words/desk.ts'
import { type DeskFilters, serializeDeskFilters } from '#web/desk/filters/desk-filters.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { withSearch } from '#web/lib/navigation/address.ts'
import { paths } from '#web/lib/navigation/paths.ts'

import { COUNTED_UP_TO } from '#web/desk/filters/count-hidden.ts'
import styles from './desk-views.module.css'

type ViewLinkProps = {
  filters: DeskFilters
  isOpen: boolean
  count: number | undefined
  name: string
  /** Every agent sees it. Null where who made it is gone. */
  sharedBy?: string | null
  /** Its filters were changed since it was opened. */
  isChanged?: boolean
}

export function ViewLink({ filters, isOpen, count, name, sharedBy, isChanged }: ViewLinkProps) {
  const shared = sharedBy ? words.sharedBy(sharedBy) : words.sharedView

  return (
    <Link
      to={withSearch(paths.desk, serializeDeskFilters(filters))}
      className={styles.view}
      aria-current={isOpen ? 'page' : undefined}
    >
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {sharedBy !== undefined && (
        <span className={styles.shared} title={shared}>
          <Users aria-hidden="true" />
          <VisuallyHidden>{shared}</VisuallyHidden>
        </span>
      )}
      {isChanged && <span className={styles.changed}>{words.changedView}</span>}
      <Count count={count} />
    </Link>
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
