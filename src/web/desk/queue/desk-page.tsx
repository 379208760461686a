import { useRef } from 'react'

import * as words from '#words/desk.ts'
import * as ticketWords from '#words/tickets.ts'
import { NO_NARROWING, withView } from '#web/desk/filters/desk-filters.ts'
import { ShortcutHelp } from '#web/desk/shortcuts/shortcut-help.tsx'
import { NewTicketButton } from '#web/desk/on-behalf/new-ticket-button.tsx'
import { useShortcuts } from '#web/desk/shortcuts/use-shortcuts.ts'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import styles from './desk-page.module.css'
import { DeskLinks } from './desk-links.tsx'
import { DeskViews } from '#web/desk/views/desk-views.tsx'
import { MissingView } from '#web/desk/views/missing-view.tsx'
import { NoDeskTickets } from './no-desk-tickets.tsx'
import { QueueFilters } from '#web/desk/filters/queue-filters.tsx'
import { QueueFooter } from './queue-footer.tsx'
import { QueueTable, QueueTableSkeleton } from './queue-table.tsx'
import { TakeNext } from './take-next.tsx'
import { useChoices } from '#web/desk/filters/use-choices.ts'
import { useDeskQueue } from '#web/desk/filters/use-desk-queue.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useSelection } from './use-selection.ts'

/** Page on which agents work: the tickets of all customers, by their next deadline. */
export function DeskPage() {
  const queue = useDeskQueue()
  const { list, openView, filters, choose } = queue
  const choices = useChoices(list.rows)
  const page = useRef<HTMLDivElement>(null)
  const filtersButton = useRef<HTMLButtonElement>(null)
  useDocumentTitle(words.titleOf(openView?.name ?? words.viewNames[filters.view]))
  useShortcuts({ '/': () => page.current?.querySelector('input')?.focus() })
  const selection = useSelection(list.rows)
  const remember = useRowKeys(page, list, selection.toggle)

  function clear() {
    choose(NO_NARROWING)
    filtersButton.current?.focus()
  }

  return (
    <div ref={page} className={styles.page} onFocus={({ target }) => remember(target)}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <div className={styles.actions} data-print="hide">
          <DeskLinks />
          <ShortcutHelp />
          <NewTicketButton />
          <TakeNext variant="primary" />
        </div>
      </header>
      <DeskViews queue={queue} choices={choices} />
      {queue.isViewMissing && <MissingView onDismiss={() => choose({ saved: null })} />}
      <QueueFilters queue={queue} choices={choices} onClear={clear} button={filtersButton} />
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
        {selection.Panel && (
          <selection.Panel
            tickets={selection.selected}
            onClear={selection.clear}
            onGone={() => filtersButton.current?.focus()}
          />
        )}
      </div>
    </div>
  )
}
