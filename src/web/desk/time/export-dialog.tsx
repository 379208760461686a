import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Undo2 } from 'lucide-react'
import { useRef } from 'react'

import * as words from '#words/time-entries.ts'
import { timeEndpoints } from '#shared/desk/endpoints.ts'
import type { TimeExport } from '#shared/desk/time/contract.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { call, urlOf } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { keyHeader } from '#web/tickets/writing/ticket-mutations.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { IconButton, iconButtonClass } from '#web/ui/controls/icon-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'

import { countTimeFilters, type TimePageFilters, timeQuery } from './time-filters.ts'
import { timeQueries } from './time-queries.ts'
import { monthName } from './time-texts.ts'
import styles from './time-files.module.css'

type ExportDialogProps = { filters: TimePageFilters; onClose: () => void }

/** Marks what was not exported yet, and offers the file: as often as it is needed. */
export function ExportDialog({ filters, onClose }: ExportDialogProps) {
  const exporting = useExport(filters)
  const isOnline = useOnline()
  const closeButton = useRef<HTMLButtonElement>(null)
  const downloadLink = useRef<HTMLAnchorElement>(null)
  const made = exporting.data
  useFocusWhen(made ?? null, () => downloadLink.current)

  function close() {
    if (!exporting.isPending) onClose()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={words.exportTitle}
      description={words.exportText}
      initialFocus={closeButton}
    >
      <div className={styles.dialog}>
        <p>{countTimeFilters(filters) === 0 ? words.exportAll : words.noteFilters}</p>
        <FormFailure title={words.exportFailed} error={exporting.error} />
        {made && (
          <output>
            {words.exportDone(made.entries)}{' '}
            <a ref={downloadLink} href={fileOf(made)} download className={buttonClass('primary')}>
              <Download aria-hidden="true" />
              {words.download}
            </a>
          </output>
        )}
        <EarlierExports />
        <DialogActions>
          <Button ref={closeButton} onClick={close}>
            {words.close}
          </Button>
          {!made && (
            <Button
              variant="primary"
              disabled={!isOnline}
              busy={exporting.isPending}
              busyLabel={words.exporting}
              onClick={exporting.run}
            >
              {words.exportNow}
            </Button>
          )}
        </DialogActions>
      </div>
    </Dialog>
  )
}

function useExport(filters: TimePageFilters) {
  const queryClient = useQueryClient()
  const submission = useSubmission({ userId: useViewer().id, name: 'desk-time-export' })
  const { exported: _, ...body } = timeQuery(filters)
  const exporting = useMutation({
    mutationFn: (key: string) =>
      call(timeEndpoints.exportTime, { body }, { headers: keyHeader(key) }),
    onSuccess: () => {
      submission.accepted()
      void queryClient.invalidateQueries({ queryKey: ['desk', 'time'] })
      void queryClient.invalidateQueries({ queryKey: ['desk', 'ticket'] })
    },
    onError: () => submission.failed(),
  })

  return {
    data: exporting.data,
    error: exporting.error,
    isPending: exporting.isPending,
    run: () => {
      const sending = submission.begin(body, [])
      if (sending) exporting.mutate(sending.key)
    },
  }
}

/** The exports that were made. Each can be read again, and its mark be taken back. */
function EarlierExports() {
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

function fileOf({ id }: TimeExport): string {
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
