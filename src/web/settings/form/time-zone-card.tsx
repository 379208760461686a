import * as languageWords from '#words/language.ts'
import * as words from '#words/settings.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { LanguageField } from '#web/ui/controls/language-field.tsx'
import { TimeZoneOptions } from '#web/ui/controls/time-zone-options.tsx'

import styles from './settings-form.module.css'
import type { SettingsForm } from './use-settings-form.ts'

export function TimeZoneCard({ form }: { form: SettingsForm }) {
  const { timeZone, language } = form.values

  return (
    <Card title={words.timeZone}>
      <div className={styles.fields}>
        <Field
          label={words.labels.timeZone}
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
              <TimeZoneOptions chosen={timeZone} />
            </Select>
          )}
        </Field>
        <LanguageField
          label={words.labels.language}
          hint={words.languageHint}
          none={languageWords.noLanguage}
          error={form.problemOf('language')}
          value={language}
          onChange={(chosen) => form.change('language', chosen)}
        />
      </div>
    </Card>
  )
}
