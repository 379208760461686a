import { MAX_MAILBOX_SECRET_LENGTH } from '#shared/mail/boxes/values.ts'
import * as words from '#words/mailboxes.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea, TextInput } from '#web/ui/controls/text-input.tsx'
import { Button } from '#web/ui/controls/button.tsx'

import type { MailboxFormState } from './mailbox-fields.ts'

const BYTES = 24

type SecretFieldProps = { form: MailboxFormState; hasSecret: boolean }

/** The secret, which is entered and never shown again. One that is made here is shown until it is saved. */
export function SecretField({ form, hasSecret }: SecretFieldProps) {
  const { provider, signIn, secret } = form.values
  const isFile = signIn === 'service-account'
  const isMade = provider === 'postmark' || provider === 'sendgrid'
  const label = isFile
    ? words.keyFile
    : provider === 'google'
      ? words.appPassword
      : words.secrets[provider]
  const shared = {
    name: 'secret',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: MAX_MAILBOX_SECRET_LENGTH,
    value: secret,
  }

  return (
    <Field
      label={label}
      required={!hasSecret}
      hint={hasSecret ? words.secretStored : words.secretNew}
      error={form.problemOf('secret')}
      aside={
        isMade && (
          <Button onClick={() => form.change('secret', makeSecret())}>{words.makeSecret}</Button>
        )
      }
    >
      {(control) =>
        isFile ? (
          <TextArea
            {...control}
            {...shared}
            rows={4}
            onChange={(event) => form.change('secret', event.target.value)}
            onBlur={() => form.touch('secret')}
          />
        ) : (
          <TextInput
            {...control}
            {...shared}
            type={isMade ? 'text' : 'password'}
            onChange={(event) => form.change('secret', event.target.value)}
            onBlur={() => form.touch('secret')}
          />
        )
      }
    </Field>
  )
}

/** Makes a secret that cannot be guessed, of letters and digits that may stand in an address. */
function makeSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
