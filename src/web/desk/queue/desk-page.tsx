import { useMutation, useQueryClient } from '@tanstack/react-query'
import { EyeOff, HandGrab, Inbox, SearchX } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import * as words from '#words/desk.ts'
import * as ticketWords from '#words/tickets.ts'
import { deskEndpoints } from '#shared/desk/endpoints.ts'
import { BulkPanel } from '#web/desk/bulk/bulk-panel.tsx'
import {
  activeChoices,
  type DeskFilters,
  NO_NARROWING,
  withView,
} from '#web/desk/filters/desk-filters.ts'
import { deskQueries } from '#web/desk/filters/desk-queries.ts'
import { QueueFilters } from '#web/desk/filters/queue-filters.tsx'
import { useChoices } from '#web/desk/filters/use-choices.ts'
import { useDeskQueue } from '#web/desk/filters/use-desk-queue.ts'
import { NewTicketButton } from '#web/desk/on-behalf/new-ticket-button.tsx'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { ShortcutHelp } from '#web/desk/shortcuts/shortcut-help.tsx'
import { useShortcuts } from '#web/desk/shortcuts/use-shortcuts.ts'
import { SaveViews, ViewSelect } from '#web/desk/views/desk-views.tsx'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'

import { findRow, type Place } from './find-row.ts'
import { QueueFooter } from './queue-footer.tsx'
import { QueuePreview } from './queue-preview.tsx'
import { QueueTable, QueueTableSkeleton } from './queue-table.tsx'
import { useSelection } from './use-selection.ts'
import hiddenNoticeStyles from '#web/desk/filters/hidden-notice.module.css'
import styles from './desk-page.module.css'

/** Page on which agents work: the tickets of all customers, by their next deadline. */
export function DeskPage() {
  const viewer = useViewer()
  const queue = useDeskQueue()
  const { list, openView, filters, choose } = queue
  const choices = useChoices(list.rows)
  const page = useRef<HTMLDivElement>(null)
  const filtersButton = useRef<HTMLButtonElement>(null)
  const viewName = openView?.name ?? words.viewNames[filters.view]
  useDocumentTitle(words.titleOf(viewName))
  useShortcuts({ '/': () => page.current?.querySelector('input')?.focus() })
  const selection = useSelection(list.rows)
  const { remember, previewedId, closePreview } = useRowKeys(page, list, selection.toggle)
  const previewed = list.rows.find(({ id }) => id === previewedId)

  function clear() {
    choose(NO_NARROWING)
    filtersButton.current?.focus()
  }

  return (
    <div ref={page} className={styles.page} data-fills onFocus={({ target }) => remember(target)}>
      <header className={styles.head}>
        <h1>
          <VisuallyHidden>{words.title}</VisuallyHidden>
          <span aria-hidden="true" dir="auto">
            {viewName}
          </span>
        </h1>
        <ViewSelect filters={filters} />
        <SaveViews queue={queue} choices={choices} />
        <div className={styles.filters}>
          <QueueFilters queue={queue} choices={choices} onClear={clear} button={filtersButton} />
        </div>
        <div className={styles.actions} data-print="hide">
          <NextTicketButton variant="primary" />
          {/* The header of a customer has its own. */}
          {!(viewer.isAdmin && filters.customerId) && <NewTicketButton />}
          <ShortcutHelp />
        </div>
      </header>
      {queue.isViewMissing && <MissingView onDismiss={() => choose({ saved: null })} />}
      <div className={styles.list}>
        <ListFrame
          list={list}
          counted={ticketWords.ticketCounts}
          skeleton={<QueueTableSkeleton filters={filters} />}
          empty={
            <NoDeskTickets
              filters={filters}
              onClear={clear}
              onSearchAll={() => choose(withView(filters, 'all'))}
            />
          }
        >
          <QueueTable tickets={list.rows} filters={filters} selection={selection} />
        </ListFrame>
        {!list.isLoading && !list.isFailed && <QueueFooter {...queue} />}
        <BulkPanel
          tickets={selection.selected}
          onClear={selection.clear}
          onGone={() => filtersButton.current?.focus()}
        />
        {previewed && <QueuePreview ticket={previewed} onClose={closePreview} />}
      </div>
    </div>
  )
}

type Queue = { hasMore: boolean; showMore: () => void }

/** Outlives the page, so that reading continues at the same position after a visit to a ticket. */
let place: Place = null

/**
 * `j` and `k` move the focus from ticket to ticket, which Enter opens as it opens any link, `x`
 * selects the one that has it, and Space shows a preview of it, which goes along.
 */
function useRowKeys(
  container: RefObject<HTMLElement | null>,
  queue: Queue,
  onSelect: (id: string, isRange: boolean) => void,
) {
  const [previewedId, setPreviewedId] = useState<string | null>(null)

  function rows() {
    return [...(container.current?.querySelectorAll<HTMLElement>('[data-ticket]') ?? [])]
  }

  function move(step: 1 | -1) {
    const shown = rows()
    const isInRow = focusedRow() !== null
    const ids = shown.map((row) => row.dataset.ticket ?? '')
    const index = findRow(ids, { place, isInRow, step })
    if (index === null) return
    const isAtEnd = isInRow && step === 1 && place?.id === ids.at(-1)
    if (isAtEnd && queue.hasMore) queue.showMore()
    shown[index]?.querySelector<HTMLElement>('a')?.focus()
  }

  function select({ shiftKey }: KeyboardEvent) {
    const id = focusedRow()?.dataset.ticket
    if (id) onSelect(id, shiftKey)
  }

  /** The arrows scroll the page until a row has the focus. */
  function moveInList(step: 1 | -1) {
    return focusedRow() !== null && move(step)
  }

  /** Space is the browser's on anything but the link of a row. */
  function togglePreview() {
    const id = document.activeElement?.matches('a') ? focusedRow()?.dataset.ticket : undefined
    if (!id) return false
    return setPreviewedId(id === previewedId ? null : id)
  }

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => moveInList(1),
    ArrowUp: () => moveInList(-1),
    x: select,
    ' ': togglePreview,
    Escape: () => previewedId !== null && setPreviewedId(null),
  })

  return {
    previewedId,
    closePreview: () => setPreviewedId(null),
    /** Remembers where the focus is, however it came there. */
    remember: (target: EventTarget) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-ticket]') : null
      const id = row?.dataset.ticket
      if (!row || !id) return
      place = { id, index: rows().indexOf(row) }
      if (previewedId !== null) setPreviewedId(id)
    },
  }
}

function focusedRow() {
  return document.activeElement?.closest<HTMLElement>('[data-ticket]') ?? null
}

type NoDeskTicketsProps = {
  filters: DeskFilters
  onClear: () => void
  /** Looks for the same in the tickets of all views. */
  onSearchAll: () => void
}

/** The tickets may be hidden by a filter or by the view: both can be left from here. */
function NoDeskTickets({ filters, onClear, onSearchAll }: NoDeskTicketsProps) {
  const { view } = filters
  if (activeChoices(filters).length > 0) {
    return (
      <EmptyState
        title={words.noMatch}
        icon={<SearchX aria-hidden="true" />}
        action={
          <span className={styles.noTicketsActions}>
            <Button onClick={onClear}>{words.clearAll}</Button>
            {view !== 'all' && <Button onClick={onSearchAll}>{words.searchAll}</Button>}
          </span>
        }
      >
        {words.noMatchIn(words.viewNames[view])}
      </EmptyState>
    )
  }

  return (
    <EmptyState
      title={words.emptyTitles[view]}
      icon={<Inbox aria-hidden="true" />}
      action={view === 'mine' ? <NextTicketButton variant="plain" /> : undefined}
    >
      {words.emptyTexts[view]}
    </EmptyState>
  )
}

/** Assigns the first unassigned ticket to the agent, by deadline, and opens it. */
function NextTicketButton({ variant }: { variant: 'primary' | 'plain' }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isOnline = useOnline()
  // Stays the same until it was answered, so that a second press after a lost answer gets the same
  // ticket.
  const key = useRef<string>(null)

  const take = useMutation({
    mutationFn: () => {
      key.current ??= crypto.getRandomValues(new Uint32Array(4)).join('-')
      return call(deskEndpoints.takeNextTicket, {}, { headers: { 'Idempotency-Key': key.current } })
    },
    onSuccess: ({ ticket }) => {
      key.current = null
      void queryClient.invalidateQueries({ queryKey: deskQueries.all() })
      if (ticket === null) return toast.info(words.nothingToTake)
      toast.success(words.taken(String(ticket.number)))
      return navigate(paths.deskTicket(ticket.id), { state: { listSearch: search } })
    },
    onError: () => toast.error(words.takeFailed),
  })

  return (
    <Button
      variant={variant}
      icon={<HandGrab aria-hidden="true" />}
      busy={take.isPending}
      busyLabel={words.takingNext}
      disabled={!isOnline}
      onClick={() => take.mutate()}
    >
      {words.takeNext}
    </Button>
  )
}

/** For who opens the link of a view that is not theirs to see. */
function MissingView({ onDismiss }: { onDismiss: () => void }) {
  return (
    <div className={hiddenNoticeStyles.notice}>
      <output className={hiddenNoticeStyles.text}>
        <EyeOff aria-hidden="true" />
        {words.viewMissing}
      </output>
      <Button variant="ghost" onClick={onDismiss}>
        {words.dismissMissing}
      </Button>
    </div>
  )
}
