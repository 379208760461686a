import { list, locale } from '#words/language.ts'
import type { Customer, CustomerListItem } from '#shared/customers/contract.ts'
import * as words from '#words/customers.ts'
import { type CustomerSort, DELETED_CUSTOMER_DAYS } from '#shared/customers/values.ts'
import type { CustomerFilters } from '#web/customers/customer-queries.ts'
import { CertificateEnd } from '#web/connections/certificates/certificate-end.tsx'
import { providerName } from '#web/connections/settings/connection-values.ts'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Breakable } from '#web/ui/display/breakable.tsx'
import { Link } from '#web/lib/navigation/navigation.ts'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { ActiveBadge, SamlBadge } from './customer-badges.tsx'
import { SetupLine } from './setup-text.tsx'
import { useDeleteCustomer } from './use-delete-customer.ts'
import styles from './customer-table.module.css'

type Sort = {
  filters: Pick<CustomerFilters, 'sort' | 'direction'>
  onSort: (sort: Pick<CustomerFilters, 'sort' | 'direction'>) => void
}

const UNSORTED: Sort = { filters: {}, onSort: () => {} }

function tableOf({ filters: { sort, direction = 'asc' }, onSort }: Sort) {
  /** Up, down, and back to the newest first. */
  const sortedBy = (column: CustomerSort, label: string) => {
    const isCurrent = sort === column
    const isLast = isCurrent && direction === 'desc'
    return {
      label,
      direction: isCurrent ? direction : null,
      onSort: () =>
        onSort({
          sort: isLast ? undefined : column,
          direction: isCurrent && !isLast ? ('desc' as const) : undefined,
        }),
    }
  }
  return {
    caption: words.title,
    columns: [
      sortedBy('name', words.name),
      words.domain,
      sortedBy('start', words.mspStartDate),
      words.status,
      words.saml,
      words.provider,
      words.actions,
    ],
    className: styles.table,
  }
}

export function CustomerTable({
  customers,
  sort = UNSORTED,
  onFocusLost,
}: {
  customers: CustomerListItem[]
  sort?: Sort
  onFocusLost: () => void
}) {
  const deleteCustomer = useDeleteCustomer()

  return (
    <DataTable {...tableOf(sort)}>
      {customers.map((customer) => (
        <CustomerRow
          key={customer.id}
          customer={customer}
          onDelete={() => deleteCustomer.mutate(customer.id)}
          onFocusLost={onFocusLost}
        />
      ))}
    </DataTable>
  )
}

export function CustomerTableSkeleton() {
  return (
    <DataTableSkeleton {...tableOf(UNSORTED)} label={words.loading} rows={8}>
      <td>
        <SkeletonText width="most" />
      </td>
      <td className={styles.domain}>
        <SkeletonText width="half" />
      </td>
      <td colSpan={5}>
        <SkeletonText width="most" />
      </td>
    </DataTableSkeleton>
  )
}

type CustomerRowProps = {
  customer: CustomerListItem
  onDelete: () => void
  onFocusLost: () => void
}

function CustomerRow({ customer, onDelete, onFocusLost }: CustomerRowProps) {
  const { name, domain, domains, mspStartDate, active, saml, setup } = customer

  return (
    <tr>
      <th scope="row">
        <Link to={adminPaths.customerOverview(customer.id)} className={styles.link} dir="auto">
          {name}
        </Link>
      </th>
      <td className={styles.domain}>
        {domain ? <Breakable text={domain} /> : words.noDomain}
        {domains.length > 0 && (
          <span className={styles.further} title={list(domains)}>
            {words.moreDomains(domains.length)}
          </span>
        )}
      </td>
      <td className={styles.date} data-label={words.startInCard}>
        {mspStartDate ? formatCalendarDay(mspStartDate) : words.noStart}
      </td>
      <td className={styles.status}>
        <ActiveBadge isActive={active} />
      </td>
      <td className={styles.saml} data-label={words.saml}>
        <SamlBadge isEnabled={saml.enabled} />
        {setup && (
          <span className={styles.setup}>
            <SetupLine setup={setup} />
          </span>
        )}
        <CertificateEnd saml={saml} />
      </td>
      <td className={styles.provider} data-label={words.provider}>
        <Breakable
          text={saml.enabled ? providerName(saml).toLocaleUpperCase(locale) : words.noProvider}
        />
      </td>
      <td className={styles.actions} data-print="hide">
        <CustomerActions customer={customer} onDelete={onDelete} onFocusLost={onFocusLost} />
      </td>
    </tr>
  )
}

type CustomerActionsProps = {
  customer: Pick<Customer, 'id' | 'name'>
  onDelete: () => void
  onFocusLost: () => void
}

function CustomerActions({ customer, onDelete, onFocusLost }: CustomerActionsProps) {
  const { id, name } = customer

  return (
    <InlineConfirm
      label={words.actionsFor(name)}
      question={words.askDelete(name)}
      note={words.whatDeletingDoes(DELETED_CUSTOMER_DAYS)}
      onConfirm={onDelete}
      onFocusLost={onFocusLost}
    >
      {(button) => (
        <>
          <Link
            to={adminPaths.ssoGuide(id)}
            className={styles.action}
            aria-label={words.ssoGuideFor(name)}
          >
            {words.toSsoGuide}
          </Link>
          <Link
            to={adminPaths.customer(id)}
            className={styles.action}
            aria-label={words.editOf(name)}
          >
            {words.edit}
          </Link>
          <button
            {...button}
            type="button"
            className={styles.action}
            data-danger="true"
            aria-label={words.deleteOf(name)}
          >
            {words.deleteAction}
          </button>
        </>
      )}
    </InlineConfirm>
  )
}
