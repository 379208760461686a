import { useRef } from 'react'

import type { CrmOverview } from '#shared/crm/contract.ts'
import * as words from '#words/crm.ts'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import own from './refused-card.module.css'
import { RefusedRow } from './refused-row.tsx'

const TABLE = {
  caption: words.refused,
  columns: [words.ticket, words.what, words.reason, words.age, { hidden: words.actions }],
  className: own.table,
}

/** What the CRM did not take, with its own words. */
export function RefusedCard({ crm: { refused, refusedCount } }: { crm: CrmOverview }) {
  const heading = useRef<HTMLSpanElement>(null)

  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {words.refused}
        </span>
      }
      flush
    >
      {refused.length === 0 ? (
        <p className={own.lead}>{words.nothingRefused}</p>
      ) : (
        <>
          <p className={own.lead}>{words.refusedLead}</p>
          <DataTable {...TABLE}>
            {refused.map((action) => (
              <RefusedRow
                key={action.id}
                action={action}
                onFocusLost={() => heading.current?.focus()}
              />
            ))}
          </DataTable>
          {refusedCount > refused.length && (
            <p className={own.lead}>{words.newest(refused.length)}</p>
          )}
        </>
      )}
    </Card>
  )
}
