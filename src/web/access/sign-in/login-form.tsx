import { invalidEmail } from '#words/sign-in.ts'
import * as words from '#words/sign-in.ts'
import { accessEndpoints } from '#shared/access/endpoints.ts'
import { isNetworkError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { lowercaseInput } from '#web/lib/input/lowercase-input.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'

import { loginFailure, readLoginInitiation } from './login-answer.ts'
import styles from './login-form.module.css'

type LoginFormProps = {
  /** The server cannot be reached. */
  isDown: boolean
  /** On the way to the identity provider. */
  isLeaving: boolean
  onStarted: (redirectUrl: string) => void
  onConnectionLost: () => void
}

async function startSignIn(email: string): Promise<string> {
  const answer = await call(accessEndpoints.initiateLogin, { body: { email } })
  const start = readLoginInitiation(answer, location.origin)
  if (!start.ok) throw new Error(start.message)
  return start.redirectUrl
}

export function LoginForm({ isDown, isLeaving, onStarted, onConnectionLost }: LoginFormProps) {
  const sending = useSending(async (address: string) => {
    try {
      onStarted(await startSignIn(address))
    } catch (failure) {
      if (isNetworkError(failure)) onConnectionLost()
      throw failure
    }
  })
  const isBusy = sending.isPending || isLeaving
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => (email.includes('@') ? {} : { email: invalidEmail }),
    sending,
    problemsIn: (failure) => ({ email: loginFailure(failure) }),
  })
  const { email } = form.values
  const problem = form.problemOf('email')

  // Not on a touch screen, where the keyboard would cover half of the page.
  useFocusWhen(matchMedia('(pointer: fine)').matches, () => form.control('email'))

  return (
    <Form
      form={form}
      className={styles.form}
      canSend={!isBusy && !isDown}
      onSend={() => sending.run(email.trim())}
    >
      <Field label={words.email} error={problem === words.unreachable && !isDown ? null : problem}>
        {(control) => (
          <TextInput
            {...control}
            className={styles.tall}
            // An input of type email would hide the position of the cursor.
            type="text"
            inputMode="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.emailPlaceholder}
            value={email}
            disabled={isBusy || isDown}
            onChange={(event) => form.change('email', lowercaseInput(event.target))}
            onKeyDown={(event) => {
              // The button is disabled while the field is empty, so Enter would say nothing.
              if (event.key === 'Enter' && email.trim() === '')
                event.currentTarget.form?.requestSubmit()
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        className={styles.tall}
        busy={isBusy}
        busyLabel={isLeaving ? words.redirecting : words.signingIn}
        disabled={email.trim() === '' || isDown || isBusy}
      >
        {words.withEmail}
      </Button>
    </Form>
  )
}
