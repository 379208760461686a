import { useQuery } from '@tanstack/react-query'
import { KeyRound, LogIn } from 'lucide-react'
import { useRef, useState } from 'react'

import { accountEndpoints } from '#shared/account/endpoints.ts'
import type { SecondFactorRequest } from '#shared/account/values.ts'
import * as words from '#words/account.ts'
import { confirmBySignOn as confirm, confirmBySignOnHint as confirmHint } from '#words/staff.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import type { pendingQuestion } from '#web/lib/http/confirmation.ts'
import { signWithPasskey } from '#web/access/passkeys/passkeys.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { type AnyProblems, fieldsOf, hasProblems } from '#web/ui/form/problems.ts'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { useSending } from '#web/ui/form/use-sending.ts'

import styles from './confirm-identity-dialog.module.css'
import { secondFactorAsked } from '#web/access/passwords/use-admin-login.ts'
import { useLeaving } from '#web/access/sign-in/use-leaving.ts'
import { teamSignOnQuery } from '#web/access/passwords/team-sign-on-query.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'

type Question = NonNullable<ReturnType<typeof pendingQuestion>>
type Proof = { by: 'form' | 'passkey'; currentPassword: string; code?: string }

/** Asks for the password, and then for the second factor where there is one. */
export function ConfirmIdentityDialog({
  question,
}: {
  /** Null while nothing waits for an answer. */
  question: Question | null
}) {
  return (
    <Dialog
      open={question !== null}
      onClose={() => question?.cancel()}
      title={words.confirmTitle}
      description={words.confirmLead}
    >
      {question && <ConfirmForm question={question} />}
    </Dialog>
  )
}

function ConfirmForm({ question }: { question: Question }) {
  const viewer = useViewer()
  /** Null until the server has asked for it. */
  const [asked, setAsked] = useState<SecondFactorRequest | null>(null)
  const { data: signOnUrl } = useQuery(teamSignOnQuery)
  const { isLeaving, leaveFor } = useLeaving()
  const passkeyButton = useRef<HTMLButtonElement>(null)
  const takesCodes = asked?.methods.some((method) => method !== 'passkey') ?? false
  const sending = useSending(async ({ by, ...body }: Proof) => {
    const passkey =
      by === 'passkey' ? { passkey: await signWithPasskey(asked?.passkeyOptions) } : {}
    try {
      question.answer(
        await call(
          accountEndpoints.confirmIdentity,
          { body: { ...body, ...passkey } },
          { isConfirmation: true },
        ),
      )
    } catch (failure) {
      const next = secondFactorAsked(failure)
      if (next) setAsked(next)
      if (!isQuestion(failure)) throw failure
    }
  })
  const busyWith = sending.input?.by ?? null
  const form = useForm({
    initial: { currentPassword: '', code: '' },
    check: ({ currentPassword, code }) => ({
      ...(currentPassword === '' && { currentPassword: words.enterPassword }),
      ...(takesCodes && code.trim() === '' && { code: words.enterConfirmCode }),
    }),
    sending,
    problemsIn: refusedIn,
    onChange: sending.reset,
  })
  const { currentPassword, code } = form.values

  // Once the fields can have the focus again.
  useFocusWhen(busyWith ? null : 'ready', () =>
    asked === null || form.problemOf('currentPassword')
      ? form.control('currentPassword')
      : (form.control('code') ?? passkeyButton.current),
  )

  return (
    <Form
      form={form}
      className={styles.form}
      onSend={() =>
        sending.run({ by: 'form', currentPassword, ...(takesCodes && { code: code.trim() }) })
      }
    >
      <FormFailure error={form.failure} />
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={viewer.email} readOnly />
      <Field label={words.yourPassword} error={form.problemOf('currentPassword')}>
        {(control) => (
          <PasswordInput
            {...control}
            name="currentPassword"
            autoComplete="current-password"
            disabled={busyWith !== null}
            value={currentPassword}
            onChange={(event) => form.change('currentPassword', event.target.value)}
          />
        )}
      </Field>
      {takesCodes && (
        <Field label={words.code} hint={words.confirmCodeHint} error={form.problemOf('code')}>
          {(control) => (
            <TextInput
              {...control}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              disabled={busyWith !== null}
              value={code}
              onChange={(event) => form.change('code', event.target.value)}
            />
          )}
        </Field>
      )}
      {asked?.methods.includes('passkey') && (
        <Button
          ref={passkeyButton}
          icon={<KeyRound aria-hidden="true" />}
          busy={busyWith === 'passkey'}
          busyLabel={words.waitingForPasskey}
          disabled={busyWith === 'form'}
          onClick={() => sending.run({ by: 'passkey', currentPassword })}
        >
          {words.byPasskey}
        </Button>
      )}
      {signOnUrl && (
        <div className={styles.signOn}>
          <Button
            icon={<LogIn aria-hidden="true" />}
            busy={isLeaving}
            disabled={busyWith !== null}
            onClick={() => leaveFor(withReturn(signOnUrl))}
          >
            {confirm}
          </Button>
          <p className={styles.hint}>{confirmHint}</p>
        </div>
      )}
      <DialogActions>
        <Button disabled={busyWith !== null} onClick={() => question.cancel()}>
          {words.cancel}
        </Button>
        {(asked === null || takesCodes) && (
          <Button
            type="submit"
            variant="primary"
            busy={busyWith === 'form'}
            busyLabel={words.checking}
            disabled={busyWith === 'passkey'}
          >
            {words.confirm}
          </Button>
        )}
      </DialogActions>
    </Form>
  )
}

/** The server's first answer asks for the second factor, and refuses nothing. */
function isQuestion(failure: unknown): boolean {
  const isAsking = failure instanceof ApiError && failure.code === 'confirmation_required'
  return isAsking && !hasProblems(refusedIn(failure))
}

function refusedIn(failure: unknown): Pick<AnyProblems, 'currentPassword' | 'code'> {
  const { currentPassword, code } = fieldsOf(failure)
  return { currentPassword, code }
}

function withReturn(url: string): string {
  const { pathname, search } = location
  return `${url}?${new URLSearchParams({ confirm: '1', returnTo: pathname + search })}`
}
