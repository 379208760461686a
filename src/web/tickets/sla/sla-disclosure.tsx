import { useQuery } from '@tanstack/react-query'
import { Braces, ChevronRight } from 'lucide-react'
import { useId } from 'react'

import { number } from '#words/language.ts'
import * as words from '#words/tickets.ts'
import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { withHash } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useCategoryName } from '#web/tickets/display/category-names.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { ApiError } from '#web/lib/http/api-error.ts'
import { type ReadSla, ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { downloadText } from '#web/ui/files/download-text.ts'

import {
  describeHours,
  deviceZone,
  isElsewhere,
  knownZone,
  longDay,
  zoneName,
} from './business-times.ts'
import type { SentenceKey } from './contract-sentences.ts'
import { SlaReceiptClock } from './sla-receipt-clock.tsx'
import { type Citation, priorityName, receiptRows } from './sla-receipt-rows.ts'
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
  const categoryName = useCategoryName()
  const rows = {
    response: receiptRows(told, { name: 'response', categoryName }),
    resolution: receiptRows(told, { name: 'resolution', categoryName }),
  }
  const sentences = new Map(
    [...rows.response, ...rows.resolution]
      .flatMap(({ citations }) => citations)
      .map(({ text, key }) => [text, key]),
  )
  const numbers = [...sentences.keys()]
  const cite = ({ key, text }: Citation) => (
    <CitedNumber sentenceKey={key} text={text} place={numbers.indexOf(text) + 1} />
  )
  const data = JSON.stringify(receipt, null, 2)

  return (
    <div className={styles.receipt}>
      <p className={styles.rules}>
        {receipt.contract
          ? words.countedByContract(longDay(receipt.contract.validFrom), zoneName(timeZone))
          : words.countedIn(describeHours(receipt.businessHours), zoneName(timeZone))}{' '}
        {words.priorityIs(priorityName(receipt.priority))}
        {!isHere && ` ${words.deviceBelow(zoneName(deviceZone()))}`}
      </p>
      {isRunning && (
        <p className={styles.rules}>
          <Rich>{words.asOf(<ZoneTimeText at={receipt.calculatedAt} timeZone={timeZone} />)}</Rich>
        </p>
      )}
      <SlaReceiptClock
        title={words.firstResponse}
        clock={receipt.response}
        rows={rows.response}
        {...{ timeZone, cite }}
      />
      <SlaReceiptClock
        title={words.resolution}
        clock={receipt.resolution}
        rows={rows.resolution}
        {...{ timeZone, cite }}
      />
      {sentences.size > 0 && <CitedSentences sentences={[...sentences]} />}
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

type CitedNumberProps = { place: number; text: string; sentenceKey: SentenceKey }

/** Leads customers to the sentence on its page. Staff, who have no such page, read it below. */
function CitedNumber({ place, text, sentenceKey }: CitedNumberProps) {
  const { isAgent } = useViewer()
  const shown = (
    <>
      <VisuallyHidden> {words.sentence} </VisuallyHidden>
      {number(place)}
    </>
  )
  if (isAgent) return shown
  return (
    <Link to={withHash(paths.serviceLevels, sentenceKey)} title={text}>
      {shown}
    </Link>
  )
}

function CitedSentences({ sentences }: { sentences: [text: string, key: SentenceKey][] }) {
  const { isAgent } = useViewer()
  return (
    <section className={styles.sentences}>
      <h3>{words.citedSentences}</h3>
      <ol>
        {sentences.map(([text, key]) => (
          <li key={text}>
            {isAgent ? text : <Link to={withHash(paths.serviceLevels, key)}>{text}</Link>}
          </li>
        ))}
      </ol>
    </section>
  )
}
