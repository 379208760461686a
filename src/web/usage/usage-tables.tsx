import { locale, number } from '#words/language.ts'
import * as words from '#words/settings.ts'
import type { Usage } from '#shared/usage/contract.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { DataTable } from '#web/ui/list/data-table.tsx'

import styles from './usage-tables.module.css'

const COUNTS = [
  words.ticketsPerHour,
  words.repliesPerHour,
  words.storedToday,
  words.storedInAll,
  words.openPages,
]

const whole = withDigits(0)
const tenths = withDigits(1)

function withDigits(count: number) {
  const digits = { minimumFractionDigits: count, maximumFractionDigits: count }
  return new Intl.NumberFormat(locale, { ...digits, useGrouping: false })
}

export function CustomerUsageTable({ customers }: Pick<Usage, 'customers'>) {
  return (
    <DataTable
      caption={words.usageByCustomer}
      columns={[words.customer, ...COUNTS]}
      className={styles.table}
    >
      {customers.map((customer) => (
        <tr key={customer.id}>
          <th scope="row">
            <Link to={adminPaths.customerPeople(customer.id)} className={styles.link} dir="auto">
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
    <DataTable
      caption={words.usageByPerson}
      columns={[words.person, ...COUNTS]}
      className={styles.table}
    >
      {people.map((person) => (
        <tr key={person.id}>
          <th scope="row">
            <bdi>{person.name}</bdi>
            <span className={styles.details} dir="auto">
              {words.personAt(person.email, person.customerName)}
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
      <td data-label={words.ticketsPerHour}>{number(use.tickets)}</td>
      <td data-label={words.repliesPerHour}>{number(use.replies)}</td>
      <td data-label={words.storedToday}>{formatBytes(use.bytesToday)}</td>
      <td data-label={words.storedInAll}>{formatBytes(use.bytesInAll)}</td>
      <td data-label={words.openPages}>{number(use.streams)}</td>
    </>
  )
}

/** `1.4 GB`: in powers of a thousand, as the limits are given. */
export function formatBytes(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 999.5 && unit < words.byteSizes.length - 1) {
    value /= 1000
    unit += 1
  }
  const format = unit > 0 && value < 9.95 ? tenths : whole
  return words.byteSizes[unit]?.(format.format(value)) ?? ''
}
