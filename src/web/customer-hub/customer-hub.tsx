import { useQuery } from '@tanstack/react-query'
import { Outlet, matchPath, useLocation } from 'react-router'

import type { CustomerListItem, CustomerOverview } from '#shared/customers/contract.ts'
import { TEAM_ID } from '#shared/customers/values.ts'
import * as words from '#words/customers.ts'
import { locale, number } from '#words/language.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { CertificateEnd } from '#web/connections/certificates/certificate-end.tsx'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { ActiveBadge } from '#web/customers/list/customer-badges.tsx'
import { SetupText } from '#web/customers/list/setup-text.tsx'
import { withSearch } from '#web/lib/navigation/address.ts'
import { adminPaths, adminPatterns } from '#web/lib/navigation/admin-paths.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { readId } from '#web/lib/navigation/read-id.ts'
import { classNames } from '#web/ui/display/class-names.ts'
import { Breadcrumb } from '#web/ui/layout/page-header.tsx'
import { TabLinks } from '#web/ui/layout/tab-links.tsx'

import { HubActions } from './hub-actions.tsx'
import styles from './customer-hub.module.css'

/** The pages of one customer. */
const PATTERNS = [
  adminPatterns.customerOverview,
  adminPatterns.customer,
  adminPatterns.customerPeople,
  adminPatterns.signOn,
  adminPatterns.signOnTest,
  adminPatterns.ssoGuide,
  adminPatterns.customerContract,
  adminPatterns.newContractVersion,
  adminPatterns.contractCorrection,
]

/** Lists of all customers, which are a page of one when they are filtered by it. */
const FILTERED: string[] = [adminPaths.signInFailures(), paths.desk, deskPaths.time]

/** Returns the customer that an address is about; null for the team, and for one that is not saved yet. */
export function customerOf(pathname: string, search: string): string | null {
  const params = new URLSearchParams(search)
  if (FILTERED.includes(pathname)) return readId(params.get('customer'))
  if (params.get('new') === '1') return null
  const found = PATTERNS.map((pattern) => matchPath(pattern, pathname)).find(Boolean)
  const id = readId(found?.params.customerId ?? null)
  return id === TEAM_ID ? null : id
}

/** Header and tabs of all pages of a customer, above each of them, for administrators. */
export function CustomerHub() {
  const { pathname, search } = useLocation()
  const { isAdmin } = useViewer()
  const customerId = isAdmin ? customerOf(pathname, search) : null

  return (
    // The same elements with and without a customer: a page stays as it is when a filter is chosen.
    <div className={classNames(styles.pages, customerId && styles.hub)}>
      {customerId && <HubHeader key={customerId} customerId={customerId} pathname={pathname} />}
      <Outlet />
    </div>
  )
}

function HubHeader({ customerId, pathname }: { customerId: string; pathname: string }) {
  const { data } = useQuery(customerQueries.overview(customerId))
  const customer = data?.customer

  return (
    <>
      <Breadcrumb to={adminPaths.customers} text={words.title} />
      <div className={styles.head}>
        <span className={styles.initials} aria-hidden="true">
          {customer && initialsOf(customer.name)}
        </span>
        <strong className={styles.name} title={customer?.name} dir="auto">
          {customer?.name ?? '\u00a0'}
        </strong>
        {/* New once they are known: they begin elsewhere, without having moved. */}
        <Facts key={customer ? 'known' : 'unknown'} customer={customer} />
        {customer && <HubActions customer={customer} />}
      </div>
      <TabLinks
        label={customer ? words.partsOf(customer.name) : words.title}
        tabs={tabsOf(customerId, data).map((tab) => ({
          ...tab,
          isCurrent: tab.to.split('?')[0] === pathname || (tab.isAbove?.(pathname) ?? false),
        }))}
      />
    </>
  )
}

/** Two lines at most, whose room is there before their text. */
function Facts({ customer }: { customer: CustomerListItem | undefined }) {
  return (
    <div className={styles.facts}>
      <span className={styles.line}>
        {customer && (
          <>
            <ActiveBadge isActive={customer.active} />
            <SetupText setup={customer.setup} isEnabled={customer.saml.enabled} />
            <CertificateEnd saml={customer.saml} />
          </>
        )}
      </span>
      <span className={styles.where}>
        {customer &&
          [customer.domain || words.noDomain, customer.timeZone].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}

function tabsOf(customerId: string, overview: CustomerOverview | undefined) {
  const query = `customer=${customerId}`
  const counted = (count: number | undefined) => (count === undefined ? '\u2007' : number(count))
  const tickets = overview && overview.tickets.open + overview.tickets.pending
  const signOn = adminPaths.signOn(customerId)
  const contract = adminPaths.customerContract(customerId)
  return [
    { to: adminPaths.customerOverview(customerId), text: words.overview },
    { to: adminPaths.customer(customerId), text: words.details },
    {
      to: contract,
      text: words.contractTab,
      isAbove: (pathname: string) => pathname.startsWith(`${contract}/`),
    },
    {
      to: adminPaths.customerPeople(customerId),
      text: words.toPeople,
      detail: counted(overview?.people),
    },
    {
      to: signOn,
      text: words.singleSignOn,
      isAbove: (pathname: string) => pathname.startsWith(`${signOn}/`),
    },
    { to: adminPaths.ssoGuide(customerId), text: words.setupGuide },
    {
      to: adminPaths.signInFailures({ customerId }),
      text: words.failuresTab,
      detail: counted(overview?.failures),
    },
    {
      to: withSearch(paths.desk, `view=all&${query}`),
      text: words.ticketsTab,
      detail: words.openCount(counted(tickets)),
    },
    { to: withSearch(deskPaths.time, query), text: words.timeTab },
  ]
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const found = name.split(/\s+/).filter(Boolean)
  const ends = found.length > 1 ? [found[0], found.at(-1)] : found
  return ends
    .map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 0))
    .join('')
    .toLocaleUpperCase(locale)
}
