import * as words from '#words/settings.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'

import styles from './settings-form.module.css'
import type { SettingsForm } from './use-settings-form.ts'

/** How the desk works at this installation. */
export function DeskCard({ form }: { form: SettingsForm }) {
  return (
    <Card title={words.desk}>
      <div className={styles.fields}>
        <Field
          label={words.labels.nearPercent}
          hint={words.nearPercentHint}
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
          label={words.labels.undoSeconds}
          hint={words.undoSecondsHint}
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
        <Checkbox
          name="assignOnReply"
          label={words.labels.assignOnReply}
          checked={form.values.assignOnReply}
          onChange={(event) => form.change('assignOnReply', event.target.checked)}
        />
        <Checkbox
          name="acknowledgeTickets"
          label={words.labels.acknowledgeTickets}
          checked={form.values.acknowledgeTickets}
          onChange={(event) => form.change('acknowledgeTickets', event.target.checked)}
        />
      </div>
    </Card>
  )
}
