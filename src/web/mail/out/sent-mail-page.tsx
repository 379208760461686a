import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import * as words from '#words/mail.ts'
import type { MailOut } from '#shared/mail/out/contract.ts'
import { sentMailEndpoints } from '#shared/mail/endpoints.ts'
import type { SentMailState } from '#shared/mail/out/values.ts'
import { formatAge, formatShortAge } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { useList } from '#web/ui/list/use-list.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { idOf } from '#web/lib/http/list-parts.ts'

import { NoMails, SentMails, SentMailsSkeleton } from './sent-mail-table.tsx'
import { sentMailQueries } from './sent-mail-queries.ts'
import { useSteerMail } from './use-steer-mail.ts'
import styles from './sent-mail.module.css'

type StateFilter = SentMailState | 'all'

const STATE_FILTERS: readonly { value: StateFilter; text: string }[] = [
  { value: 'all', text: words.states.all },
  { value: 'failed', text: words.states.failed },
  { value: 'waiting', text: words.states.waiting },
  { value: 'sent', text: words.states.sent },
]

const SENT_MAIL_FILTERS = {
  parse: (params: URLSearchParams): { state: StateFilter } => ({
    state: STATE_FILTERS.find(({ value }) => value === params.get('state'))?.value ?? 'all',
  }),
  serialize: ({ state }: { state: StateFilter }) =>
    new URLSearchParams(state === 'all' ? {} : { state }),
}

/** Outgoing mail with its recipients, and the words of the mail server. */
export function SentMailPage() {
  const { filters, choose } = useAddressFilters(SENT_MAIL_FILTERS)
  const state = filters.state === 'all' ? undefined : filters.state
  const mails = useList(sentMailQueries.list(state), { keyOf: idOf, failure: words.loadFailed })
  const filter = useRef<HTMLDivElement>(null)
  useDocumentTitle(words.title)

  return (
    <>
      <PageHeader title={words.title}>{words.lead}</PageHeader>
      <div className={styles.page}>
        <MailOutState />
        <div ref={filter} data-print="hide">
          <Segmented
            label={words.filter}
            options={STATE_FILTERS}
            value={filters.state}
            onChange={(chosen) => choose({ state: chosen })}
          />
        </div>
        <ListFrame
          list={mails}
          counted={words.counted}
          skeleton={<SentMailsSkeleton />}
          empty={<NoMails />}
        >
          <SentMails
            mails={mails.rows}
            onFocusLost={() => filter.current?.querySelector('button')?.focus()}
          />
        </ListFrame>
      </div>
    </>
  )
}

/** Problem of outgoing mail: none can go out, all of it was stopped, or some addresses do not exist. */
function MailOutState() {
  const { data } = useQuery(sentMailQueries.overview())
  const resume = useSteerMail(() => call(sentMailEndpoints.resumeSending, {}), {
    done: words.resumed,
    failed: words.resumeFailed,
  })
  if (!data) return null

  return (
    <>
      {!data.isOn && (
        <Banner
          action={
            <p>
              <Link to={adminPaths.mailboxes}>{words.toMailboxes}</Link> ·{' '}
              <Link to={adminPaths.setUpMail}>{words.toMailServer}</Link>
            </p>
          }
        >
          {words.notSetUp}
        </Banner>
      )}
      {data.stopped && (
        <Banner
          tone="danger"
          action={
            <Button busy={resume.isPending} onClick={() => resume.mutate()}>
              {words.resume}
            </Button>
          }
        >
          <strong>{words.stopped}</strong>
          <p className={styles.said}>
            <q>{data.stopped.words}</q>
          </p>
          <p>
            {words.stoppedHelp} {words.stoppedSince}{' '}
            <TimeText at={data.stopped.at} format={formatAge} />
          </p>
        </Banner>
      )}
      {data.bounced.length > 0 && <BouncedAddresses bounced={data.bounced} />}
    </>
  )
}

type Bounced = MailOut['bounced']

const TABLE = {
  caption: words.bouncedTitle,
  columns: [words.address, words.said, words.since, { hidden: words.actions }],
  className: styles.bounced,
}

function BouncedAddresses({ bounced }: { bounced: Bounced }) {
  const heading = useRef<HTMLSpanElement>(null)

  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {words.bouncedTitle}
        </span>
      }
      flush
    >
      <p className={styles.lead}>{words.bouncedText}</p>
      <DataTable {...TABLE}>
        {bounced.map((one) => (
          <BouncedRow
            key={`${one.customer.id} ${one.address}`}
            bounced={one}
            onCleared={() => heading.current?.focus()}
          />
        ))}
      </DataTable>
    </Card>
  )
}

function BouncedRow({
  bounced: { customer, address, at, words: said },
  onCleared,
}: {
  bounced: Bounced[number]
  onCleared: () => void
}) {
  const body = { customerId: customer.id, address }
  const clear = useSteerMail(() => call(sentMailEndpoints.clearMailAddress, { body }), {
    done: words.cleared,
    failed: words.settleFailed,
    onSettled: onCleared,
  })

  return (
    <tr>
      <th scope="row">
        <bdi>{address}</bdi>
        <bdi className={styles.meta}>{customer.name}</bdi>
      </th>
      <td>
        <q className={styles.said}>{said}</q>
      </td>
      <td className={styles.age} data-label={words.since}>
        <TimeText at={at} format={formatShortAge} />
      </td>
      <td className={styles.actions} data-print="hide">
        <Button
          busy={clear.isPending}
          aria-label={words.clearOf(address)}
          onClick={() => clear.mutate()}
        >
          {words.clear}
        </Button>
      </td>
    </tr>
  )
}
