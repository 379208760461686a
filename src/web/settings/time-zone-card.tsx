import { Card } from '#web/kit/parts/card.tsx'
import { Field } from '#web/kit/basic/field.tsx'
import { Select } from '#web/kit/basic/text-input.tsx'
import { TimeZoneOptions } from '#web/kit/page-form/time-zone-options.tsx'

import { SETTINGS_LABELS } from './settings-fields.ts'
import type { SettingsForm } from './use-settings-form.ts'

export function TimeZoneCard({ form }: { form: SettingsForm }) {
  const { timeZone } = form.values

  return (
    <Card title="Time Zone">
      <Field
        label={SETTINGS_LABELS.timeZone}
        hint="For customers without a time zone of their own. Business hours are counted on this clock; tickets that were raised before keep what they were promised."
        error={form.problemOf('timeZone')}
      >
        {(control) => (
          <Select
            {...control}
            name="timeZone"
            value={timeZone}
            onChange={(event) => form.change('timeZone', event.target.value)}
          >
            <TimeZoneOptions chosen={timeZone} />
          </Select>
        )}
      </Field>
    </Card>
  )
}
