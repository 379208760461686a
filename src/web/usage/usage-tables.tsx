import type { Usage } from '#shared/usage/contract.ts'
import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { DataTable } from '#web/kit/extras/data-table.tsx'

import styles from './usage-tables.module.css'

const UNITS = ['KB', 'MB', 'GB', 'TB']
const COUNTS = ['Tickets/hour', 'Replies/hour', 'Today', 'In all', 'Open pages']

export function CustomerUsageTable({ customers }: Pick<Usage, 'customers'>) {
  return (
    <DataTable
      caption="Usage by customer"
      columns={['Customer', ...COUNTS]}
      className={styles.table}
    >
      {customers.map((customer) => (
        <tr key={customer.id}>
          <th scope="row">
            <Link to={adminPaths.customerPeople(customer.id)} className={styles.link}>
              {customer.name}
            </Link>
          </th>
          <Counts use={customer} />
        </tr>
      ))}
    </DataTable>
  )
}

export function PeopleUsageTable({ people }: Pick<Usage, 'people'>) {
  return (
    <DataTable caption="Usage by person" columns={['Person', ...COUNTS]} className={styles.table}>
      {people.map((person) => (
        <tr key={person.id}>
          <th scope="row">
            <span className={styles.person}>
              {person.name}
              <span className={styles.details}>
                {person.email}, {person.customerName}
              </span>
            </span>
          </th>
          <Counts use={person} />
        </tr>
      ))}
    </DataTable>
  )
}

function Counts({ use }: { use: Usage['people'][number] | Usage['customers'][number] }) {
  return (
    <>
      <td data-label="Tickets/hour">{use.tickets.toLocaleString('en-US')}</td>
      <td data-label="Replies/hour">{use.replies.toLocaleString('en-US')}</td>
      <td data-label="Today">{formatBytes(use.bytesToday)}</td>
      <td data-label="In all">{formatBytes(use.bytesInAll)}</td>
      <td data-label="Open pages">{use.streams.toLocaleString('en-US')}</td>
    </>
  )
}

/** `1.4 GB`: in powers of a thousand, as the limits are given. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  let value = bytes
  let unit = -1
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${value.toFixed(value < 9.95 ? 1 : 0)} ${UNITS[unit]}`
}
