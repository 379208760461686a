import * as words from '#words/mailboxes.ts'
import type { Mailbox } from '#shared/mail/boxes/contract.ts'
import {
  isReadProvider,
  MAIL_ENCRYPTIONS,
  type MailProvider,
  MAX_MAILBOX_SECRET_LENGTH,
  SIGN_INS_OF,
} from '#shared/mail/boxes/values.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextArea, TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import type { MailboxFormState } from './mailbox-fields.ts'
import styles from './mailbox-page.module.css'

const BYTES = 24

type SignInCardProps = { form: MailboxFormState; stored: Mailbox | undefined }

/** How Portico gets into the mailbox, or how a provider that posts proves itself. */
export function SignInCard({ form, stored }: SignInCardProps) {
  const { provider, signIn } = form.values
  const ways = SIGN_INS_OF[provider]

  return (
    <Card title={words.signIn}>
      <div className={styles.fields}>
        {ways.length > 1 && (
          <Field label={words.signIn}>
            {(control) => (
              <Select
                {...control}
                name="signIn"
                value={signIn}
                onChange={(event) => {
                  const way = ways.find((one) => one === event.target.value)
                  if (way) form.change('signIn', way)
                }}
              >
                {ways.map((way) => (
                  <option key={way} value={way}>
                    {words.signIns[way]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {provider === 'other' && (
          <>
            <ServerFields form={form} use="imap" legend={words.imapServer} />
            <ServerFields form={form} use="smtp" legend={words.smtpServer} />
          </>
        )}
        {signIn === 'client-credentials' && (
          <>
            <TextLine form={form} name="tenantId" label={words.tenantId} required />
            <TextLine form={form} name="clientId" label={words.clientId} required />
          </>
        )}
        {signIn === 'password' && (
          <TextLine form={form} name="userName" label={words.userName} hint={words.userNameHint} />
        )}
        {provider !== 'ses' && <SecretField form={form} hasSecret={stored?.hasSecret ?? false} />}
        {signIn === 'client-credentials' && (
          <TextLine
            form={form}
            name="secretEndsOn"
            type="date"
            label={words.secretEndsOn}
            hint={words.secretEndsHint}
          />
        )}
        {provider === 'ses' && (
          <TextLine form={form} name="proofKey" label={words.topic} required />
        )}
        {provider === 'sendgrid' && (
          <TextLine
            form={form}
            name="proofKey"
            label={words.publicKey}
            hint={words.publicKeyHint}
          />
        )}
        {!isReadProvider(provider) &&
          (stored ? (
            <WebhookAddress provider={provider} url={stored.webhookUrl} />
          ) : (
            <p className={styles.hint}>{words.webhookUrlLater}</p>
          ))}
      </div>
    </Card>
  )
}

/** Address to which a provider posts. */
export function WebhookAddress(posted: { provider: MailProvider; url: string }) {
  const hasSecret = posted.provider === 'postmark' || posted.provider === 'sendgrid'
  const url = hasSecret ? posted.url.replace('://', '://portico:SECRET@') : posted.url

  return (
    <div>
      <strong>{words.webhookUrl}</strong>
      <p className={styles.address}>
        <code>{url}</code>
        <CopyButton value={url} name={words.webhookUrl} />
      </p>
      {hasSecret && <p className={styles.hint}>{words.webhookWithSecret}</p>}
    </div>
  )
}

const FIELDS = {
  imap: { host: 'imapHost', port: 'imapPort', encryption: 'imapEncryption' },
  smtp: { host: 'smtpHost', port: 'smtpPort', encryption: 'smtpEncryption' },
} as const

type ServerFieldsProps = { form: MailboxFormState; use: keyof typeof FIELDS; legend: string }

/** Address of a server. */
function ServerFields({ form, use, legend }: ServerFieldsProps) {
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

type SecretFieldProps = { form: MailboxFormState; hasSecret: boolean }

/** The secret, which is entered and never shown again. One that is made here is shown until it is saved. */
function SecretField({ form, hasSecret }: SecretFieldProps) {
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
