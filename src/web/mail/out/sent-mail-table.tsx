import { MailCheck } from 'lucide-react'

import type { SentMail } from '#shared/mail/out/contract.ts'
import * as words from '#words/mail.ts'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import styles from './sent-mail.module.css'
import { SentMailRow } from './sent-mail-row.tsx'

const TABLE = {
  caption: words.table,
  columns: [words.mail, words.to, words.state, words.when, { hidden: words.actions }],
  className: styles.table,
}

export function NoMails() {
  return (
    <EmptyState title={words.noneTitle} icon={<MailCheck aria-hidden="true" />}>
      {words.noneText}
    </EmptyState>
  )
}

export function SentMails({ mails, onFocusLost }: { mails: SentMail[]; onFocusLost: () => void }) {
  return (
    <DataTable {...TABLE}>
      {mails.map((mail) => (
        <SentMailRow key={mail.id} mail={mail} onFocusLost={onFocusLost} />
      ))}
    </DataTable>
  )
}

export function SentMailsSkeleton() {
  return (
    <DataTableSkeleton {...TABLE} label={words.loading} rows={8}>
      <td>
        <SkeletonText width="most" />
      </td>
      <td colSpan={4}>
        <SkeletonText width="half" />
      </td>
    </DataTableSkeleton>
  )
}
