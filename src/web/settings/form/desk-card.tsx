import * as words from '#words/settings.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'

import styles from './settings-form.module.css'
import type { SettingsForm } from './use-settings-form.ts'

const NUMBERS = [
  { name: 'nearPercent', hint: words.nearPercentHint },
  { name: 'undoSeconds', hint: words.undoSecondsHint },
  { name: 'reopenDays', hint: words.reopenDaysHint },
] as const

/** How the desk works at this installation. */
export function DeskCard({ form }: { form: SettingsForm }) {
  return (
    <Card title={words.desk}>
      <div className={styles.fields}>
        {NUMBERS.map(({ name, hint }) => (
          <Field key={name} label={words.labels[name]} hint={hint} error={form.problemOf(name)}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                inputMode="numeric"
                value={form.values[name]}
                onChange={(event) => form.change(name, event.target.value)}
              />
            )}
          </Field>
        ))}
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
        <Checkbox
          name="askForRating"
          label={words.labels.askForRating}
          checked={form.values.askForRating}
          onChange={(event) => form.change('askForRating', event.target.checked)}
        />
      </div>
    </Card>
  )
}
