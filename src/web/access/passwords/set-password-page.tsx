import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

import { passwordProblems as problems } from '#words/account.ts'
import * as words from '#words/sign-in.ts'
import type { AccountLink } from '#shared/access/contract.ts'
import { accessEndpoints } from '#shared/access/endpoints.ts'
import { MIN_PASSWORD_LENGTH, problemOfPassword } from '#shared/passwords/password-rule.ts'
import { authQueries } from '#web/access/session/auth-queries.ts'
import { ApiError, errorMessage, isNetworkError, isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link, useNavigate } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLinkToken } from '#web/lib/navigation/use-link-token.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { ConnectionBanner } from '#web/access/sign-in/connection-banner.tsx'
import { SignInFrame } from '#web/access/sign-in/sign-in-frame.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { useSending } from '#web/ui/form/use-sending.ts'

import styles from './set-password-page.module.css'

/** Page of the link in an invitation or for a reset. */
export function SetPasswordPage() {
  const token = useLinkToken()
  const link = useQuery(accountLinkQuery(token))
  useDocumentTitle(words.setYourPassword)

  if (token === '' || isStatus(link.error, 404)) return <DeadLink />
  if (link.isPending) return <PageSpinner label={words.checkingLink} />
  if (link.isError) {
    return (
      <SignInFrame title={words.setYourPassword}>
        <ConnectionBanner busy={link.isFetching} onRetry={() => void link.refetch()} />
      </SignInFrame>
    )
  }

  const { name, purpose } = link.data
  const isInvitation = purpose === 'invitation'

  return (
    <SignInFrame
      title={isInvitation ? words.setYourPassword : words.setNewPassword}
      lead={isInvitation ? words.welcomeNewMember(name) : words.greetBeforeReset(name)}
    >
      <SetPasswordForm token={token} link={link.data} />
    </SignInFrame>
  )
}

function DeadLink() {
  return (
    <SignInFrame title={words.deadLink} lead={words.deadLinkNote}>
      <Link to={paths.adminLogin} className={buttonClass('plain')}>
        {words.toAdminLogin}
      </Link>
    </SignInFrame>
  )
}

/** Account whose password the link sets. Asked once: the form learns when it is used up. */
export function accountLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['auth', 'account-link', token],
    queryFn: ({ signal }) => call(accessEndpoints.readAccountLink, { body: { token } }, { signal }),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
}

function failureText(error: unknown): string {
  if (isNetworkError(error)) return words.cannotBeReached
  const field = error instanceof ApiError ? error.fields['password'] : undefined
  return field ?? errorMessage(error)
}

function SetPasswordForm({ token, link }: { token: string; link: AccountLink }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const sending = useSending(async (password: string) => {
    await call(accessEndpoints.setPassword, { body: { token, password } })
    // If it was one's own, the session of this browser has ended with the others.
    await queryClient.refetchQueries(authQueries.currentUser())
    void navigate(paths.adminLogin, { replace: true, state: { isPasswordSet: true } })
  })
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => {
      const problem = problemOfPassword(password, link)
      return problem === null ? {} : { password: problems[problem] }
    },
    sending,
    problemsIn: (failure) => ({ password: failureText(failure) }),
  })

  return (
    <Form form={form} className={styles.form} onSend={() => sending.run(form.values.password)}>
      <Field label={words.ownEmail}>
        {(control) => (
          // Not typed here, but told to password managers.
          <TextInput
            {...control}
            className={styles.tall}
            type="email"
            name="email"
            autoComplete="username"
            readOnly
            value={link.email}
          />
        )}
      </Field>
      <Field
        label={words.newPassword}
        hint={words.passwordHint(MIN_PASSWORD_LENGTH)}
        error={form.problemOf('password')}
      >
        {(control) => (
          <PasswordInput
            {...control}
            className={styles.tall}
            name="password"
            autoComplete="new-password"
            value={form.values.password}
            disabled={form.isSending}
            onChange={(event) => form.change('password', event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        className={styles.tall}
        busy={form.isSending}
        busyLabel={words.savingPassword}
      >
        {words.setPassword}
      </Button>
    </Form>
  )
}
