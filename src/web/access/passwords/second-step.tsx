import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'

import * as words from '#words/sign-in.ts'
import type { SecondFactorRequest } from '#shared/account/values.ts'
import { errorMessage, isNetworkError } from '#web/lib/http/api-error.ts'
import { signWithPasskey } from '#web/access/passkeys/passkeys.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { useSending } from '#web/ui/form/use-sending.ts'

import {
  adminLoginFailure,
  type Credentials,
  type Proof,
  secondFactorAsked,
  useAdminLogin,
} from './use-admin-login.ts'
import styles from './second-step.module.css'

type SecondStepProps = {
  credentials: Credentials
  /** Second factor that the server asked for after the password. */
  asked: SecondFactorRequest
  isDown: boolean
  onConnectionLost: () => void
  onBack: () => void
}

type CodeKind = 'totp' | 'recovery'
/** With a code; without one, with a passkey. */
type Way = { code?: string }

const NO_CODE = { code: '' }

const FIELDS: Record<CodeKind, { label: string; hint: string; autoComplete: string }> = {
  totp: {
    label: words.appCode,
    hint: words.appCodeHint,
    autoComplete: 'one-time-code',
  },
  recovery: {
    label: words.recoveryCode,
    hint: words.recoveryCodeHint,
    autoComplete: 'off',
  },
}

/** After the password: offers the ways that this person has set up, and no others. */
export function SecondStep(props: SecondStepProps) {
  const { credentials, isDown, onConnectionLost, onBack } = props
  const signIn = useAdminLogin()
  const [{ methods, passkeyOptions }, setAsked] = useState(props.asked)
  const [kind, setKind] = useState<CodeKind | null>(methods.includes('totp') ? 'totp' : null)
  const heading = useRef<HTMLHeadingElement>(null)
  const sending = useSending(async (way: Way) => {
    const proof: Proof = way.code ? way : { passkey: await signWithPasskey(passkeyOptions) }
    try {
      await signIn({ ...credentials, ...proof })
    } catch (failure) {
      const next = secondFactorAsked(failure)
      if (next) setAsked(next)
      if (isNetworkError(failure)) onConnectionLost()
      throw failure
    }
  })
  const busyWith = sending.input && (sending.input.code ? 'code' : 'passkey')
  const form = useForm({
    initial: NO_CODE,
    check: ({ code }) => (code.trim() === '' ? { code: words.enterCode } : {}),
    sending,
    problemsIn: (failure) => ({ code: failureText(failure) }),
  })
  const error = form.problemOf('code')

  // The button that was pressed is gone, or the field was disabled while it was sent.
  useFocusWhen(busyWith ? null : `ready for ${kind}`, () => form.control('code') ?? heading.current)

  function chooseKind(next: CodeKind | null) {
    setKind(next)
    form.reset(NO_CODE)
  }

  const field = kind && FIELDS[kind]
  const other = otherKind(kind, methods)

  return (
    <Form
      form={form}
      className={styles.step}
      canSend={!isDown}
      onSend={() => sending.run({ code: form.values.code.trim() })}
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {words.secondStep}
        </h2>
        <p className={styles.lead}>{words.confirmFor(credentials.email)}</p>
      </div>
      {field && (
        <Field key={kind} label={field.label} hint={field.hint}>
          {(control) => (
            <TextInput
              {...control}
              className={styles.tall}
              name="code"
              inputMode={kind === 'totp' ? 'numeric' : 'text'}
              autoComplete={field.autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              aria-invalid={error ? true : undefined}
              aria-describedby={
                error
                  ? `${control['aria-describedby']} second-step-error`
                  : control['aria-describedby']
              }
              value={form.values.code}
              disabled={busyWith !== null || isDown}
              onChange={(event) => form.change('code', event.target.value)}
            />
          )}
        </Field>
      )}
      <div role="alert">{error && <FieldError id="second-step-error">{error}</FieldError>}</div>
      {field && (
        <Button
          type="submit"
          variant="primary"
          className={styles.tall}
          busy={busyWith === 'code'}
          busyLabel={words.loggingIn}
          disabled={isDown || busyWith === 'passkey'}
        >
          {words.goOn}
        </Button>
      )}
      {methods.includes('passkey') && (
        <Button
          variant={field ? 'plain' : 'primary'}
          className={styles.tall}
          icon={<KeyRound aria-hidden="true" />}
          busy={busyWith === 'passkey'}
          busyLabel={words.waitingForPasskey}
          disabled={isDown || busyWith === 'code'}
          onClick={() => sending.run({})}
        >
          {words.byPasskey}
        </Button>
      )}
      <div className={styles.others}>
        {other && (
          <Button variant="ghost" disabled={busyWith !== null} onClick={() => chooseKind(other)}>
            {other === 'recovery' ? words.byRecovery : words.byApp}
          </Button>
        )}
        <Button variant="ghost" disabled={busyWith !== null} onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </Form>
  )
}

function failureText(failure: unknown): string {
  if (secondFactorAsked(failure)) return errorMessage(failure)
  return adminLoginFailure(failure)
}

function otherKind(
  kind: CodeKind | null,
  methods: SecondFactorRequest['methods'],
): CodeKind | undefined {
  if (kind !== 'recovery') return methods.includes('recovery') ? 'recovery' : undefined
  return methods.includes('totp') ? 'totp' : undefined
}
