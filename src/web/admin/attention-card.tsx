import { queryOptions, useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'

import * as words from '#words/admin-dashboard.ts'
import { certificateEnds, domainNotice, domainRefusedFrom } from '#words/connections.ts'
import { failureTitles, whatToDo } from '#words/operations.ts'
import { certificateEnd } from '#shared/connections/certificate-end.ts'
import { TEAM_ID } from '#shared/customers/values.ts'
import type { LastingFailure } from '#shared/health/contract.ts'
import type { Attention } from '#shared/setup/contract.ts'
import { setupEndpoints } from '#shared/setup/endpoints.ts'
import type { AttentionKind } from '#shared/setup/values.ts'
import { formatCalendarDay, formatDayAndTime, formatShortAge } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { failureQuery } from '#web/lib/http/failure-query.ts'
import { type Address, withSearch } from '#web/lib/navigation/address.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { failurePath } from '#web/lib/navigation/failure-path.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ClockMark } from '#web/ui/display/marks.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import styles from './admin-dashboard-page.module.css'

/** More would push the counts and customers out of sight. */
const SHOWN = 8

/** Keeps how many lines there were, so that the card has its room at the first paint: it is above all else. */
const KNOWN_KEY = 'attention'

export const attentionQuery = queryOptions({
  queryKey: ['attention'] as const,
  queryFn: ({ signal }) => call(setupEndpoints.getAttention, {}, { signal }),
  // All of it is fixed on other pages.
  staleTime: 0,
})

type Line = {
  key: string
  to: Address
  name: string | null
  text: string
  at: string | null
  isUrgent: boolean
}

const URGENT = new Set<AttentionKind>([
  'sign_in_stopped',
  'certificate_over',
  'sign_in_failing',
  'mail_off',
])

const certificates = (customerId: string) =>
  customerId === TEAM_ID
    ? adminPaths.signOn(customerId)
    : withSearch(adminPaths.signOn(customerId), 'tab=certificates')
const domains = (customerId: string) => withSearch(adminPaths.signOn(customerId), 'tab=domains')

/** The page on which each is looked into and fixed. */
const PATHS: Record<AttentionKind, (subjectId: string) => Address> = {
  sign_in_stopped: adminPaths.signOn,
  certificate_over: certificates,
  sign_in_failing: (customerId) =>
    adminPaths.signInFailures(customerId === TEAM_ID ? {} : { customerId }),
  emergency_access: (customerId) => withSearch(adminPaths.signOn(customerId), 'tab=emergency'),
  mail_off: () => adminPaths.sentMail,
  mailbox_off: adminPaths.mailbox,
  setup_ready: adminPaths.goLive,
  test_failed: adminPaths.signOn,
  certificate_ends: certificates,
  invitation_expired: () => adminPaths.team,
  new_certificate: certificates,
  other_settings: certificates,
  domain_gone: domains,
  domain_unproven: domains,
}

function textOf({ kind, at, detail, count }: Attention): string {
  if (kind === 'certificate_over' || kind === 'certificate_ends') {
    const end = certificateEnd(at)
    return end ? certificateEnds(end) : ''
  }
  if (kind === 'domain_gone' || kind === 'domain_unproven') {
    const text = domainNotice(detail ?? '', kind === 'domain_gone' ? 'gone' : 'unproven')
    return at === null ? text : `${text}. ${domainRefusedFrom(formatCalendarDay(at))}`
  }
  const until = kind === 'emergency_access' && at !== null ? formatDayAndTime(new Date(at)) : detail
  return words.attentionTexts[kind](count ?? 0, until ?? '')
}

function lineOf(attention: Attention): Line {
  const { kind, subjectId, name, at, detail } = attention
  const hasAge = kind === 'sign_in_failing' || kind === 'setup_ready' || kind === 'test_failed'
  return {
    key: [kind, subjectId, detail].join(' '),
    to: PATHS[kind](subjectId),
    name: name || null,
    text: textOf(attention),
    at: hasAge ? at : null,
    isUrgent: URGENT.has(kind),
  }
}

function lineOfFailure({ kind, subjectId, name, since, step }: LastingFailure): Line {
  const title = failureTitles[kind](name ?? '', step)
  const to = failurePath(kind, subjectId)
  return {
    key: kind + subjectId,
    to,
    name: null,
    // No page of the portal helps with it.
    text: to === adminPaths.adminDashboard ? `${title}. ${whatToDo[kind]}` : title,
    at: since,
    isUrgent: kind !== 'secret_ends' && kind !== 'metadata_unreadable',
  }
}

/** Lists what is broken or soon will be, the most urgent first. Renders nothing while everything works. */
export function AttentionCard() {
  const failures = useQuery(failureQuery)
  const attention = useQuery(attentionQuery)
  const [showsAll, setShowsAll] = useState(false)
  const known = Number(readStored('localStorage', KNOWN_KEY))

  const lines = [
    ...(failures.data ?? []).map(lineOfFailure),
    ...(attention.data ?? []).map(lineOf),
  ].toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent))
  const rows = showsAll || lines.length <= SHOWN + 1 ? lines : lines.slice(0, SHOWN)
  const isLoading = failures.isPending || attention.isPending
  const count = !isLoading && String(rows.length)
  useWhen(count, () => writeStored('localStorage', KNOWN_KEY, count || null))

  if (isLoading ? !known : lines.length === 0) return null

  return (
    <Card className={styles.attention} title={words.attentionTitle} flush>
      <ul aria-busy={isLoading}>
        {isLoading
          ? Array.from({ length: known }, (_, row) => (
              <li key={row} className={styles.line}>
                <SkeletonText width={row % 2 === 0 ? 'most' : 'half'} />
              </li>
            ))
          : rows.map((line) => <AttentionLine key={line.key} line={line} />)}
      </ul>
      {rows.length < lines.length && (
        <Button variant="ghost" className={styles.more} onClick={() => setShowsAll(true)}>
          {words.showAllLines(lines.length)}
        </Button>
      )}
    </Card>
  )
}

export function AttentionLine({ line: { to, name, text, at, isUrgent } }: { line: Line }) {
  const isHere = to === adminPaths.adminDashboard
  return (
    <li className={styles.line} data-urgent={isUrgent}>
      {isUrgent ? <CircleAlert aria-hidden="true" /> : <ClockMark />}
      <span className={styles.text}>
        {isHere ? text : <Link to={to}>{name === null ? text : <bdi>{name}</bdi>}</Link>}
        {name !== null && <span>{text}</span>}
      </span>
      {at !== null && <TimeText at={at} format={formatShortAge} className={styles.age} />}
    </li>
  )
}
