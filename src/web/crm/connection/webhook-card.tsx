import { useState } from 'react'

import type { CrmOverview } from '#shared/crm/contract.ts'
import * as words from '#words/crm.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import styles from '#web/crm/crm-page.module.css'
import { Facts } from './facts.tsx'
import own from './webhook-card.module.css'
import { SecretDialog } from './secret-dialog.tsx'

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
