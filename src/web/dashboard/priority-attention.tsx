import { CircleCheck } from 'lucide-react'

import { PRIORITY_ATTENTION_TICKETS } from '#shared/limits.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'
import * as words from '#words/dashboard.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

import { TicketRows, TicketRowsSkeleton } from './ticket-rows.tsx'

/** Without tickets it is still loading. */
export function PriorityAttention({ tickets }: { tickets: TicketListItem[] | undefined }) {
  return (
    <Card title={words.attentionTitle} flush>
      {!tickets ? (
        <TicketRowsSkeleton rows={PRIORITY_ATTENTION_TICKETS} />
      ) : tickets.length === 0 ? (
        <EmptyState icon={<CircleCheck aria-hidden="true" />} title={words.allClear}>
          {words.nothingUrgent}
        </EmptyState>
      ) : (
        <TicketRows tickets={tickets} label={words.attention} />
      )}
    </Card>
  )
}
