import { useRef } from 'react'

import { crmEndpoints } from '#shared/crm/endpoints.ts'
import { MAX_SECRET_LENGTH } from '#shared/crm/values.ts'
import * as words from '#words/crm.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { call } from '#web/lib/http/call.ts'

import { useChangeCrm } from '#web/crm/use-change-crm.ts'

/** Asks for the secret that webhooks are signed with. Empty takes it away. */
export function SecretDialog({ onClose }: { onClose: () => void }) {
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
