import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import * as words from '#words/tickets.ts'
import { ratingEndpoints } from '#shared/tickets/endpoints.ts'
import type { RateTicket, TicketRating } from '#shared/tickets/rating-contract.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { RatingForm } from './rating-form.tsx'
import { ratingQuery } from './rating-query.ts'
import { RatingText } from '#web/tickets/display/rating-text.tsx'

type RatingCardProps = {
  ticketId: string
  rating: TicketRating
  /** Offers what can be done after a bad rating. */
  children?: ReactNode
}

/** Asks the requester of a closed ticket how it went, for a week. Shows later what they said. */
export function RatingCard({ ticketId, rating: given, children }: RatingCardProps) {
  const { rating, openUntil } = given
  const queryClient = useQueryClient()

  async function save(body: RateTicket) {
    const saved = await call(ratingEndpoints.rateTicket, { params: { ticketId }, body })
    keepAnswer(queryClient, ratingQuery(ticketId).queryKey, saved)
  }

  if (openUntil === null)
    return (
      rating && (
        <Card title={words.yourRating}>
          <RatingText rating={rating} />
        </Card>
      )
    )

  return (
    <div data-print="hide">
      <Card title={words.ratingQuestion}>
        <RatingForm
          score={rating?.score ?? null}
          comment={rating?.comment ?? ''}
          openUntil={openUntil}
          save={save}
        >
          {children}
        </RatingForm>
      </Card>
    </div>
  )
}
