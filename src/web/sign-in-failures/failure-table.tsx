import type { SignInFailure } from '#shared/sign-in-failures/contract.ts'
import * as words from '#words/sign-in-failures.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'

import styles from './failure-table.module.css'

export function FailureTable({ failures, title }: { failures: SignInFailure[]; title: string }) {
  return (
    <DataTable
      caption={words.failuresOf(title)}
      columns={[words.code, words.when, words.expected, words.received]}
      className={styles.table}
    >
      {failures.map(({ code, at, address, expected, received, hint }) => (
        <tr key={code}>
          <th scope="row" className={styles.code}>
            <code>{code}</code>
          </th>
          <td className={styles.when} data-label={words.when}>
            <TimeText at={at} format={formatDayAndTime} />
            <span className={styles.meta}>{address}</span>
          </td>
          <td className={styles.value} data-label={words.expected}>
            {expected}
          </td>
          <td className={styles.value} data-label={words.received}>
            {received}
            {hint && <span className={styles.meta}>{hint}</span>}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
