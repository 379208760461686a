import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'

import type { TicketListItem } from '#shared/tickets/contract.ts'
import * as words from '#words/tickets.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { SlaReceipt } from './sla-receipt.tsx'
import styles from './sla-disclosure.module.css'
import { type ReadSla, ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

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
