import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import type { CrmOverview, RefusedAction } from '#shared/crm/contract.ts'
import * as words from '#words/crm.ts'
import { crmEndpoints } from '#shared/crm/endpoints.ts'
import { crmQueries } from '#web/crm/crm-queries.ts'
import { formatShortAge } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { focusNeighbour, InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import own from './refused-card.module.css'

const TABLE = {
  caption: words.refused,
  columns: [words.ticket, words.what, words.reason, words.age, { hidden: words.actions }],
  className: own.table,
}

/** Changes that the CRM refused, with its own words. */
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

type RefusedRowProps = {
  action: RefusedAction
  /** Called when this row goes and no other can take the focus. */
  onFocusLost: () => void
}

function RefusedRow({ action, onFocusLost }: RefusedRowProps) {
  const place = useRef<HTMLTableCellElement>(null)
  const { id, ticket, customer, kind, failure, code, correlationId, createdAt } = action
  const name = words.ticketName(ticket.number, ticket.subject)
  const onSettled = () => focusNeighbour(place.current, onFocusLost)
  const retry = useResolveAction(id, 'retry', { onSettled })
  const dismiss = useResolveAction(id, 'dismiss', { onSettled })
  const reference = words.reference(code, correlationId)

  return (
    <tr>
      <th scope="row">
        <Link to={paths.deskTicket(ticket.id)}>
          <bdi>{name}</bdi>
        </Link>
        <bdi className={own.customer}>{customer.name}</bdi>
      </th>
      <td className={own.kind}>{words.kinds[kind]}</td>
      <td className={own.reason}>
        {failure}
        {reference && <span className={own.reference}>{reference}</span>}
      </td>
      <td className={own.age} data-label={words.age}>
        <TimeText at={createdAt} format={formatShortAge} />
      </td>
      <td ref={place} className={own.actions} data-print="hide">
        <InlineConfirm
          label={words.actionsFor(name)}
          question={kind === 'create_ticket' ? words.askDismissTicket : words.askDismiss}
          onConfirm={() => dismiss.mutate()}
        >
          {(button) => (
            <>
              <Button
                busy={retry.isPending}
                aria-label={words.retryAction(name)}
                onClick={() => retry.mutate()}
              >
                {words.retry}
              </Button>
              <Button {...button} busy={dismiss.isPending} aria-label={words.dismissAction(name)}>
                {words.dismiss}
              </Button>
            </>
          )}
        </InlineConfirm>
      </td>
    </tr>
  )
}

/** Sends again what was refused, or gives it up. `onSettled` is called before its row goes. */
function useResolveAction(
  actionId: string,
  how: 'retry' | 'dismiss',
  { onSettled }: { onSettled: () => void },
) {
  const queryClient = useQueryClient()
  const isRetry = how === 'retry'
  const params = { actionId }

  return useMutation({
    mutationFn: () =>
      isRetry
        ? call(crmEndpoints.retryCrmAction, { params })
        : call(crmEndpoints.dismissCrmAction, { params }),
    onSuccess: () => {
      onSettled()
      toast.success(isRetry ? words.retried : words.dismissed)
    },
    onError: () => toast.error(isRetry ? words.retryFailed : words.dismissFailed),
    // Also after a failure: another administrator may have settled it.
    onSettled: () => queryClient.invalidateQueries(crmQueries.overview()),
  })
}
