import { useQuery } from '@tanstack/react-query'
import {
  AlarmClock,
  Bookmark,
  BookmarkPlus,
  CircleCheck,
  CircleDot,
  Hourglass,
  Inbox,
  Layers,
  type LucideIcon,
  SlidersHorizontal,
  Undo2,
  User,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'

import * as words from '#words/desk.ts'
import type { SavedView } from '#shared/desk/queue/contract.ts'
import { DESK_VIEWS } from '#shared/desk/values.ts'
import {
  activeChoices,
  COUNTED_UP_TO,
  type DeskFilters,
  parseDeskFilters,
  serializeDeskFilters,
  withView,
} from '#web/desk/filters/desk-filters.ts'
import { deskQueries } from '#web/desk/filters/desk-queries.ts'
import { isChanged, isWorthSaving, openedView } from '#web/desk/filters/saved-filters.ts'
import type { Choices } from '#web/desk/filters/use-choices.ts'
import type { DeskQueue } from '#web/desk/filters/use-desk-queue.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { listSearchIn } from '#web/tickets/navigation-state.ts'
import { ActionsMenu } from '#web/ui/controls/actions-menu.tsx'
import { MenuButton } from '#web/ui/controls/disclosure.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { RailCount, RailGroup, RailLink } from '#web/ui/layout/rail.tsx'

import { ViewDialogs } from './view-dialogs.tsx'
import styles from './desk-views.module.css'

const ICONS = {
  mine: User,
  unassigned: Inbox,
  open: CircleDot,
  pending: Hourglass,
  snoozed: AlarmClock,
  closed: CircleCheck,
  all: Layers,
}

type View = {
  key: string
  Icon: LucideIcon
  name: string
  filters: DeskFilters
  count: number | undefined
  saved?: SavedView
}

/** The standard views and the saved ones, each with its count and the filters of its link. */
function useViews(filters: DeskFilters): View[] {
  const { data: counts } = useQuery(deskQueries.views())
  const { data: savedViews = [] } = useQuery(deskQueries.savedViews())
  const open = savedViews.find(({ id }) => id === filters.saved)
  // A typed search goes along to another view; that of a saved one is left with it.
  const kept = open?.filters.q === filters.q ? { ...filters, q: '' } : filters
  return [
    ...DESK_VIEWS.map((view) => ({
      key: view,
      Icon: ICONS[view],
      name: words.viewNames[view],
      filters: withView(kept, view),
      count: counts?.[view],
    })),
    ...savedViews.map((saved) => ({
      key: saved.id,
      Icon: saved.isShared ? Users : Bookmark,
      name: saved.name,
      filters: openedView(saved),
      count: saved.count ?? undefined,
      saved,
    })),
  ]
}

function openKey(views: View[], filters: DeskFilters): string {
  return views.some(({ key }) => key === filters.saved) ? filters.saved! : filters.view
}

function pathOf({ filters }: View) {
  return withSearch(paths.desk, serializeDeskFilters(filters))
}

/** Lines of the rail: the views of the queue. On a ticket, the one that led to it is marked. */
export function RailViews() {
  const { pathname, search, state } = useLocation()
  const isQueue = pathname === paths.desk
  const isTicket = pathname.startsWith(`${paths.desk}/tickets/`)
  const shown = isQueue ? search : isTicket ? listSearchIn(state) : ''
  const filters = parseDeskFilters(new URLSearchParams(shown))
  const views = useViews(filters)
  const open = isQueue || isTicket ? openKey(views, filters) : undefined

  return (
    <RailGroup label={words.views}>
      {views.map((view) => {
        const { key, name, count, saved, Icon } = view
        const sharedBy = saved?.ownerName ? words.sharedBy(saved.ownerName) : words.sharedView
        return (
          <RailLink
            key={key}
            to={pathOf(view)}
            text={name}
            Icon={Icon}
            current={key === open ? (isQueue ? 'page' : 'true') : undefined}
          >
            {saved?.isShared && <VisuallyHidden>{sharedBy}</VisuallyHidden>}
            {saved && key === open && isChanged(filters, saved) && (
              <span className={styles.changed}>{words.changedView}</span>
            )}
            {count !== undefined && <Count count={count} />}
          </RailLink>
        )
      })}
    </RailGroup>
  )
}

function Count({ count }: { count: number }) {
  const isMore = count >= COUNTED_UP_TO
  return (
    <RailCount>
      <span aria-hidden="true">{words.shortCount(count, isMore)}</span>
      <VisuallyHidden>{words.viewCount(count, isMore)}</VisuallyHidden>
    </RailCount>
  )
}

/** The same views where there is no rail. */
export function ViewSelect({ filters }: { filters: DeskFilters }) {
  const views = useViews(filters)
  const navigate = useNavigate()

  return (
    <Select
      aria-label={words.views}
      className={styles.select}
      value={openKey(views, filters)}
      onChange={({ target }) => {
        const view = views.find(({ key }) => key === target.value)
        if (view) void navigate(pathOf(view))
      }}
    >
      {views.map(({ key, name, count }) => (
        <option key={key} value={key}>
          {count === undefined
            ? name
            : words.viewWithCount(name, words.shortCount(count, count >= COUNTED_UP_TO))}
        </option>
      ))}
    </Select>
  )
}

/** The menu that saves what is shown as a view, and that changes saved ones. */
export function SaveViews({ queue, choices }: { queue: DeskQueue; choices: Choices }) {
  const { filters, savedViews, openView, choose } = queue
  const [opened, setOpened] = useState<'saving' | 'managing' | null>(null)
  const close = () => setOpened(null)
  const canSave = openView ? isChanged(filters, openView) : isWorthSaving(filters)

  return (
    <>
      <ActionsMenu label={words.viewActions}>
        {(after) => (
          <>
            <MenuButton
              Icon={BookmarkPlus}
              disabled={!canSave}
              onClick={after(() => setOpened('saving'))}
            >
              {words.saveView}
            </MenuButton>
            {openView && canSave && (
              <MenuButton Icon={Undo2} onClick={after(() => choose(openedView(openView)))}>
                {words.resetViewOf(openView.name)}
              </MenuButton>
            )}
            {savedViews.length > 0 && (
              <MenuButton Icon={SlidersHorizontal} onClick={after(() => setOpened('managing'))}>
                {words.manageViews}
              </MenuButton>
            )}
          </>
        )}
      </ActionsMenu>
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
    </>
  )
}
