import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'

import * as words from '#words/tickets.ts'
import { leavingEndpoints, ratingEndpoints } from '#shared/tickets/endpoints.ts'
import { RATING_SCORES } from '#shared/tickets/rating.ts'
import { ConnectionBanner } from '#web/access/sign-in/connection-banner.tsx'
import { SignInFrame } from '#web/access/sign-in/sign-in-frame.tsx'
import { errorMessage, isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLinkToken } from '#web/lib/navigation/use-link-token.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { FieldError } from '#web/ui/controls/field.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'

import { RatingForm } from './rating-form.tsx'

/** Page of the links in a closing mail. It rates when a button is pressed: scanners of mail open every link. */
export function RatePage() {
  const token = useLinkToken()
  const { search } = useLocation()
  const query = linkedRatingQuery(token)
  const linked = useQuery(query)
  const queryClient = useQueryClient()
  useDocumentTitle(words.ratingQuestion)

  if (!linked.data)
    return (
      <UnreadLink
        linked={linked}
        isDead={token === ''}
        title={words.ratingQuestion}
        note={words.ratingLinkDeadNote}
      />
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
          keepAnswer(queryClient, query.queryKey, saved)
        }}
      >
        <Link to={paths.ticket(ticketId)}>{words.openRatedTicket}</Link>
      </RatingForm>
    </SignInFrame>
  )
}

/** Page of the link in a mail to a participant. It, too, does nothing until its button is pressed. */
export function LeavePage() {
  const token = useLinkToken()
  const linked = useQuery(linkedParticipationQuery(token))
  const [hasLeft, setHasLeft] = useState(false)
  const sending = useSending(async () => {
    await call(leavingEndpoints.leaveByLink, { body: { token } })
    setHasLeft(true)
  })
  useDocumentTitle(words.leaveTitle)

  if (!linked.data)
    return (
      <UnreadLink
        linked={linked}
        isDead={token === ''}
        title={words.leaveTitle}
        note={words.leavingLinkDeadNote}
      />
    )

  const { number } = linked.data
  return (
    <SignInFrame
      title={hasLeft ? words.leftTicket(number) : words.askLeaveTicket(number)}
      lead={hasLeft ? words.leftTicketNote : words.leavingMeans}
    >
      {!hasLeft && (
        <Button variant="primary" busy={sending.isPending} onClick={() => sending.run(undefined)}>
          {words.leaveTitle}
        </Button>
      )}
      {sending.error !== null && <FieldError>{errorMessage(sending.error)}</FieldError>}
    </SignInFrame>
  )
}

type UnreadLinkProps = {
  linked: Pick<UseQueryResult, 'error' | 'isPending' | 'isFetching' | 'refetch'>
  isDead: boolean
  title: string
  /** Why a link can be dead. */
  note: string
}

function UnreadLink({ linked, isDead, title, note }: UnreadLinkProps) {
  if (isDead || isStatus(linked.error, 404))
    return (
      <SignInFrame title={words.ratingLinkDead} lead={note}>
        <Link to={paths.tickets} className={buttonClass('plain')}>
          {words.title}
        </Link>
      </SignInFrame>
    )
  if (linked.isPending) return <PageSpinner label={words.loadingRatingLink} />
  return (
    <SignInFrame title={title}>
      <ConnectionBanner busy={linked.isFetching} onRetry={() => void linked.refetch()} />
    </SignInFrame>
  )
}

/** Finds the ticket that a link rates. Asked once: reading it changes nothing. */
export function linkedRatingQuery(token: string) {
  return queryOptions({
    queryKey: ['rating-link', token],
    queryFn: ({ signal }) => call(ratingEndpoints.readRatingLink, { body: { token } }, { signal }),
    ...once(token),
  })
}

/** The same for the ticket that a link leaves. */
export function linkedParticipationQuery(token: string) {
  return queryOptions({
    queryKey: ['leaving-link', token],
    queryFn: ({ signal }) =>
      call(leavingEndpoints.readLeavingLink, { body: { token } }, { signal }),
    ...once(token),
  })
}

function once(token: string) {
  return {
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  } as const
}
