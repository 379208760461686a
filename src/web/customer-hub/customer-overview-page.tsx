import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import { auditEndpoints } from '#shared/audit/endpoints.ts'
import type { CustomerOverview, TechnicalContact } from '#shared/customers/contract.ts'
import { FAILURE_DAYS, SERVICE_LEVEL_DAYS } from '#shared/customers/values.ts'
import { emergency, state as signOnState } from '#words/connections.ts'
import * as words from '#words/customers.ts'
import { number, percent } from '#words/language.ts'
import { actionText } from '#web/audit/audit-log-content.tsx'
import { CertificateEnd } from '#web/connections/certificates/certificate-end.tsx'
import { providerName } from '#web/connections/settings/connection-values.ts'
import { useBackWhenLost } from '#web/customers/use-customer.ts'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { SetupText } from '#web/customers/list/setup-text.tsx'
import { CustomerBrief } from '#web/desk/relations/customer-brief.tsx'
import { formatDay, formatDayAndTime } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { type Address, withSearch } from '#web/lib/navigation/address.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/display/class-names.ts'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import styles from './customer-hub.module.css'

const LISTED_ENTRIES = 5

const activityQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...customerQueries.all(), 'activity', customerId] as const,
    queryFn: ({ signal }) => {
      const query = { customerId, limit: LISTED_ENTRIES }
      return call(auditEndpoints.listAuditEntries, { query }, { signal })
    },
  })

/** Shows what there is to know of a customer, and what needs someone. */
export function CustomerOverviewPage() {
  const { customerId = '' } = useParams()
  const { data, isLoadingError } = useQuery(customerQueries.overview(customerId))
  useBackWhenLost(isLoadingError)
  useDocumentTitle(data ? words.overviewOf(data.customer.name) : words.overview)

  return (
    <>
      <PageHeader title={words.overview} />
      {data ? <Overview overview={data} /> : <OverviewSkeleton />}
    </>
  )
}

function OverviewSkeleton() {
  return (
    <Loading label={words.loadingOverview}>
      <Card>
        <div className={styles.skeleton}>
          <SkeletonText width="half" />
          <SkeletonText />
          <SkeletonText width="most" />
        </div>
      </Card>
    </Loading>
  )
}

function Overview({ overview }: { overview: CustomerOverview }) {
  const { customer, tickets, emergencyDoor } = overview
  const { id } = customer

  return (
    <>
      {emergencyDoor && (
        <div className={styles.emergency}>
          <EmergencyBanner customerId={id} closesAt={emergencyDoor.closesAt} />
        </div>
      )}
      <div className={styles.overview}>
        <div className={styles.column}>
          <TicketCounts customerId={id} tickets={tickets} />
          <BriefCard overview={overview} />
        </div>
        <div className={classNames(styles.column, styles.second)}>
          <HealthCard overview={overview} />
          <ServiceLevelCard level={overview.serviceLevel} />
          <ContactsCard customerId={id} contacts={customer.technicalContacts} />
        </div>
        {/* Last, because it is loaded last: nothing below it moves. */}
        <ActivityCard customerId={id} />
      </div>
    </>
  )
}

type EmergencyBannerProps = { customerId: string; closesAt: string }

function EmergencyBanner({ customerId, closesAt }: EmergencyBannerProps) {
  const to = withSearch(adminPaths.signOn(customerId), 'tab=emergency')
  return (
    <Banner action={<Link to={to}>{emergency.manage}</Link>}>
      <TimeText at={closesAt} format={(date) => emergency.isOpenUntil(formatDayAndTime(date))} />
    </Banner>
  )
}

type TicketCountsProps = { customerId: string; tickets: CustomerOverview['tickets'] }

function TicketCounts({ customerId, tickets }: TicketCountsProps) {
  const { open, pending, overdue } = tickets
  const toDesk = (search: string) => withSearch(paths.desk, `${search}&customer=${customerId}`)

  return (
    <Card title={words.ticketsTitle}>
      <div className={styles.counts}>
        <Count to={toDesk('view=open')} text={words.openTickets} count={open} />
        <Count to={toDesk('view=pending')} text={words.pendingTickets} count={pending} />
        <Count
          to={toDesk('view=all&due=breached')}
          text={words.overdueTickets}
          count={overdue}
          isAlarm
        />
      </div>
    </Card>
  )
}

type CountProps = { to: Address; text: string; count: number; isAlarm?: boolean }

function Count({ to, text, count, isAlarm = false }: CountProps) {
  return (
    <Link to={to} className={styles.count} data-alarm={isAlarm && count > 0}>
      {text}
      <strong>{number(count)}</strong>
    </Link>
  )
}

function BriefCard({ overview: { customer, brief } }: { overview: CustomerOverview }) {
  const queryClient = useQueryClient()
  const query = customerQueries.overview(customer.id)

  return (
    <Card
      title={words.aboutTitle}
      actions={<Link to={adminPaths.customerContract(customer.id)}>{words.toTerms}</Link>}
    >
      <CustomerBrief
        customer={{ id: customer.id, name: customer.name, brief }}
        source={{
          read: async () => (await queryClient.fetchQuery({ ...query, staleTime: 0 })).brief,
          show: (saved) =>
            keepAnswer(queryClient, query.queryKey, (shown) => shown && { ...shown, brief: saved }),
        }}
      />
    </Card>
  )
}

function HealthCard({ overview }: { overview: CustomerOverview }) {
  const { customer, lastSignInAt, failures } = overview
  const { id, saml, setup } = customer
  const end = saml.certExpiresAt
  const next = nextStep(id, setup)

  return (
    <Card title={words.healthTitle} actions={<SetupText setup={setup} isEnabled={saml.enabled} />}>
      <dl className={styles.pairs}>
        <Pair term={words.lastSignIn}>
          {lastSignInAt ? (
            <TimeText at={lastSignInAt} format={formatDayAndTime} />
          ) : (
            words.neverSignedIn
          )}
        </Pair>
        {saml.enabled && <Pair term={signOnState.provider}>{providerName(saml)}</Pair>}
        {saml.kind === 'saml' && (
          <Pair term={words.certificate}>
            {end ? words.validUntil(formatDay(new Date(end))) : words.noCertificate}
            <CertificateEnd saml={saml} />
          </Pair>
        )}
        <Pair term={words.failuresIn(FAILURE_DAYS)}>
          {failures > 0 ? (
            <Link to={adminPaths.signInFailures({ customerId: id })}>{number(failures)}</Link>
          ) : (
            number(failures)
          )}
        </Pair>
      </dl>
      {!saml.enabled && (
        <p>
          <Link to={next.to} className={buttonClass('plain')}>
            {next.text}
          </Link>
        </p>
      )}
    </Card>
  )
}

/** Leads on to single sign-on that works. */
function nextStep(customerId: string, setup: CustomerOverview['customer']['setup']) {
  if (setup?.state === 'off') return { to: adminPaths.goLive(customerId), text: words.turnBackOn }
  if (setup?.state === 'link_ready')
    return { to: adminPaths.goLive(customerId), text: words.reviewSetup }
  const text = setup?.state === 'not_set_up' ? words.setUp : words.continueSetup
  return { to: adminPaths.signOn(customerId), text }
}

function Pair({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function ServiceLevelCard({ level: { response, resolution } }: ServiceLevelProps) {
  return (
    <Card title={words.slaTitle(SERVICE_LEVEL_DAYS)}>
      <dl className={styles.pairs}>
        <Pair term={words.firstResponse}>{shareOf(response)}</Pair>
        <Pair term={words.resolution}>{shareOf(resolution)}</Pair>
      </dl>
    </Card>
  )
}

type ServiceLevelProps = { level: CustomerOverview['serviceLevel'] }

function shareOf({ met, breached }: { met: number; breached: number }): string {
  const all = met + breached
  return all === 0 ? words.noneMeasured : words.shareMet(percent(met / all), met, all)
}

type ContactsCardProps = { customerId: string; contacts: TechnicalContact[] }

function ContactsCard({ customerId, contacts }: ContactsCardProps) {
  return (
    <Card title={words.contactsTitle}>
      {contacts.length === 0 ? (
        <p className={styles.quiet}>
          {words.noContacts} <Link to={adminPaths.customer(customerId)}>{words.addContacts}</Link>
        </p>
      ) : (
        <ul className={styles.contacts}>
          {contacts.map(({ name, email, phone }) => (
            <li key={`${name} ${email} ${phone}`}>
              <p dir="auto">{name}</p>
              {email && <a href={`mailto:${email}`}>{email}</a>}{' '}
              {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The last changes, as the audit log has them. */
function ActivityCard({ customerId }: { customerId: string }) {
  const activity = useQuery(activityQuery(customerId))
  const all = withSearch(adminPaths.auditLog, `customer=${customerId}`)

  return (
    <Card title={words.activityTitle} actions={<Link to={all}>{words.allActivity}</Link>}>
      {activity.isLoadingError ? (
        <LoadFailure
          message={words.overviewFailed}
          busy={activity.isFetching}
          onRetry={() => void activity.refetch()}
        />
      ) : activity.data?.length === 0 ? (
        <p className={styles.quiet}>{words.noActivity}</p>
      ) : (
        <ul className={styles.entries}>
          {activity.data?.map(({ id, action, actor, at }) => (
            <li key={id} className={styles.pair}>
              <span>
                {actionText(action)} <bdi className={styles.quiet}>{actor.name}</bdi>
              </span>
              <TimeText at={at} format={formatDayAndTime} className={styles.quiet} />
            </li>
          )) ?? <SkeletonText />}
        </ul>
      )}
    </Card>
  )
}
