import { MAIL_ENCRYPTIONS } from '#shared/mail/boxes/values.ts'
import * as words from '#words/mailboxes.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'

import type { MailboxFormState } from './mailbox-fields.ts'
import styles from './mailbox-page.module.css'

const FIELDS = {
  imap: { host: 'imapHost', port: 'imapPort', encryption: 'imapEncryption' },
  smtp: { host: 'smtpHost', port: 'smtpPort', encryption: 'smtpEncryption' },
} as const

type ServerFieldsProps = { form: MailboxFormState; use: keyof typeof FIELDS; legend: string }

/** Where a server is. */
export function ServerFields({ form, use, legend }: ServerFieldsProps) {
  const { host, port, encryption } = FIELDS[use]

  return (
    <fieldset className={styles.server}>
      <legend>{legend}</legend>
      <TextLine form={form} name={host} label={words.host} required={use === 'imap'} />
      <TextLine form={form} name={port} label={words.port} />
      <Field label={words.encryption} error={form.problemOf(encryption)}>
        {(control) => (
          <Select
            {...control}
            name={encryption}
            value={form.values[encryption]}
            onChange={(event) => {
              const chosen = MAIL_ENCRYPTIONS.find((one) => one === event.target.value)
              if (chosen) form.change(encryption, chosen)
            }}
          >
            {MAIL_ENCRYPTIONS.map((one) => (
              <option key={one} value={one}>
                {words.encryptions[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </fieldset>
  )
}
