import type { ReactNode } from 'react'

import type { Person } from '#shared/people.ts'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

import styles from './people-table.module.css'
import { PersonRow } from './person-row.tsx'

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const COLUMNS = ['Name', 'Email', 'Status', 'Last Sign-in', 'Signed In', 'Actions']

export function PeopleTable({ customerId, people }: { customerId: string; people: Person[] }) {
  return (
    <Table>
      {people.map((person) => (
        <PersonRow key={person.id} customerId={customerId} person={person} />
      ))}
    </Table>
  )
}

/** The same boxes, so that nothing moves when the people arrive. */
export function PeopleTableSkeleton() {
  return (
    <Loading label="Loading people">
      <div aria-hidden="true" inert>
        <Table>
          {SKELETON_ROWS.map((row) => (
            <tr key={row} className={styles.row}>
              <td className={styles.name}>
                <SkeletonText width="half" />
              </td>
              <td className={styles.email}>
                <SkeletonText width="most" />
              </td>
              <td colSpan={COLUMNS.length - 2} className={styles.rest}>
                <SkeletonText width="most" />
              </td>
            </tr>
          ))}
        </Table>
      </div>
    </Loading>
  )
}

function Table({ children }: { children: ReactNode }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>People</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
