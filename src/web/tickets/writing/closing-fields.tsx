import { RESOLUTION_CODES, type ResolutionCode } from '#shared/tickets/values.ts'
import * as ticketWords from '#words/tickets.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextArea } from '#web/ui/controls/text-input.tsx'
import type { useForm } from '#web/ui/form/use-form.ts'

import styles from './closing-fields.module.css'

export type Closing = { resolutionCode: ResolutionCode; additionalComment: string }

export const NOTHING_SAID: Closing = { resolutionCode: 'ISSUE_FIXED', additionalComment: '' }

type ClosingFieldsProps = {
  form: Pick<ReturnType<typeof useForm<Closing>>, 'values' | 'change' | 'problemOf'>
  labels: { resolution: string; comment: string; hint: string }
}

/** Fields for closing a ticket, by its requester and at the desk. */
export function ClosingFields({ form, labels }: ClosingFieldsProps) {
  const { resolutionCode, additionalComment } = form.values

  return (
    <>
      <Field label={labels.resolution} error={form.problemOf('resolutionCode')}>
        {(control) => (
          <Select
            {...control}
            name="resolutionCode"
            value={resolutionCode}
            onChange={(event) => {
              const code = RESOLUTION_CODES.find((known) => known === event.target.value)
              if (code) form.change('resolutionCode', code)
            }}
          >
            {RESOLUTION_CODES.map((code) => (
              <option key={code} value={code}>
                {ticketWords.resolutions[code]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={labels.comment} hint={labels.hint} error={form.problemOf('additionalComment')}>
        {(control) => (
          <TextArea
            {...control}
            className={styles.comment}
            dir="auto"
            name="additionalComment"
            value={additionalComment}
            onChange={(event) => form.change('additionalComment', event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
