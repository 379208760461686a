import { startAuthentication } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import type { SecondFactorRequest } from '#shared/account/values.ts'
import { isNetworkError } from '#web/lib/api-error.ts'
import { passkeyFailure } from '#web/lib/passkey-failure.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Field, FieldError } from '#web/kit/form/field.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'

import { adminLoginFailure } from './admin-login-failure.ts'
import styles from './second-step.module.css'
import {
  type Credentials,
  type Proof,
  secondFactorAsked,
  useAdminLogin,
} from './use-admin-login.ts'

type SecondStepProps = {
  credentials: Credentials
  /** What the server asked for after the password. */
  asked: SecondFactorRequest
  isDown: boolean
  onConnectionLost: () => void
  onBack: () => void
}

type CodeKind = 'totp' | 'recovery'

const FIELDS: Record<CodeKind, { label: string; hint: string; autoComplete: string }> = {
  totp: {
    label: 'Authentication code',
    hint: 'The six digits that your authenticator app shows now.',
    autoComplete: 'one-time-code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the codes that you kept. Each works once.',
    autoComplete: 'off',
  },
}

/** After the password: offers the ways that this person has set up, and no others. */
export function SecondStep(props: SecondStepProps) {
  const { credentials, isDown, onConnectionLost, onBack } = props
  const signIn = useAdminLogin()
  const [{ methods, passkeyOptions }, setAsked] = useState(props.asked)
  const [kind, setKind] = useState<CodeKind | null>(methods.includes('totp') ? 'totp' : null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busyWith, setBusyWith] = useState<'code' | 'passkey' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const input = useRef<HTMLInputElement>(null)

  // What was pressed is gone, or its field was disabled for the while.
  useEffect(() => {
    if (busyWith !== null) return
    if (kind !== null) input.current?.focus()
    else heading.current?.focus()
  }, [kind, busyWith])

  async function send(proof: Proof) {
    try {
      await signIn({ ...credentials, ...proof })
    } catch (failure) {
      const next = secondFactorAsked(failure)
      if (next) setAsked(next)
      setError(next && failure instanceof Error ? failure.message : adminLoginFailure(failure))
      if (isNetworkError(failure)) onConnectionLost()
    }
  }

  async function submitCode(event: FormEvent) {
    event.preventDefault()
    if (busyWith !== null || isDown) return
    if (code.trim() === '') {
      setError('Enter the code')
      input.current?.focus()
      return
    }
    setError(null)
    setBusyWith('code')
    await send({ code: code.trim() })
    setBusyWith(null)
  }

  async function sendPasskey() {
    setError(null)
    setBusyWith('passkey')
    try {
      // Both ends are the same library's, which needs no types in between.
      const optionsJSON = passkeyOptions as Parameters<typeof startAuthentication>[0]['optionsJSON']
      const { response, id, rawId } = await startAuthentication({ optionsJSON })
      await send({ passkey: { id, rawId, type: 'public-key', response } })
    } catch (failure) {
      setError(passkeyFailure(failure))
    }
    setBusyWith(null)
  }

  function chooseKind(next: CodeKind | null) {
    setKind(next)
    setCode('')
    setError(null)
  }

  const field = kind && FIELDS[kind]
  const other = otherKind(kind, methods)

  return (
    <form className={styles.step} noValidate onSubmit={(event) => void submitCode(event)}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          Two-step sign-in
        </h2>
        <p className={styles.lead}>Confirm that it is you, {credentials.email}.</p>
      </div>
      {field && (
        <Field key={kind} label={field.label} hint={field.hint}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              className={styles.tall}
              name="code"
              inputMode={kind === 'totp' ? 'numeric' : 'text'}
              autoComplete={field.autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              aria-invalid={error !== null ? true : undefined}
              aria-describedby={
                error
                  ? `${control['aria-describedby']} second-step-error`
                  : control['aria-describedby']
              }
              value={code}
              disabled={busyWith !== null || isDown}
              onChange={(event) => {
                setCode(event.target.value)
                setError(null)
              }}
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
          busyLabel="Logging in..."
          disabled={isDown || busyWith === 'passkey'}
        >
          Continue
        </Button>
      )}
      {methods.includes('passkey') && (
        <Button
          variant={field ? 'plain' : 'primary'}
          className={styles.tall}
          icon={<KeyRound aria-hidden="true" />}
          busy={busyWith === 'passkey'}
          busyLabel="Waiting for the passkey..."
          disabled={isDown || busyWith === 'code'}
          onClick={() => void sendPasskey()}
        >
          Use a passkey
        </Button>
      )}
      <div className={styles.others}>
        {other && (
          <Button variant="ghost" disabled={busyWith !== null} onClick={() => chooseKind(other)}>
            {other === 'recovery' ? 'Use a recovery code' : 'Use the authenticator app'}
          </Button>
        )}
        <Button variant="ghost" disabled={busyWith !== null} onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}

function otherKind(
  kind: CodeKind | null,
  methods: SecondFactorRequest['methods'],
): CodeKind | undefined {
  if (kind !== 'recovery') return methods.includes('recovery') ? 'recovery' : undefined
  return methods.includes('totp') ? 'totp' : undefined
}
