import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import * as words from '#words/account.ts'
import { passwordProblems as problems } from '#words/account.ts'
import * as languageWords from '#words/language.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import { MIN_PASSWORD_LENGTH, problemOfPassword } from '#shared/passwords/password-rule.ts'
import { OwnLanguage } from '#web/access/language/language-select.tsx'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { call } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { accountQueries } from './account-queries.ts'
import { MailCard } from './mail-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import styles from './account-page.module.css'

/** Customers sign in at their identity provider, so the page has no passwords and sessions for them. */
export function AccountPage() {
  const { isAgent } = useViewer()
  useDocumentTitle(words.title)

  return (
    <div className={styles.page}>
      <PageHeader title={words.title}>{isAgent ? words.lead : words.customerLead}</PageHeader>
      <div className={styles.cards}>
        {isAgent && <StaffCards />}
        <MailCard />
        <Card title={languageWords.languageLabel}>
          <div className={styles.choice}>
            <OwnLanguage hasHint />
          </div>
        </Card>
      </div>
    </div>
  )
}

function StaffCards() {
  const account = useQuery(accountQueries.own())

  return (
    <>
      {account.data ? (
        <SecondFactorCard account={account.data} />
      ) : (
        <Card title={words.twoSteps}>
          {account.isPending ? (
            <Loading label={words.loading}>
              <div className={styles.skeleton}>
                <SkeletonText width="half" />
                <SkeletonText width="most" />
                <SkeletonText width="half" />
                <SkeletonText width="most" />
                <SkeletonText width="half" />
              </div>
            </Loading>
          ) : (
            <LoadFailure
              message={words.loadFailed}
              busy={account.isFetching}
              onRetry={() => void account.refetch()}
            />
          )}
        </Card>
      )}
      <PasswordCard />
      <SessionsCard />
    </>
  )
}

const BLANK = { newPassword: '' }

function PasswordCard() {
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
