import { MailOpen } from 'lucide-react'
import { useSearchParams } from 'react-router'

import { LISTED_MAILS, type ListedMails } from '#shared/mail/held/values.ts'
import * as words from '#words/desk-mail.ts'
import { BackToDesk } from '#web/desk/back-to-desk.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'
import { ListFrame } from '#web/kit/list/list-frame.tsx'
import { useAddressFilters } from '#web/kit/list/use-address-filters.ts'
import { useList } from '#web/kit/list/use-list.ts'
import { Segmented } from '#web/kit/parts/segmented.tsx'
import { PageSpinner } from '#web/kit/parts/spinner.tsx'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { idOf } from '#web/lib/list-parts.ts'

import { MailPage } from './mail-page.tsx'
import { MailLine } from './mail-line.tsx'
import { mailQueries } from './mail-queries.ts'
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

  return (
    <div className={styles.page}>
      <BackToDesk />
      <PageHeader title={words.title}>{words.lead}</PageHeader>
      <div>
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
        <ul className={styles.list}>
          {list.rows.map((mail) => (
            <MailLine key={mail.id} mail={mail} />
          ))}
        </ul>
      </ListFrame>
    </div>
  )
}
