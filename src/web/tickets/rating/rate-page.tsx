import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'

import * as words from '#words/tickets.ts'
import { ratingEndpoints } from '#shared/tickets/endpoints.ts'
import { RATING_SCORES } from '#shared/tickets/rating.ts'
import { ConnectionBanner } from '#web/access/sign-in/connection-banner.tsx'
import { SignInFrame } from '#web/access/sign-in/sign-in-frame.tsx'
import { isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLinkToken } from '#web/lib/navigation/use-link-token.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'

import { RatingForm } from './rating-form.tsx'

/** Page of the links in a closing mail. It rates when a button is pressed: scanners of mail open every link. */
export function RatePage() {
  const token = useLinkToken()
  const { search } = useLocation()
  const query = linkedRatingQuery(token)
  const linked = useQuery(query)
  const queryClient = useQueryClient()
  useDocumentTitle(words.ratingQuestion)

  if (token === '' || isStatus(linked.error, 404))
    return (
      <SignInFrame title={words.ratingLinkDead} lead={words.ratingLinkDeadNote}>
        <Link to={paths.tickets} className={buttonClass('plain')}>
          {words.title}
        </Link>
      </SignInFrame>
    )
  if (linked.isPending) return <PageSpinner label={words.loadingRatingLink} />
  if (linked.isError)
    return (
      <SignInFrame title={words.ratingQuestion}>
        <ConnectionBanner busy={linked.isFetching} onRetry={() => void linked.refetch()} />
      </SignInFrame>
    )

  const { ticketId, number, score, openUntil } = linked.data
  const chosen = new URLSearchParams(search).get('score')

  return (
    <SignInFrame title={words.ratingQuestion} lead={words.rateTicket(number)}>
      <RatingForm
        score={score}
        comment=""
        openUntil={openUntil}
        suggested={RATING_SCORES.find((each) => each === chosen)}
        save={async (rating) => {
          const saved = await call(ratingEndpoints.rateByLink, { body: { token, ...rating } })
          queryClient.setQueryData(query.queryKey, saved)
        }}
      >
        <Link to={paths.ticket(ticketId)}>{words.openRatedTicket}</Link>
      </RatingForm>
    </SignInFrame>
  )
}

/** Finds the ticket that a link rates. Asked once: reading it changes nothing. */
export function linkedRatingQuery(token: string) {
  return queryOptions({
    queryKey: ['rating-link', token],
    queryFn: ({ signal }) => call(ratingEndpoints.readRatingLink, { body: { token } }, { signal }),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
}
