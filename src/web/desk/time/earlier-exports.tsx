import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Undo2 } from 'lucide-react'

import type { TimeExport } from '#shared/desk/time/contract.ts'
import { timeEndpoints } from '#shared/desk/endpoints.ts'
import * as words from '#words/time-entries.ts'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { IconButton, iconButtonClass } from '#web/ui/controls/icon-button.tsx'
import { call, urlOf } from '#web/lib/http/call.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'

import styles from './time-files.module.css'
import { timeQueries } from './time-queries.ts'
import { monthName } from './time-texts.ts'

/** The exports that were made. Each can be read again, and its mark be taken back. */
export function EarlierExports() {
  const earlier = useQuery(timeQueries.exports())
  const revoke = useRevokeExport()

  if (earlier.isLoadingError) {
    return (
      <LoadFailure
        message={words.earlierFailed}
        busy={earlier.isFetching}
        onRetry={() => void earlier.refetch()}
      />
    )
  }
  if (!earlier.data || earlier.data.length === 0) return null
  return (
    <section aria-label={words.earlierExports}>
      <h3>{words.earlierExports}</h3>
      <FormFailure title={words.takeBackFailed} error={revoke.error} />
      <ul className={styles.exports}>
        {earlier.data.map((one) => (
          <ExportLine key={one.id} made={one} onRevoke={() => revoke.mutate(one.id)} />
        ))}
      </ul>
    </section>
  )
}

function ExportLine({ made, onRevoke }: { made: TimeExport; onRevoke: () => void }) {
  const { at, by, entries, customer, month, takenBackAt, takenBackBy } = made
  const when = formatDayAndTime(new Date(at))

  return (
    <li className={styles.export}>
      <span>
        {when} {takenBackAt && <Badge tone="neutral">{words.takenBackMark}</Badge>}
        <span className={styles.quiet}>
          {[
            words.exportedBy(by, entries),
            ...(customer ? [customer.name] : []),
            ...(month ? [monthName(month)] : []),
          ].join(' · ')}
        </span>
        {takenBackAt && takenBackBy !== null && (
          <span className={styles.quiet}>
            {words.takenBackBy(takenBackBy, formatDayAndTime(new Date(takenBackAt)))}
          </span>
        )}
      </span>
      <InlineConfirm
        label={when}
        question={words.takeBackQuestion(when)}
        note={words.takeBackNote}
        variant="primary"
        onConfirm={onRevoke}
      >
        {(button) => (
          <>
            <a
              href={fileOf(made)}
              download
              className={iconButtonClass}
              aria-label={words.downloadOf(when)}
            >
              <Download aria-hidden="true" />
            </a>
            <IconButton
              {...button}
              label={takenBackAt ? words.isTakenBack(when) : words.takeBackOf(when)}
              aria-disabled={takenBackAt !== null}
              onClick={() => takenBackAt === null && button.onClick()}
            >
              <Undo2 aria-hidden="true" />
            </IconButton>
          </>
        )}
      </InlineConfirm>
    </li>
  )
}

export function fileOf({ id }: TimeExport): string {
  return urlOf(timeEndpoints.getTimeExport, { params: { exportId: id } })
}

function useRevokeExport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (exportId: string) =>
      call(timeEndpoints.takeBackTimeExport, { params: { exportId } }),
    // Also where a colleague was faster: the list says so.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['desk', 'time'] })
      void queryClient.invalidateQueries({ queryKey: ['desk', 'ticket'] })
    },
  })
}
