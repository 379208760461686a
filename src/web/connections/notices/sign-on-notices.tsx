import { queryOptions, useQuery } from '@tanstack/react-query'

import { followingEndpoints, stageEndpoints } from '#shared/connections/endpoints.ts'
import type { StoppedSignOn } from '#shared/connections/stages/contract.ts'
import type { UnprovenDomain } from '#shared/customers/domain-contract.ts'
import { domainEndpoints } from '#shared/customers/endpoints.ts'
import * as words from '#words/connections.ts'
import * as metadataWords from '#words/certificates.ts'
import { call } from '#web/lib/http/call.ts'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import styles from './sign-on-notices.module.css'

export const noticeQueries = {
  stopped: queryOptions({
    queryKey: ['stopped-sign-ons'] as const,
    queryFn: ({ signal }) => call(stageEndpoints.listStoppedSignOns, {}, { signal }),
  }),
  metadata: queryOptions({
    queryKey: ['metadata-notices'] as const,
    queryFn: ({ signal }) => call(followingEndpoints.listMetadataNotices, {}, { signal }),
  }),
  domains: queryOptions({
    queryKey: ['unproven-domains'] as const,
    queryFn: ({ signal }) => call(domainEndpoints.listUnprovenDomains, {}, { signal }),
  }),
}

/** Problems of single sign-on that need an administrator, the most urgent first. */
export function SignOnNotices() {
  const stopped = useQuery(noticeQueries.stopped)
  const metadata = useQuery(noticeQueries.metadata)
  const domains = useQuery(noticeQueries.domains)

  return (
    <>
      <NoticeList
        title={words.stoppedNotices.title}
        tone="danger"
        notices={(stopped.data ?? []).map(ofStopped)}
      />
      <NoticeList
        title={metadataWords.noticesTitle}
        notices={(metadata.data ?? []).map(({ customerId, name, kind }) => ({
          key: `${customerId} ${kind}`,
          customerId,
          name,
          text: metadataWords.notice(kind),
        }))}
      />
      <NoticeList title={words.domainNoticesTitle} notices={(domains.data ?? []).map(ofDomain)} />
    </>
  )
}

function ofStopped({ customerId, name, version, stopped }: StoppedSignOn) {
  return { key: customerId, customerId, name, text: words.stoppedNotices.of(version, stopped) }
}

function ofDomain({ customerId, name, shown, state, refusedFrom }: UnprovenDomain) {
  const text = words.domainNotice(shown, state)
  const day = refusedFrom === null ? '' : formatCalendarDay(refusedFrom)
  return {
    key: `${customerId} ${shown}`,
    customerId,
    name,
    text: day === '' ? text : `${text}. ${words.domainRefusedFrom(day)}`,
  }
}

type Notice = { key: string; customerId: string; name: string; text: string }

type NoticeListProps = { title: string; tone?: 'danger'; notices: Notice[] }

/** Notices that need attention, each on the page of its connection. Renders nothing when there are none. */
export function NoticeList({ title, tone, notices }: NoticeListProps) {
  if (notices.length === 0) return null

  return (
    <div className={styles.place}>
      <Banner tone={tone}>
        <strong>{title}</strong>
        <ul className={styles.list}>
          {notices.map(({ key, customerId, name, text }) => (
            <li key={key}>
              <Link to={adminPaths.signOn(customerId)}>
                <bdi>{name}</bdi>
              </Link>
              : {text}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
