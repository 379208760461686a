import { expect, test } from 'vitest'

import { RATING_SCORES } from '#shared/tickets/rating.ts'
import { changeBrand, currentBrand } from '#web/lib/format/brand.ts'
import { AT, ID, nothing } from '#web/page-fixtures.tsx'
import { inlineTexts, renderText } from '#web/render-text.tsx'

import { LeavePage, linkedParticipationQuery, linkedRatingQuery, RatePage } from './rate-page.tsx'
import { RatingCard } from './rating-card.tsx'
import { RatingForm } from './rating-form.tsx'

changeBrand({ ...currentBrand(), name: '東京', contact: { text: '2', url: '/3' } })

const RATINGS = RATING_SCORES.map((score) => ({ score, comment: '太慢了', ratedAt: AT }))
const byLink = { path: '/rate?score=good#secret' }
const { queryKey } = linkedRatingQuery('secret')
const LINKED = { ticketId: ID, number: 7, score: null, openUntil: AT }

const SCREENS: [screen: string, show: () => string][] = [
  [
    'card of a closed ticket',
    () =>
      [null, ...RATINGS]
        .flatMap((rating) =>
          [AT, null].map((openUntil) =>
            renderText(<RatingCard ticketId={ID} rating={{ closedAt: AT, rating, openUntil }} />),
          ),
        )
        .join(),
  ],
  [
    'form with something to do after a bad rating',
    () =>
      renderText(
        <RatingForm score="bad" comment="" openUntil={AT} save={() => Promise.resolve(nothing())}>
          東京
        </RatingForm>,
      ),
  ],
  ['page of a link', () => renderText(<RatePage />, { ...byLink, loaded: [[queryKey, LINKED]] })],
  ['page of a link while it loads', () => renderText(<RatePage />, byLink)],
  ['page of a link that fails', () => renderText(<RatePage />, { ...byLink, failed: [queryKey] })],
  [
    'page of a link that leaves',
    () =>
      renderText(<LeavePage />, {
        path: '/leave#secret',
        loaded: [[linkedParticipationQuery('secret').queryKey, { ticketId: ID, number: 7 }]],
      }),
  ],
  ['page of a link that leaves nothing', () => renderText(<LeavePage />, { path: '/leave' })],
  ['page without a link', () => renderText(<RatePage />, { path: '/rate' })],
]

test.each(SCREENS)('the %s takes every text from the catalogue when it is shown', (_, show) => {
  expect(inlineTexts(show())).toEqual([])
})
