import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'

import * as words from '#words/time-entries.ts'
import { timeEndpoints } from '#shared/desk/endpoints.ts'
import type { TimeEntry } from '#shared/desk/time/contract.ts'
import type { CorrectedTime } from '#shared/desk/time/input.ts'
import { MAX_INVOICE_TEXT } from '#shared/desk/time/values.ts'
import type { WorkType } from '#shared/work-types/contract.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { keyHeader } from '#web/tickets/writing/ticket-mutations.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import type { Problems } from '#web/ui/form/problems.ts'
import { useForm } from '#web/ui/form/use-form.ts'

import { KindSelect } from './kind-select.tsx'
import { parseMinutes } from './time-texts.ts'
import { timeQueries } from './time-queries.ts'
import styles from './time-dialog.module.css'

type TimeDialogProps = {
  ticketId: string
  /** The entry to correct; null adds one. */
  entry: TimeEntry | null
  kinds: WorkType[]
  onClose: () => void
}

/** Adds time to a ticket, or corrects an entry. */
export function TimeDialog({ ticketId, entry, kinds, onClose }: TimeDialogProps) {
  const save = useSaveTime(ticketId, entry, onClose)
  const isOnline = useOnline()
  const minutesInput = useRef<HTMLInputElement>(null)
  const [initial] = useState(() => initialTime(entry, kinds, new Date()))
  const form = useForm({ initial, check: checkTime, sending: save })
  const fieldsId = useId()
  const { values, change, problemOf } = form

  function close() {
    if (!save.isPending) onClose()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={entry ? words.correctTitle : words.addTitle}
      description={
        entry ? (entry.exportedAt ? words.correctExported : words.correctText) : words.addText
      }
      initialFocus={minutesInput}
    >
      <DialogForm
        form={form}
        canSend={isOnline}
        action={{ label: words.save, busyLabel: words.saving }}
        failure={{ title: entry ? words.correctFailed : words.addFailed, error: form.failure }}
        onCancel={close}
        onSend={() => save.run(timeInput(values))}
      >
        <div className={styles.fields} id={fieldsId}>
          <Field
            label={words.minutes}
            required
            hint={words.minutesHint}
            error={problemOf('minutes')}
          >
            {(control) => (
              <TextInput
                {...control}
                ref={minutesInput}
                name="minutes"
                autoComplete="off"
                value={values.minutes}
                onChange={({ target }) => change('minutes', target.value)}
              />
            )}
          </Field>
          <Field label={words.day} required error={problemOf('day')}>
            {(control) => (
              <TextInput
                {...control}
                name="day"
                type="date"
                value={values.day}
                onChange={({ target }) => change('day', target.value)}
              />
            )}
          </Field>
        </div>
        <Field label={words.kind} error={problemOf('kindId')}>
          {(control) => (
            <KindSelect
              {...control}
              name="kindId"
              keptId={entry?.kind.id}
              value={values.kindId}
              onChoose={(kindId) => change('kindId', kindId)}
            />
          )}
        </Field>
        <Checkbox
          label={words.billable}
          name="isBillable"
          checked={values.isBillable}
          onChange={({ target }) => change('isBillable', target.checked)}
        />
        <Field label={words.invoiceText} error={problemOf('invoiceText')}>
          {(control) => (
            <TextInput
              {...control}
              name="invoiceText"
              dir="auto"
              maxLength={MAX_INVOICE_TEXT}
              value={values.invoiceText}
              onChange={({ target }) => change('invoiceText', target.value)}
            />
          )}
        </Field>
        {entry && (
          <Field label={words.reason} hint={words.forTeamOnly} error={problemOf('reason')}>
            {(control) => (
              <TextInput
                {...control}
                name="reason"
                dir="auto"
                maxLength={MAX_INVOICE_TEXT}
                value={values.reason}
                onChange={({ target }) => change('reason', target.value)}
              />
            )}
          </Field>
        )}
      </DialogForm>
    </Dialog>
  )
}

type Saving = { body: CorrectedTime; key: string }

function useSaveTime(ticketId: string, entry: TimeEntry | null, onSaved: () => void) {
  const queryClient = useQueryClient()
  const name = entry ? `desk-time-of:${entry.id}` : `desk-time:${ticketId}`
  const submission = useSubmission({ userId: useViewer().id, name })
  const saving = useMutation({
    mutationFn: ({ body: { reason, ...work }, key }: Saving) => {
      const headers = keyHeader(key)
      if (!entry)
        return call(timeEndpoints.addTime, { params: { ticketId }, body: work }, { headers })
      const params = { entryId: entry.id }
      return call(timeEndpoints.correctTime, { params, body: { ...work, reason } }, { headers })
    },
    onSuccess: (time) => {
      submission.accepted()
      // The entry may be one of a ticket that was merged into this one.
      const shownAt = entry?.ticket.id ?? ticketId
      keepAnswer(queryClient, timeQueries.ofTicket(shownAt).queryKey, time)
      if (shownAt !== ticketId) void queryClient.invalidateQueries(timeQueries.ofTicket(ticketId))
      void queryClient.invalidateQueries({ queryKey: ['desk', 'time'] })
      onSaved()
      toast.success(entry ? words.corrected : words.added)
    },
    onError: () => submission.failed(),
  })

  return {
    isPending: saving.isPending,
    error: saving.error,
    run: (body: CorrectedTime) => {
      const sending = submission.begin(body, [])
      if (sending) saving.mutate({ body, key: sending.key })
    },
  }
}

/** As they are typed. */
type TimeValues = {
  minutes: string
  kindId: string
  day: string
  isBillable: boolean
  invoiceText: string
  reason: string
}

/** A new entry begins today; a correction with what it corrects. */
function initialTime(entry: TimeEntry | null, kinds: WorkType[], now: Date): TimeValues {
  if (entry) {
    const { minutes, kind, day, isBillable, invoiceText } = entry
    return { minutes: String(minutes), kindId: kind.id, day, isBillable, invoiceText, reason: '' }
  }
  return {
    minutes: '',
    kindId: kinds[0]?.id ?? '',
    day: localDay(now),
    isBillable: true,
    invoiceText: '',
    reason: '',
  }
}

function checkTime({ minutes, day }: TimeValues): Problems<TimeValues> {
  return {
    ...(parseMinutes(minutes) === null && { minutes: words.minutesWrong }),
    ...(day === '' && { day: words.dayMissing }),
  }
}

function timeInput({ minutes, ...values }: TimeValues): CorrectedTime {
  return { ...values, minutes: parseMinutes(minutes) ?? 0 }
}

function localDay(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 10)
}
