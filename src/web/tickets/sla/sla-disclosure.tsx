import { useQuery } from '@tanstack/react-query'
import { Braces, ChevronRight } from 'lucide-react'
import { useId } from 'react'

import * as words from '#words/tickets.ts'
import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { type ReadSla, ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { downloadText } from '#web/ui/files/download-text.ts'

import { describeHours, deviceZone, isElsewhere, knownZone, zoneName } from './business-times.ts'
import { SlaReceiptClock } from './sla-receipt-clock.tsx'
import { priorityName } from './sla-receipt-rows.ts'
import { ZoneTimeText } from './zone-time-text.tsx'
import styles from './sla-disclosure.module.css'

type SlaDisclosureProps = {
  ticket: Pick<TicketListItem, 'id' | 'number' | 'updatedAt'>
  /** Reads the receipt of the desk, which has another endpoint than the requester's. */
  read?: ReadSla
  isOpen: boolean
  onToggle: () => void
}

/** Opens the receipt below the results: how they were counted, line by line. */
export function SlaDisclosure({ ticket, read, isOpen, onToggle }: SlaDisclosureProps) {
  const id = useId()

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <ChevronRight aria-hidden="true" />
        {words.howCounted}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <LoadedReceipt ticket={ticket} read={read} />}
      </div>
    </>
  )
}

function LoadedReceipt({ ticket, read }: Pick<SlaDisclosureProps, 'ticket' | 'read'>) {
  const receipt = useQuery(ticketQueries.slaReceipt(ticket, read))
  const { error } = receipt

  if (receipt.isLoadingError) {
    return (
      <LoadFailure
        message={words.countLoadFailed}
        detail={error instanceof ApiError ? error.message : undefined}
        busy={receipt.isFetching}
        onRetry={() => void receipt.refetch()}
      />
    )
  }
  if (!receipt.data) return <ReceiptSkeleton />
  return <SlaReceipt receipt={receipt.data} ticketNumber={ticket.number} />
}

function ReceiptSkeleton() {
  return (
    <Loading label={words.loadingCount}>
      <SkeletonText />
      <SkeletonText width="most" />
      <SkeletonText />
      <SkeletonText width="most" />
      <SkeletonText width="half" />
    </Loading>
  )
}

type SlaReceiptProps = {
  receipt: TicketSlaReceipt
  ticketNumber: number
}

/** How both clocks were counted, so that a customer can add it up. */
export function SlaReceipt({ receipt, ticketNumber }: SlaReceiptProps) {
  const timeZone = knownZone(receipt.timeZone)
  const told = { ...receipt, timeZone }
  const isRunning = receipt.response.endedAt === null || receipt.resolution.endedAt === null
  const instants = receipt.events.map(({ at }) => at)
  const isHere = !isElsewhere(instants, timeZone)
  const data = JSON.stringify(receipt, null, 2)

  return (
    <div className={styles.receipt}>
      <p className={styles.rules}>
        {words.countedIn(describeHours(receipt.businessHours), zoneName(timeZone))}{' '}
        {words.priorityIs(priorityName(receipt.priority))}
        {!isHere && ` ${words.deviceBelow(zoneName(deviceZone()))}`}
      </p>
      {isRunning && (
        <p className={styles.rules}>
          <Rich>{words.asOf(<ZoneTimeText at={receipt.calculatedAt} timeZone={timeZone} />)}</Rich>
        </p>
      )}
      <SlaReceiptClock title={words.firstResponse} clock={receipt.response} receipt={told} />
      <SlaReceiptClock title={words.resolution} clock={receipt.resolution} receipt={told} />
      <div className={styles.data}>
        <Button
          icon={<Braces aria-hidden="true" />}
          onClick={() =>
            downloadText(`service-level-${ticketNumber}.json`, data, 'application/json')
          }
        >
          {words.asData}
        </Button>
        <CopyButton value={data} name={words.theData} />
      </div>
      <p className={styles.rules} data-print="hide">
        {words.dataIsEnough}
      </p>
    </div>
  )
}
