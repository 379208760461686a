import { BookOpen, KeyRound, LogIn, Pencil, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'

import { signOnOf } from '#words/customers.ts'
import { list, locale } from '#words/language.ts'
import type { Customer } from '#shared/customers/contract.ts'
import * as words from '#words/customers.ts'
import { DELETED_CUSTOMER_DAYS, SAML_PROVIDER_LABELS } from '#shared/customers/values.ts'
import { CertificateEnd } from '#web/connections/certificates/certificate-end.tsx'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { IconButton, iconButtonClass } from '#web/ui/controls/icon-button.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { ActiveBadge, SamlBadge } from './customer-badges.tsx'
import { useDeleteCustomer } from './use-delete-customer.ts'
import styles from './customer-table.module.css'

const TABLE = {
  caption: words.title,
  columns: [
    words.name,
    words.domain,
    words.mspStartDate,
    words.status,
    words.saml,
    words.provider,
    words.actions,
  ],
  className: styles.table,
}

export function CustomerTable({
  customers,
  onFocusLost,
}: {
  customers: Customer[]
  onFocusLost: () => void
}) {
  const deleteCustomer = useDeleteCustomer()

  return (
    <DataTable {...TABLE}>
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
    <DataTableSkeleton {...TABLE} label={words.loading} rows={8}>
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
  customer: Customer
  onDelete: () => void
  onFocusLost: () => void
}

function CustomerRow({ customer, onDelete, onFocusLost }: CustomerRowProps) {
  const { name, domain, domains, mspStartDate, active, saml } = customer

  return (
    <tr>
      <th scope="row">
        <Link to={adminPaths.customer(customer.id)} className={styles.link} dir="auto">
          {name}
        </Link>
      </th>
      <td className={styles.domain}>
        {domain || words.noDomain}
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
        <CertificateEnd saml={saml} />
      </td>
      <td className={styles.provider} data-label={words.provider}>
        {saml.enabled
          ? SAML_PROVIDER_LABELS[saml.provider].toLocaleUpperCase(locale)
          : words.noProvider}
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
          <IconLink to={adminPaths.customerPeople(id)} label={words.peopleOf(name)}>
            <Users aria-hidden="true" />
          </IconLink>
          <IconLink
            to={adminPaths.signInFailures({ customerId: id })}
            label={words.signInFailuresOf(name)}
          >
            <LogIn aria-hidden="true" />
          </IconLink>
          <IconLink to={adminPaths.signOn(id)} label={signOnOf(name)}>
            <KeyRound aria-hidden="true" />
          </IconLink>
          <IconLink to={adminPaths.ssoGuide(id)} label={words.ssoGuideFor(name)}>
            <BookOpen aria-hidden="true" />
          </IconLink>
          <IconLink to={adminPaths.customer(id)} label={words.editOf(name)}>
            <Pencil aria-hidden="true" />
          </IconLink>
          <IconButton {...button} label={words.deleteOf(name)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      )}
    </InlineConfirm>
  )
}

function IconLink({ to, label, children }: { to: Address; label: string; children: ReactNode }) {
  return (
    <Link to={to} className={iconButtonClass} aria-label={label} title={label}>
      {children}
    </Link>
  )
}
