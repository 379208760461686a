import * as words from '#words/customers.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { TimeZoneOptions } from '#web/ui/controls/time-zone-options.tsx'

import { CUSTOMER_LABELS } from './customer-fields.ts'
import type { CustomerForm } from './use-customer-form.ts'

export function TimeZoneSelect({ form }: { form: CustomerForm }) {
  const { timeZone } = form.values

  return (
    <Field
      label={CUSTOMER_LABELS.timeZone}
      hint={words.timeZoneHint}
      error={form.problemOf('timeZone')}
    >
      {(control) => (
        <Select
          {...control}
          name="timeZone"
          value={timeZone}
          onChange={(event) => form.change('timeZone', event.target.value)}
        >
          <option value="">{words.ofPortal}</option>
          <TimeZoneOptions chosen={timeZone} />
        </Select>
      )}
    </Field>
  )
}
