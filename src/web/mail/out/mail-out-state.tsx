import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import type { MailOut } from '#shared/mail/out/contract.ts'
import { sentMailEndpoints } from '#shared/mail/out/endpoints.ts'
import * as words from '#words/mail.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { call } from '#web/lib/http/call.ts'
import { formatAge, formatShortAge } from '#web/lib/format/format-time.ts'

import styles from './sent-mail.module.css'
import { sentMailQueries } from './sent-mail-queries.ts'
import { useSteerMail } from './use-steer-mail.ts'

/** What keeps mail from going out: none can, all of it was stopped, or some addresses are not there. */
export function MailOutState() {
  const { data } = useQuery(sentMailQueries.overview())
  const resume = useSteerMail(() => call(sentMailEndpoints.resumeSending, {}), {
    done: words.resumed,
    failed: words.resumeFailed,
  })
  if (!data) return null

  return (
    <>
      {!data.isOn && <Banner>{words.notSetUp}</Banner>}
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
