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

import styles from './token-dialog.module.css'
import { useChangeCrm } from '#web/crm/use-change-crm.ts'

/** Asks for the token, which is tried in the background. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const save = useChangeCrm(
    (token: string) => call(crmEndpoints.setCrmToken, { body: { token } }),
    { done: () => words.tokenTried, onDone: onClose },
  )
  const form = useForm({
    initial: { token: '' },
    check: ({ token }) => (token.trim() === '' ? { token: words.giveToken } : {}),
    sending: save,
    onChange: save.reset,
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.tokenTitle}
      description={words.tokenDescription}
      initialFocus={input}
    >
      <ul className={styles.scopes}>
        {words.neededScopes.map((scope) => (
          <li key={scope}>
            <code>{scope}</code>
          </li>
        ))}
      </ul>
      <DialogForm
        form={form}
        failure={{ title: words.tokenNotTried, error: form.failure }}
        action={{ label: words.tryToken, busyLabel: words.trying }}
        onSend={() => save.mutate(form.values.token)}
        onCancel={onClose}
      >
        <Field label={words.token} hint={words.tokenHint} error={form.problemOf('token')}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              type="password"
              name="token"
              autoComplete="off"
              spellCheck={false}
              maxLength={MAX_SECRET_LENGTH}
              value={form.values.token}
              onChange={(event) => form.change('token', event.target.value)}
            />
          )}
        </Field>
      </DialogForm>
    </Dialog>
  )
}
