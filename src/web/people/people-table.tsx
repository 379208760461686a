import * as words from '#words/people.ts'
import type { Person } from '#shared/people/contract.ts'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import styles from './people-table.module.css'
import { PersonRow } from './person-row.tsx'

const TABLE = {
  caption: words.title,
  columns: [words.name, words.email, words.status, words.lastSignIn, words.signedIn, words.actions],
  className: styles.table,
}

export function PeopleTable({ customerId, people }: { customerId: string; people: Person[] }) {
  return (
    <DataTable {...TABLE}>
      {people.map((person) => (
        <PersonRow key={person.id} customerId={customerId} person={person} />
      ))}
    </DataTable>
  )
}

export function PeopleTableSkeleton() {
  return (
    <DataTableSkeleton {...TABLE} label={words.loading} rows={8}>
      <td>
        <SkeletonText width="half" />
      </td>
      <td className={styles.email}>
        <SkeletonText width="most" />
      </td>
      <td colSpan={4}>
        <SkeletonText width="most" />
      </td>
    </DataTableSkeleton>
  )
}
