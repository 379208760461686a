import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/text-input.tsx'

import { CUSTOMER_LABELS } from './customer-fields.ts'
import type { CustomerForm } from './use-customer-form.ts'

const TIME_ZONES = Intl.supportedValuesOf('timeZone')

export function TimeZoneSelect({ form }: { form: CustomerForm }) {
  const { timeZone } = form.values
  // The browser may list another name of the same zone.
  const zones = timeZone === '' || TIME_ZONES.includes(timeZone) ? [] : [timeZone]

  return (
    <Field
      label={CUSTOMER_LABELS.timeZone}
      hint="Business hours are counted on this clock"
      error={form.problemOf('timeZone')}
    >
      {(control) => (
        <Select
          {...control}
          name="timeZone"
          value={timeZone}
          onChange={(event) => form.change('timeZone', event.target.value)}
        >
          <option value="">Default of the portal</option>
          {[...zones, ...TIME_ZONES].map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
