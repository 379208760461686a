import { SAML_PROVIDER_LABELS } from '#shared/customers/values.ts'
import type { Customer } from '#shared/customers/contract.ts'
import * as words from '#words/customers.ts'
import { list, locale } from '#words/language.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { Link } from '#web/lib/navigation/navigation.ts'

import { CertificateEnd } from '#web/connections/certificates/certificate-end.tsx'
import { ActiveBadge, SamlBadge } from './customer-badges.tsx'
import { CustomerActions } from './customer-actions.tsx'
import styles from './customer-table.module.css'

type CustomerRowProps = {
  customer: Customer
  onDelete: () => void
  onFocusLost: () => void
}

export function CustomerRow({ customer, onDelete, onFocusLost }: CustomerRowProps) {
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
