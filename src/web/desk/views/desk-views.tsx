import { BookmarkPlus, SlidersHorizontal, Undo2, Users } from 'lucide-react'
import { useState } from 'react'
import * as words from '#words/desk.ts'
import { DESK_VIEWS } from '#shared/desk/values.ts'
import {
  activeChoices,
  COUNTED_UP_TO,
  type DeskFilters,
  serializeDeskFilters,
  withView,
} from '#web/desk/filters/desk-filters.ts'
import { isChanged, isWorthSaving, openedView } from '#web/desk/filters/saved-filters.ts'
import type { Choices } from '#web/desk/filters/use-choices.ts'
import type { DeskQueue } from '#web/desk/filters/use-desk-queue.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { ViewDialogs } from './view-dialogs.tsx'
import styles from './desk-views.module.css'

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

/** The buttons that save what is shown as a view, and that change saved ones. */
function SaveViews({ queue, choices }: { queue: DeskQueue; choices: Choices }) {
  const { filters, savedViews, openView, choose } = queue
  const [opened, setOpened] = useState<'saving' | 'managing' | null>(null)
  const close = () => setOpened(null)
  const canSave = openView ? isChanged(filters, openView) : isWorthSaving(filters)

  return (
    <span className={styles.saving}>
      {canSave && (
        <Button
          variant="ghost"
          icon={<BookmarkPlus aria-hidden="true" />}
          onClick={() => setOpened('saving')}
        >
          {words.saveView}
        </Button>
      )}
      {openView && canSave && (
        <Button
          variant="ghost"
          icon={<Undo2 aria-hidden="true" />}
          aria-label={words.resetViewOf(openView.name)}
          onClick={() => choose(openedView(openView))}
        >
          {words.resetView}
        </Button>
      )}
      {savedViews.length > 0 && (
        <IconButton label={words.manageViews} onClick={() => setOpened('managing')}>
          <SlidersHorizontal aria-hidden="true" />
        </IconButton>
      )}
      <ViewDialogs
        opened={opened}
        views={savedViews}
        filters={filters}
        summary={[
          words.viewNames[filters.view],
          ...activeChoices(filters).map((name) =>
            words.choiceText(words.choiceNames[name], choices.nameOf(name, filters)),
          ),
          words.choiceText(words.order, words.orders[filters.order]),
        ]}
        current={openView?.mayChange ? openView : undefined}
        onSaved={(viewId) => {
          close()
          choose({ saved: viewId })
        }}
        onClose={close}
      />
    </span>
  )
}

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

function ViewLink({
  filters,
  isOpen,
  count,
  name,
  sharedBy,
  isChanged: hasChanges,
}: ViewLinkProps) {
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
      {hasChanges && <span className={styles.changed}>{words.changedView}</span>}
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
