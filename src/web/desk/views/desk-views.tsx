import { DESK_VIEWS } from '#shared/desk/values.ts'
import * as words from '#words/desk.ts'
import { withView } from '#web/desk/filters/desk-filters.ts'
import { isChanged, openedView } from '#web/desk/filters/saved-filters.ts'

import styles from './desk-views.module.css'
import { SaveViews } from './save-views.tsx'
import type { Choices } from '#web/desk/filters/use-choices.ts'
import type { DeskQueue } from '#web/desk/filters/use-desk-queue.ts'
import { ViewLink } from './view-link.tsx'

type DeskViewsProps = { queue: DeskQueue; choices: Choices }

/** Views that the queue shows at one press, each with its count: the standard ones, and the saved ones. */
export function DeskViews({ queue, choices }: DeskViewsProps) {
  const { filters, counts, savedViews, openView } = queue
  // A typed search goes along to another view; that of a saved one is left with it.
  const kept = openView?.filters.q === filters.q ? { ...filters, q: '' } : filters

  return (
    <nav aria-label={words.views} className={styles.views} data-print="hide">
      {DESK_VIEWS.map((view) => (
        <ViewLink
          key={view}
          filters={withView(kept, view)}
          isOpen={view === filters.view && !openView}
          count={counts?.[view]}
          name={words.viewNames[view]}
        />
      ))}
      {savedViews.map((view) => (
        <ViewLink
          key={view.id}
          filters={openedView(view)}
          isOpen={view.id === openView?.id}
          count={view.count ?? undefined}
          name={view.name}
          sharedBy={view.isShared ? view.ownerName : undefined}
          isChanged={view.id === openView?.id && isChanged(filters, view)}
        />
      ))}
      <SaveViews queue={queue} choices={choices} />
    </nav>
  )
}
