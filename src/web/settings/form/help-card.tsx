import { MAX_CONTACT_DETAILS, MAX_LINK_TEXT_LENGTH } from '#shared/settings/values.ts'
import * as words from '#words/settings.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-input.tsx'

import styles from './settings-form.module.css'
import { SettingsText } from './settings-text.tsx'
import type { SettingsForm } from './use-settings-form.ts'

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
