import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef } from 'react'

import { timeEndpoints } from '#shared/desk/endpoints.ts'
import * as words from '#words/time-entries.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { call } from '#web/lib/http/call.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { keyHeader } from '#web/tickets/writing/ticket-mutations.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'

import { EarlierExports, fileOf } from './earlier-exports.tsx'
import { countTimeFilters, type TimePageFilters, timeQuery } from './time-filters.ts'
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
