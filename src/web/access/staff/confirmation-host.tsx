import { useQuery } from '@tanstack/react-query'
import { KeyRound, LogIn } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import * as accountWords from '#words/account.ts'
import * as words from '#words/staff.ts'
import { confirmBySignOn as confirm, confirmBySignOnHint as confirmHint } from '#words/staff.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import type { SecondFactorRequest } from '#shared/account/values.ts'
import { signWithPasskey } from '#web/access/passkeys/passkeys.ts'
import { teamSignOnQuery } from '#web/access/passwords/team-sign-on-query.ts'
import { secondFactorAsked } from '#web/access/passwords/use-admin-login.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useLeaving } from '#web/access/sign-in/use-leaving.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { keepConfirmation, onQuestion, pendingQuestion } from '#web/lib/http/confirmation.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { useFocusWhen, useWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { type AnyProblems, fieldsOf, hasProblems } from '#web/ui/form/problems.ts'
import { useForm } from '#web/ui/form/use-form.ts'
import { useSending } from '#web/ui/form/use-sending.ts'

import styles from './confirmation-host.module.css'

/** Asks the owner of the account to confirm, for any call of any page that waits for it. */
export function ConfirmationHost() {
  useConfirmationInAddress()
  const question = useSyncExternalStore(onQuestion, pendingQuestion)
  return <ConfirmIdentityDialog question={question} />
}

const NAME = '#confirmation='

/** Takes what the way through the provider has confirmed into the memory of the page, and out of its address. */
function useConfirmationInAddress() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const token = hash.startsWith(NAME) ? hash.slice(NAME.length) : undefined

  useWhen(token, () => {
    if (token === undefined) return
    void navigate({ pathname, search }, { replace: true })
    if (keepConfirmation(token)) toast.success(words.confirmedBySignOn)
    else toast.error(words.notAskedAgain)
  })
}

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
      title={accountWords.confirmTitle}
      description={accountWords.confirmLead}
      replacesOthers
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
      ...(currentPassword === '' && { currentPassword: accountWords.enterPassword }),
      ...(takesCodes && code.trim() === '' && { code: accountWords.enterConfirmCode }),
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
      <Field label={accountWords.yourPassword} error={form.problemOf('currentPassword')}>
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
        <Field
          label={accountWords.code}
          hint={accountWords.confirmCodeHint}
          error={form.problemOf('code')}
        >
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
          busyLabel={accountWords.waitingForPasskey}
          disabled={busyWith === 'form'}
          onClick={() => sending.run({ by: 'passkey', currentPassword })}
        >
          {accountWords.byPasskey}
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
          {accountWords.cancel}
        </Button>
        {(asked === null || takesCodes) && (
          <Button
            type="submit"
            variant="primary"
            busy={busyWith === 'form'}
            busyLabel={accountWords.checking}
            disabled={busyWith === 'passkey'}
          >
            {accountWords.confirm}
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
