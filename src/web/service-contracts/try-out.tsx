import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { TryOut as Tried } from '#shared/service-contracts/contract.ts'
import { serviceContractEndpoints } from '#shared/service-contracts/endpoints.ts'
import type { ServiceTerms } from '#shared/sla/terms.ts'
import { number } from '#words/language.ts'
import * as words from '#words/service-contracts.ts'
import { slaStates } from '#words/tickets.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { SlaReceipt } from '#web/tickets/sla/sla-disclosure.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'

import styles from './try-out.module.css'

type TryOutProps = {
  customerId: string
  terms: ServiceTerms
  /** Says what is wrong with the terms otherwise. */
  isReady: () => boolean
}

type Ticket = Tried['changed'][number]

/** Counts the customer's past tickets again under terms that are not saved, and lists what would change. */
export function TryOut({ customerId, terms, isReady }: TryOutProps) {
  const [compared, setCompared] = useState<Ticket | null>(null)
  const tryOut = useMutation({
    mutationFn: (body: { terms: ServiceTerms }) =>
      call(serviceContractEndpoints.tryOutTerms, { params: { customerId }, body }),
  })
  const { data, variables } = tryOut
  const isOutdated =
    variables !== undefined && JSON.stringify(variables.terms) !== JSON.stringify(terms)

  return (
    <Card title={words.tryOutTitle}>
      <div className={styles.body}>
        <p className={styles.quiet}>{words.tryOutLead}</p>
        <Button
          className={styles.start}
          busy={tryOut.isPending}
          busyLabel={words.tryingOut}
          onClick={() => {
            if (isReady()) tryOut.mutate({ terms })
          }}
        >
          {words.tryOut}
        </Button>
        {tryOut.error && <FormFailure title={words.tryOutFailed} error={tryOut.error} />}
        {data && <TriedResult tried={data} isOutdated={isOutdated} onCompare={setCompared} />}
      </div>
      {variables && (
        <CompareDialog
          customerId={customerId}
          terms={variables.terms}
          ticket={compared}
          onClose={() => setCompared(null)}
        />
      )}
    </Card>
  )
}

type TriedResultProps = {
  tried: Tried
  /** The terms are others by now. */
  isOutdated: boolean
  onCompare: (ticket: Ticket) => void
}

export function TriedResult({ tried, isOutdated, onCompare }: TriedResultProps) {
  return (
    <>
      <output className={styles.result}>
        {isOutdated && <p className={styles.quiet}>{words.triedOutdated}</p>}
        <Totals tried={tried} />
      </output>
      {tried.changed.length > 0 && <ChangedTickets tried={tried} onCompare={onCompare} />}
    </>
  )
}

function Totals({ tried: { tickets, before, after, changedCount } }: { tried: Tried }) {
  return (
    <>
      <p>{words.triedTickets(tickets)}</p>
      <dl className={styles.totals}>
        <div>
          <dt>{words.breachedBefore}</dt>
          <dd>{number(before.breached)}</dd>
        </div>
        <div>
          <dt>{words.breachedAfter}</dt>
          <dd>{number(after.breached)}</dd>
        </div>
      </dl>
      <p>{changedCount === 0 ? words.nothingChanges : words.changedResults(changedCount)}</p>
    </>
  )
}

type ChangedTicketsProps = { tried: Tried; onCompare: (ticket: Ticket) => void }

function ChangedTickets({ tried, onCompare }: ChangedTicketsProps) {
  const { changed, changedCount } = tried

  return (
    <>
      {changedCount > changed.length && (
        <p className={styles.quiet}>{words.changedShown(changed.length)}</p>
      )}
      <ul className={styles.changed}>
        {changed.map((ticket) => (
          <li key={ticket.id}>
            <button type="button" className={styles.ticket} onClick={() => onCompare(ticket)}>
              <span className={styles.subject} dir="auto">
                #{ticket.number} {ticket.subject}
              </span>
              <span className={styles.quiet}>{formatDay(new Date(ticket.createdAt))}</span>
              <ChangedClock ticket={ticket} clock="responseStatus" name={words.firstResponse} />
              <ChangedClock ticket={ticket} clock="resolutionStatus" name={words.resolution} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type ChangedClockProps = { ticket: Ticket; clock: keyof Ticket['before']; name: string }

function ChangedClock({ ticket, clock, name }: ChangedClockProps) {
  const [before, after] = [ticket.before[clock], ticket.after[clock]]
  if (before === after) return null
  return (
    <span className={styles.verdict} data-status={after}>
      {words.targetOf(name, words.fromTo(slaStates[before], slaStates[after]))}
    </span>
  )
}

type CompareDialogProps = {
  customerId: string
  terms: ServiceTerms
  ticket: Ticket | null
  onClose: () => void
}

/** The receipt of a ticket as it is, and under the terms that were tried out. */
function CompareDialog({ customerId, terms, ticket, onClose }: CompareDialogProps) {
  return (
    <Dialog
      open={ticket !== null}
      onClose={onClose}
      title={ticket && words.compareTitle(ticket.number)}
      description={ticket?.subject}
      className={styles.dialog}
      closesOutside
    >
      {ticket && <BothReceipts customerId={customerId} terms={terms} ticket={ticket} />}
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

type BothReceiptsProps = { customerId: string; terms: ServiceTerms; ticket: Ticket }

export function BothReceipts({ customerId, terms, ticket }: BothReceiptsProps) {
  const { id: ticketId, number: ticketNumber } = ticket
  const receipts = useQuery({
    queryKey: ['service-contracts', 'tried', customerId, ticketId, terms] as const,
    queryFn: ({ signal }) =>
      call(
        serviceContractEndpoints.tryOutTicket,
        { params: { customerId, ticketId }, body: { terms } },
        { signal },
      ),
  })

  return (
    <Loaded query={receipts} loading={words.loadingReceipts} failed={words.receiptsFailed}>
      {({ before, after }) => (
        <div className={styles.both}>
          <section>
            <h3>{words.beforeTerms}</h3>
            <SlaReceipt receipt={before} ticketNumber={ticketNumber} />
          </section>
          <section>
            <h3>{words.afterTerms}</h3>
            <SlaReceipt receipt={after} ticketNumber={ticketNumber} />
          </section>
        </div>
      )}
    </Loaded>
  )
}
