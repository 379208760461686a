import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import type { TroubledJob } from '#shared/background-work/contract.ts'
import * as words from '#words/operations.ts'
import { backgroundWorkEndpoints } from '#shared/background-work/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { focusNeighbour, InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { formatShortAge } from '#web/lib/format/format-time.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { backgroundWorkQueries } from './background-work-queries.ts'
import styles from './background-work.module.css'

type TroubledJobRowProps = {
  job: TroubledJob
  /** Called when this row goes and no other can take the focus. */
  onFocusLost: () => void
}

export function TroubledJobRow({ job, onFocusLost }: TroubledJobRowProps) {
  const place = useRef<HTMLTableCellElement>(null)
  const { title, customer, reason, attempts, createdAt, failedAt } = job

  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-label={words.customer}>
        {customer ? (
          <Link to={adminPaths.customer(customer.id)}>
            <bdi>{customer.name}</bdi>
          </Link>
        ) : (
          words.installation
        )}
      </td>
      <td className={styles.reason}>{reason}</td>
      <td className={styles.number} data-label={words.attempts}>
        {words.count(attempts)}
      </td>
      <td className={styles.number} data-label={words.since}>
        <TimeText at={failedAt ?? createdAt} format={formatShortAge} />
      </td>
      <td ref={place} className={styles.actions} data-print="hide">
        {failedAt === null ? (
          words.triedAgain
        ) : (
          <Actions job={job} onSettled={() => focusNeighbour(place.current, onFocusLost)} />
        )}
      </td>
    </tr>
  )
}

function Actions({ job: { id, title }, onSettled }: { job: TroubledJob; onSettled: () => void }) {
  const retry = useResolveJob(id, 'retry', { onSettled })
  const dismiss = useResolveJob(id, 'dismiss', { onSettled })

  return (
    <InlineConfirm
      label={words.actionsFor(title)}
      question={words.askDismiss}
      variant="danger"
      onConfirm={() => dismiss.mutate()}
    >
      {(button) => (
        <>
          <Button
            busy={retry.isPending}
            aria-label={words.retryJob(title)}
            onClick={() => retry.mutate()}
          >
            {words.retry}
          </Button>
          <Button {...button} busy={dismiss.isPending} aria-label={words.dismissJob(title)}>
            {words.dismiss}
          </Button>
        </>
      )}
    </InlineConfirm>
  )
}

/** Retries a failed job, or dismisses it. `onSettled` is called before its row goes. */
function useResolveJob(
  jobId: string,
  how: 'retry' | 'dismiss',
  { onSettled }: { onSettled: () => void },
) {
  const queryClient = useQueryClient()
  const isRetry = how === 'retry'
  const params = { jobId }

  return useMutation({
    mutationFn: () =>
      isRetry
        ? call(backgroundWorkEndpoints.retryJob, { params })
        : call(backgroundWorkEndpoints.dismissJob, { params }),
    onSuccess: () => {
      onSettled()
      toast.success(isRetry ? words.retried : words.dismissed)
    },
    onError: () => toast.error(isRetry ? words.retryFailed : words.dismissFailed),
    // Also after a failure: another administrator may have settled it.
    onSettled: () => queryClient.invalidateQueries(backgroundWorkQueries.everything),
  })
}
