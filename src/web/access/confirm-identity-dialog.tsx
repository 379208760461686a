import { startAuthentication } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { accountEndpoints } from '#shared/account/endpoints.ts'
import type { SecondFactorRequest } from '#shared/account/values.ts'
import type { PasskeyAssertion } from '#shared/account/passkeys.ts'
import { ApiError, errorMessage } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import type { pendingQuestion } from '#web/lib/confirmation.ts'
import { passkeyFailure } from '#web/lib/passkey-failure.ts'
import { Banner } from '#web/kit/feedback/banner.tsx'
import { Button } from '#web/kit/parts/button.tsx'
import { Dialog, DialogActions } from '#web/kit/dialog/dialog.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { PasswordInput } from '#web/kit/form/password-input.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'

import styles from './confirm-identity-dialog.module.css'
import { useViewer } from './viewer-context.ts'

type Problems = { currentPassword?: string; code?: string; other?: string }
type Proof = { code?: string; passkey?: PasskeyAssertion }

/** Asks for the password, and then for the second factor where there is one. */
export function ConfirmIdentityDialog({
  question,
}: {
  /** Null while nothing waits for an answer. */
  question: ReturnType<typeof pendingQuestion>
}) {
  return (
    <Dialog
      open={question !== null}
      onClose={() => question?.cancel()}
      title="Confirm that it is you"
      description="This changes how somebody signs in. You are not asked again on this page for five minutes."
    >
      {question && <ConfirmForm question={question} />}
    </Dialog>
  )
}

function ConfirmForm({ question }: { question: NonNullable<ReturnType<typeof pendingQuestion>> }) {
  const viewer = useViewer()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  /** Null until the server has asked for it. */
  const [asked, setAsked] = useState<SecondFactorRequest | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [busyWith, setBusyWith] = useState<'form' | 'passkey' | null>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const passkeyButton = useRef<HTMLButtonElement>(null)
  const takesCodes = asked?.methods.some((method) => method !== 'passkey') ?? false

  // Once the fields can have the focus again.
  useEffect(() => {
    if (busyWith !== null) return
    if (asked === null || problems.currentPassword) passwordInput.current?.focus()
    else (codeInput.current ?? passkeyButton.current)?.focus()
  }, [asked, busyWith, problems.currentPassword])

  async function send(proof: Proof) {
    try {
      question.answer(
        await call(
          accountEndpoints.confirmIdentity,
          { body: { currentPassword: password, ...proof } },
          { isConfirmation: true },
        ),
      )
    } catch (failure) {
      if (!(failure instanceof ApiError)) return setProblems({ other: errorMessage(failure) })
      // The server's contract: both come with what it asks for.
      const next = failure.body as Partial<SecondFactorRequest> | undefined
      if (next?.methods) setAsked(next as SecondFactorRequest)
      const { currentPassword, code: codeProblem } = failure.fields
      const isQuestion = failure.code === 'confirmation_required'
      setProblems(
        currentPassword || codeProblem || isQuestion
          ? { currentPassword, code: codeProblem }
          : { other: failure.message },
      )
    }
    return undefined
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busyWith !== null) return
    const found: Problems = {
      ...(password === '' && { currentPassword: 'Enter your password' }),
      ...(takesCodes && code.trim() === '' && { code: 'Enter a code' }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) {
      ;(found.currentPassword ? passwordInput : codeInput).current?.focus()
      return
    }
    setBusyWith('form')
    await send(takesCodes ? { code: code.trim() } : {})
    setBusyWith(null)
  }

  async function confirmByPasskey() {
    setProblems({})
    setBusyWith('passkey')
    try {
      // Both ends are the same library's, which needs no types in between.
      const optionsJSON = asked?.passkeyOptions as Parameters<
        typeof startAuthentication
      >[0]['optionsJSON']
      const { response, id, rawId } = await startAuthentication({ optionsJSON })
      await send({ passkey: { id, rawId, type: 'public-key', response } })
    } catch (failure) {
      setProblems({ other: passkeyFailure(failure) })
    }
    setBusyWith(null)
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problems.other && <Banner tone="danger">{problems.other}</Banner>}
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={viewer.email} readOnly />
      <Field label="Your password" error={problems.currentPassword}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordInput}
            name="currentPassword"
            autoComplete="current-password"
            disabled={busyWith !== null}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
              setProblems({})
            }}
          />
        )}
      </Field>
      {takesCodes && (
        <Field
          label="Authentication code"
          hint="The six digits that your authenticator app shows now, or a recovery code."
          error={problems.code}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={codeInput}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              disabled={busyWith !== null}
              value={code}
              onChange={(event) => {
                setCode(event.target.value)
                setProblems({})
              }}
            />
          )}
        </Field>
      )}
      {asked?.methods.includes('passkey') && (
        <Button
          ref={passkeyButton}
          icon={<KeyRound aria-hidden="true" />}
          busy={busyWith === 'passkey'}
          busyLabel="Waiting for the passkey..."
          disabled={busyWith === 'form'}
          onClick={() => void confirmByPasskey()}
        >
          Use a passkey
        </Button>
      )}
      <DialogActions>
        <Button disabled={busyWith !== null} onClick={() => question.cancel()}>
          Cancel
        </Button>
        {(asked === null || takesCodes) && (
          <Button
            type="submit"
            variant="primary"
            busy={busyWith === 'form'}
            busyLabel="Checking..."
            disabled={busyWith === 'passkey'}
          >
            Confirm
          </Button>
        )}
      </DialogActions>
    </form>
  )
}
