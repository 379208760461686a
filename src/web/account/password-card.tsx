import { useMutation, useQueryClient } from '@tanstack/react-query'

import * as words from '#words/account.ts'
import { passwordProblems as problems } from '#words/account.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import { MIN_PASSWORD_LENGTH, problemOfPassword } from '#shared/passwords/password-rule.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { call } from '#web/lib/http/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { accountQueries } from './account-queries.ts'
import styles from './password-card.module.css'

const BLANK = { newPassword: '' }

export function PasswordCard() {
  const viewer = useViewer()
  const queryClient = useQueryClient()

  const change = useMutation({
    mutationFn: (body: typeof BLANK) => call(accountEndpoints.changePassword, { body }),
    onSuccess: () => {
      form.reset(BLANK)
      toast.success(words.passwordChanged)
      void queryClient.invalidateQueries(accountQueries.sessions())
    },
  })
  const form = useForm({
    initial: BLANK,
    check: ({ newPassword }) => {
      const problem = problemOfPassword(newPassword, viewer)
      return problem === null ? {} : { newPassword: problems[problem] }
    },
    sending: change,
  })

  return (
    <Card title={words.password}>
      <Form form={form} className={styles.form} onSend={() => change.mutate(form.values)}>
        <FormFailure title={words.passwordFailed} error={form.failure} />
        {/* Tells password managers whose passwords these are. */}
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={viewer.email}
          readOnly
        />
        <Field
          label={words.newPassword}
          hint={words.passwordHint(MIN_PASSWORD_LENGTH)}
          error={form.problemOf('newPassword')}
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="newPassword"
              autoComplete="new-password"
              value={form.values.newPassword}
              onChange={(event) => form.change('newPassword', event.target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={change.isPending} busyLabel={words.changingPassword}>
            {words.changePassword}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
