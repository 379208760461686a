import { MailOpen, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import * as words from '#words/quarantine.ts'
import type { MailItem } from '#shared/mail/held/contract.ts'
import { LISTED_MAILS, type ListedMails } from '#shared/mail/held/values.ts'
import { SelectBox } from '#web/desk/selection/select-box.tsx'
import { NOTHING_SELECTED, selectRow } from '#web/desk/selection/select-rows.ts'
import { formatAge } from '#web/lib/format/format-time.ts'
import { idOf } from '#web/lib/http/list-parts.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { useList } from '#web/ui/list/use-list.ts'

import { MailPage, UnverifiedBadge } from './mail-page.tsx'
import { mailQueries } from './mail-queries.ts'
import { useDiscardMails } from './use-resolve-mail.ts'
import styles from './mails.module.css'

type Shown = { state: ListedMails }

/** Which mails are listed, as the address has it. Those that wait are what one comes for. */
const MAILS_SHOWN = {
  parse: (params: URLSearchParams): Shown => ({
    state: LISTED_MAILS.find((known) => known === params.get('state')) ?? 'held',
  }),
  serialize: ({ state }: Shown) => new URLSearchParams(state === 'held' ? {} : { state }),
}

const OPTIONS = LISTED_MAILS.map((value) => ({ value, text: words.lists[value] }))

/** Mail that came in and is no ticket's, or one of it. */
export function MailsPage() {
  const mailId = useSearchParams()[0].get('mail')
  return mailId === null ? <AllMails /> : <MailPage key={mailId} mailId={mailId} />
}

function AllMails() {
  const { filters, choose } = useAddressFilters(MAILS_SHOWN)
  const { state } = filters
  const list = useList(mailQueries.list(state), { keyOf: idOf, failure: words.loadFailed })
  useDocumentTitle(words.title)
  const selection = useMailSelection(list.rows)
  const { selected, isAll } = selection
  const [discardings, setDiscardings] = useState(0)
  const discard = useDiscardMails({
    onDiscarded: () => {
      selection.clear()
      setDiscardings((before) => before + 1)
    },
  })
  const choice = useRef<HTMLDivElement>(null)
  // The button that was pressed goes with the selection.
  useFocusWhen(discardings, () => choice.current)

  return (
    <div className={styles.page}>
      <PageHeader title={words.title}>{words.lead}</PageHeader>
      <div ref={choice} tabIndex={-1} className={styles.choice}>
        <Segmented
          label={words.which}
          options={OPTIONS}
          value={state}
          onChange={(chosen) => choose({ state: chosen })}
        />
      </div>
      <ListFrame
        list={list}
        counted={words.counted}
        skeleton={<PageSpinner />}
        empty={
          <EmptyState title={words.noneOf[state]} icon={<MailOpen aria-hidden="true" />}>
            {words.noneHint[state]}
          </EmptyState>
        }
      >
        {selection.canSelect && (
          <div className={styles.all}>
            <SelectBox
              label={words.selectAll}
              isOn={isAll}
              isPartly={selected.length > 0 && !isAll}
              onToggle={selection.toggleAll}
            />
            <span aria-hidden="true">{words.selectAll}</span>
          </div>
        )}
        <ul className={styles.list}>
          {list.rows.map((mail) => (
            <MailLine key={mail.id} mail={mail} selection={selection} />
          ))}
        </ul>
      </ListFrame>
      {selected.length > 0 && <DiscardPanel selection={selection} discard={discard} />}
    </div>
  )
}

/** One mail of the list. The whole line leads to it, but for the box that selects it. */
function MailLine({ mail, selection }: { mail: MailItem; selection: MailSelection }) {
  const { id, state, from, subject, preview, reason, customer } = mail
  const name = from.name || from.address || words.unknownFrom

  return (
    <li className={styles.line}>
      {state === 'held' && (
        <SelectBox
          label={words.select(name, subject || words.noSubject)}
          isOn={selection.selected.includes(id)}
          onToggle={(isRange) => selection.toggle(id, isRange)}
        />
      )}
      <Link
        to={withSearch(deskPaths.mails, new URLSearchParams({ mail: mail.id }))}
        className={styles.open}
      >
        <span className={styles.first}>
          <span className={styles.sender}>
            <bdi className={styles.from}>{name}</bdi>
            <UnverifiedBadge reason={reason} />
          </span>
          <TimeText at={mail.receivedAt} format={formatAge} className={styles.meta} />
        </span>
        <span className={styles.subject} dir="auto">
          {subject || words.noSubject}
        </span>
        {preview && (
          <span className={styles.preview} dir="auto">
            {preview}
          </span>
        )}
        <span className={styles.meta}>
          {[reason && words.reasons[reason], customer?.name].filter(Boolean).join(' · ')}
        </span>
      </Link>
    </li>
  )
}

type DiscardPanelProps = {
  selection: MailSelection
  discard: ReturnType<typeof useDiscardMails>
}

/** Stays at the lower edge, within reach wherever a long list is scrolled to. */
function DiscardPanel({ selection, discard }: DiscardPanelProps) {
  const { selected, clear } = selection
  const isOnline = useOnline()

  return (
    <div className={styles.panel} data-lower-edge>
      <output className={styles.count}>{words.selected(selected.length)}</output>
      <div className={styles.acts}>
        <Button
          disabled={!isOnline}
          busy={discard.isPending}
          busyLabel={words.discarding}
          onClick={() => discard.mutate({ mailIds: selected })}
        >
          {words.discard}
        </Button>
        <IconButton label={words.clearSelection} onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}

type MailSelection = ReturnType<typeof useMailSelection>

/** Keeps the selection of held mails. A mail that leaves the list leaves the selection. */
function useMailSelection(rows: MailItem[]) {
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  const among = rows.filter(({ state }) => state === 'held').map(({ id }) => id)
  const selected = among.filter((id) => selection.ids.includes(id))
  const isAll = selected.length > 0 && selected.length === among.length

  return {
    selected,
    canSelect: among.length > 0,
    isAll,
    toggle: (id: string, isRange: boolean) =>
      setSelection((before) => selectRow(before, { id, isRange, among })),
    toggleAll: () => setSelection(isAll ? NOTHING_SELECTED : { ids: among, anchor: null }),
    clear: () => setSelection(NOTHING_SELECTED),
  }
}
