import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChartColumn, Mail, Timer, Zap } from 'lucide-react'

import * as words from '#words/desk.ts'
import { heldMailEndpoints } from '#shared/mail/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'

import styles from './desk-links.module.css'

/** Links to the other pages of the desk. */
export function DeskLinks() {
  const held = useQuery(heldCount).data?.held ?? 0

  return (
    <nav className={styles.links} aria-label={words.moreOfDesk}>
      <Link to={deskPaths.time} className={styles.link}>
        <Timer aria-hidden="true" />
        {words.toTime}
      </Link>
      <Link to={deskPaths.reports} className={styles.link}>
        <ChartColumn aria-hidden="true" />
        {words.toNumbers}
      </Link>
      <Link to={deskPaths.macros} className={styles.link}>
        <Zap aria-hidden="true" />
        {words.macros}
      </Link>
      <Link to={deskPaths.mails} className={styles.link}>
        <Mail aria-hidden="true" />
        {words.mail}
        {held > 0 && <span className={styles.count}>{words.heldMails(heldText(held))}</span>}
      </Link>
    </nav>
  )
}

const FRESH_MS = 30_000

/** The server counts no further. */
const MOST = 99

/** How many mails wait for an agent. */
const heldCount = queryOptions({
  queryKey: ['mails', 'count'] as const,
  queryFn: ({ signal }) => call(heldMailEndpoints.countHeldMails, {}, { signal }),
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
})

function heldText(held: number): string {
  return held > MOST ? `${MOST}+` : String(held)
}
