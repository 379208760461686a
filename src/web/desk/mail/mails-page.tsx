import { MailOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { LISTED_MAILS, type ListedMails } from '#shared/mail/held/values.ts'
import * as words from '#words/quarantine.ts'
import { SelectBox } from '#web/desk/selection/select-box.tsx'
import { BackToDesk } from '#web/desk/back-to-desk.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { useList } from '#web/ui/list/use-list.ts'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { idOf } from '#web/lib/http/list-parts.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'

import { DiscardPanel } from './discard-panel.tsx'
import { MailPage } from './mail-page.tsx'
import { MailLine } from './mail-line.tsx'
import { mailQueries } from './mail-queries.ts'
import styles from './mails.module.css'
import { useMailSelection } from './use-mail-selection.ts'
import { useDiscardMails } from './use-settle-mail.ts'

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
      <BackToDesk />
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
