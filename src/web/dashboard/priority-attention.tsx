import { CircleCheck } from 'lucide-react'

import { PRIORITY_ATTENTION_TICKETS } from '#shared/limits.ts'
import type { TicketListItem } from '#shared/tickets.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { TicketRows, TicketRowsSkeleton } from './ticket-rows.tsx'

/** Null when it could not be loaded: another card says so and offers to retry. */
export function PriorityAttention({
  tickets,
  isLoading,
}: {
  tickets: TicketListItem[] | undefined
  isLoading: boolean
}) {
  if (!isLoading && !tickets) return null

  return (
    <Card title="Priority Attention" flush>
      {isLoading || !tickets ? (
        <TicketRowsSkeleton rows={PRIORITY_ATTENTION_TICKETS} />
      ) : tickets.length === 0 ? (
        <EmptyState icon={<CircleCheck aria-hidden="true" />} title="All clear">
          No high-priority ticket is waiting.
        </EmptyState>
      ) : (
        <TicketRows tickets={tickets} label="Priority attention" />
      )}
    </Card>
  )
}
