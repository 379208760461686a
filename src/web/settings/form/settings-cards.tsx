import { MAX_CONTACT_DETAILS, MAX_LINK_TEXT_LENGTH } from '#shared/settings/values.ts'
import * as words from '#words/settings.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextArea, TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './settings-form.module.css'
import { SettingsText } from './settings-text.tsx'
import type { SettingsForm } from './use-settings-form.ts'
import * as languageWords from '#words/language.ts'
import { LanguageField } from '#web/ui/controls/language-field.tsx'
import { TimeZoneOptions } from '#web/ui/controls/time-zone-options.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'

export function HelpCard({ form }: { form: SettingsForm }) {
  return (
    <Card title={words.help}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <SettingsText
            form={form}
            name="contact.text"
            required
            maxLength={MAX_LINK_TEXT_LENGTH}
            hint={words.contactTextHint}
          />
          <SettingsText
            form={form}
            name="contact.url"
            placeholder={words.contactUrlExample}
            hint={words.contactUrlHint}
          />
        </div>
        <Field
          label={words.labels.contactDetails}
          hint={words.contactDetailsHint(MAX_CONTACT_DETAILS)}
          error={form.problemOf('contactDetails')}
        >
          {(control) => (
            <TextArea
              {...control}
              name="contactDetails"
              rows={4}
              value={form.values.contactDetails}
              onChange={(event) => form.change('contactDetails', event.target.value)}
              onBlur={() => form.touch('contactDetails')}
            />
          )}
        </Field>
      </div>
    </Card>
  )
}

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

const NUMBERS = [
  { name: 'nearPercent', hint: words.nearPercentHint },
  { name: 'undoSeconds', hint: words.undoSecondsHint },
  { name: 'reopenDays', hint: words.reopenDaysHint },
] as const

/** How tickets are worked on at this installation. */
export function TicketsCard({ form }: { form: SettingsForm }) {
  return (
    <Card>
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
