import { Card } from '#web/kit/parts/card.tsx'
import { Field } from '#web/kit/basic/field.tsx'
import { TextInput } from '#web/kit/basic/text-input.tsx'

import { SETTINGS_LABELS } from './settings-fields.ts'
import type { SettingsForm } from './use-settings-form.ts'

/** How the desk works at this installation. */
export function DeskCard({ form }: { form: SettingsForm }) {
  return (
    <Card title="Desk">
      <Field
        label={SETTINGS_LABELS.nearPercent}
        hint="In percent. A ticket is due soon when this share of the time that was promised is left. Its assignee is told then, or everybody at the desk where it has none. Zero for never."
        error={form.problemOf('nearPercent')}
      >
        {(control) => (
          <TextInput
            {...control}
            name="nearPercent"
            inputMode="numeric"
            value={form.values.nearPercent}
            onChange={(event) => form.change('nearPercent', event.target.value)}
          />
        )}
      </Field>
      <Field
        label={SETTINGS_LABELS.undoSeconds}
        hint="In seconds, at most 60. For so long a reply waits and can be taken back before the customer sees it. Zero sends it at once."
        error={form.problemOf('undoSeconds')}
      >
        {(control) => (
          <TextInput
            {...control}
            name="undoSeconds"
            inputMode="numeric"
            value={form.values.undoSeconds}
            onChange={(event) => form.change('undoSeconds', event.target.value)}
          />
        )}
      </Field>
    </Card>
  )
}
