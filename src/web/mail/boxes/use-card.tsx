import type { Mailbox } from '#shared/mail/boxes/contract.ts'
import { isReadProvider } from '#shared/mail/boxes/values.ts'
import * as words from '#words/mailboxes.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import type { MailboxFormState } from './mailbox-fields.ts'
import styles from './mailbox-page.module.css'

/** So many days back the first reading may begin. */
const DAYS = [0, 1, 3, 7, 14, 30]

type UseCardProps = { form: MailboxFormState; stored: Mailbox | undefined }

/** Uses of the mailbox, and the servers that it trusts. */
export function UseCard({ form, stored }: UseCardProps) {
  const { provider, isOn, isSender, firstDays } = form.values
  const isRead = isReadProvider(provider)

  return (
    <Card title={words.use}>
      <div className={styles.fields}>
        <Checkbox
          name="isOn"
          label={isRead ? words.readIt : words.takeIt}
          checked={isOn}
          onChange={(event) => form.change('isOn', event.target.checked)}
        />
        {isRead && (
          <Checkbox
            name="isSender"
            label={words.sendWithIt}
            hint={words.sendWithItHint}
            checked={isSender}
            onChange={(event) => form.change('isSender', event.target.checked)}
          />
        )}
        {isRead && stored?.readAt == null && (
          <Field label={words.firstDays} hint={words.firstDaysHint}>
            {(control) => (
              <Select
                {...control}
                name="firstDays"
                value={firstDays}
                onChange={(event) => form.change('firstDays', event.target.value)}
              >
                {DAYS.map((days) => (
                  <option key={days} value={days}>
                    {words.firstDaysChoice(days)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <TextLine
          form={form}
          name="trustedServer"
          label={words.trustedServer}
          hint={words.trustedServerHint}
        />
        <Checkbox
          name="resultsBelow"
          label={words.resultsBelow}
          hint={words.resultsBelowHint}
          checked={form.values.resultsBelow}
          onChange={(event) => form.change('resultsBelow', event.target.checked)}
        />
      </div>
    </Card>
  )
}
