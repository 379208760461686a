import { useRef, useState } from 'react'

import * as words from '#words/crm.ts'
import type { CrmOverview } from '#shared/crm/contract.ts'
import { crmEndpoints } from '#shared/crm/endpoints.ts'
import { MAX_SECRET_LENGTH } from '#shared/crm/values.ts'
import { useChangeCrm } from '#web/crm/use-change-crm.ts'
import { call } from '#web/lib/http/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { Facts } from './facts.tsx'
import styles from '#web/crm/crm-page.module.css'
import own from './webhook-card.module.css'

/** Address at which the CRM announces changes immediately, and its proof. */
export function WebhookCard({ crm }: { crm: CrmOverview }) {
  const [isEntering, setIsEntering] = useState(false)

  return (
    <Card title={words.webhooks}>
      <div className={styles.card}>
        <p className={styles.lead}>{words.webhooksLead}</p>
        <Field label={words.webhookAddress}>
          {(control) => (
            <span className={own.address}>
              <TextInput {...control} readOnly value={crm.webhookUrl} />
              <CopyButton value={crm.webhookUrl} name={words.webhookAddress} />
            </span>
          )}
        </Field>
        <Facts facts={[[words.webhookSecret, secretText(crm)]]} />
        {!crm.isWebhookSecretGiven && (
          <span className={styles.actions}>
            <Button onClick={() => setIsEntering(true)}>
              {crm.hasWebhookSecret ? words.changeSecret : words.enterSecret}
            </Button>
          </span>
        )}
      </div>
      {isEntering && <SecretDialog onClose={() => setIsEntering(false)} />}
    </Card>
  )
}

function secretText({ hasWebhookSecret, isWebhookSecretGiven }: CrmOverview): string {
  if (isWebhookSecretGiven) return words.webhookSecretGiven
  return hasWebhookSecret ? words.webhookSecretSet : words.webhookSecretMissing
}

/** Asks for the secret that webhooks are signed with. Empty takes it away. */
function SecretDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const save = useChangeCrm(
    (secret: string) =>
      call(crmEndpoints.setCrmWebhookSecret, { body: { secret: secret.trim() || null } }),
    { done: () => words.secretSaved, onDone: onClose },
  )
  const form = useForm({ initial: { secret: '' }, sending: save, onChange: save.reset })

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.secretTitle}
      description={words.secretDescription}
      initialFocus={input}
    >
      <DialogForm
        form={form}
        failure={{ title: words.secretNotSaved, error: form.failure }}
        action={{ label: words.save, busyLabel: words.saving }}
        onSend={() => save.mutate(form.values.secret)}
        onCancel={onClose}
      >
        <Field label={words.webhookSecret} error={form.problemOf('secret')}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              type="password"
              name="secret"
              autoComplete="off"
              spellCheck={false}
              maxLength={MAX_SECRET_LENGTH}
              value={form.values.secret}
              onChange={(event) => form.change('secret', event.target.value)}
            />
          )}
        </Field>
      </DialogForm>
    </Dialog>
  )
}
