import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'

import * as words from '#words/account.ts'
import { passwordProblems as problems } from '#words/account.ts'
import * as languageWords from '#words/language.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import { MIN_PASSWORD_LENGTH, problemOfPassword } from '#shared/passwords/password-rule.ts'
import { OwnLanguage } from '#web/access/language/language-select.tsx'
import { passkeyObstacle } from '#web/access/passkeys/passkeys.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { call } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { accountQueries } from './account-queries.ts'
import { MailCard } from './mail-card.tsx'
import { type AccountDialog, PasskeyDialogs, PasskeyList } from './passkeys.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import styles from './account-page.module.css'

/** Customers have no passwords here, so the page has neither passwords nor sessions for them. */
export function AccountPage() {
  const { isAgent } = useViewer()
  useDocumentTitle(words.title)

  return (
    <div className={styles.page}>
      <PageHeader title={words.title}>{isAgent ? words.lead : words.customerLead}</PageHeader>
      <div className={styles.cards}>
        {isAgent ? <StaffCards /> : <PasskeysCard />}
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

/** Passkeys of a customer's person, who has no password next to them. */
function PasskeysCard() {
  const queryClient = useQueryClient()
  const own = useQuery(accountQueries.passkeys())
  const [dialog, setDialog] = useState<AccountDialog | null>(null)
  const [removals, setRemovals] = useState(0)
  const addButton = useRef<HTMLButtonElement>(null)
  const obstacle = passkeyObstacle()
  const close = () => setDialog(null)

  // The dialog cannot give the focus back to a button that went with its passkey.
  useFocusWhen(removals, () => addButton.current)

  async function finish(done: string) {
    await queryClient.invalidateQueries(accountQueries.passkeys())
    close()
    toast.success(done)
  }

  return (
    <Card
      title={words.passkeys}
      actions={
        obstacle === null &&
        own.data &&
        own.data.passkeys.length < own.data.max && (
          <Button
            ref={addButton}
            icon={<Plus aria-hidden="true" />}
            onClick={() => setDialog({ name: 'add-passkey' })}
          >
            {words.addPasskey}
          </Button>
        )
      }
    >
      <Loaded
        query={own}
        loading={words.ownPasskeys.loading}
        failed={words.ownPasskeys.loadFailed}
        skeleton={<SkeletonText />}
      >
        {({ passkeys, max, signsIn }) => (
          <div className={styles.passkeys}>
            {signsIn !== 'after_password' && <p>{words.ownPasskeys.lead[signsIn]}</p>}
            {obstacle !== null && <p>{obstacle}</p>}
            {passkeys.length >= max && <p>{words.ownPasskeys.full(max)}</p>}
            {passkeys.length > 0 ? (
              <PasskeyList passkeys={passkeys} onAsk={setDialog} />
            ) : (
              <p>{words.ownPasskeys.none}</p>
            )}
          </div>
        )}
      </Loaded>
      <PasskeyDialogs
        dialog={dialog}
        removalNote={words.ownPasskeys.removalNote}
        onDone={finish}
        onRemoved={() => setRemovals(removals + 1)}
        onClose={close}
      />
    </Card>
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
