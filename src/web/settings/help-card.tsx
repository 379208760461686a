import { MAX_CONTACT_DETAILS, MAX_LINK_TEXT_LENGTH } from '#shared/settings/values.ts'
import { Card } from '#web/kit/parts/card.tsx'
import { Field } from '#web/kit/basic/field.tsx'
import { TextArea } from '#web/kit/basic/text-input.tsx'

import { SETTINGS_LABELS } from './settings-fields.ts'
import styles from './settings-form.module.css'
import { SettingsText } from './settings-text.tsx'
import type { SettingsForm } from './use-settings-form.ts'

export function HelpCard({ form }: { form: SettingsForm }) {
  return (
    <Card title="Help and Contact">
      <div className={styles.fields}>
        <div className={styles.pair}>
          <SettingsText
            form={form}
            name="contact.text"
            required
            maxLength={MAX_LINK_TEXT_LENGTH}
            hint="Offered to whoever cannot sign in"
          />
          <SettingsText
            form={form}
            name="contact.url"
            placeholder="help@example.com"
            hint="Optional: an email address, or a link that begins with https or tel. Without it the sign-in page offers no contact."
          />
        </div>
        <Field
          label={SETTINGS_LABELS.contactDetails}
          hint={`Below the sign-in, one on each line: hours, a phone number, an address. At most ${MAX_CONTACT_DETAILS}.`}
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
