import { useRef, useState } from 'react'

import type { Mailbox } from '#shared/mail/boxes/contract.ts'
import { isReadProvider, MAIL_PROVIDERS, type MailProvider } from '#shared/mail/boxes/values.ts'
import * as words from '#words/mailboxes.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { fieldsOf, hasProblems } from '#web/ui/form/problems.ts'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Stepper } from '#web/ui/layout/stepper.tsx'

import { CheckCard } from './check-card.tsx'
import { checkFields, toFields, toInput, withProvider } from './mailbox-fields.ts'
import { GuideCard, MAILBOXES, NameFields, useSaveMailbox } from './mailbox-page.tsx'
import { SignInCard, WebhookAddress } from './sign-in-card.tsx'
import { UseCard } from './use-card.tsx'
import styles from './mailbox-page.module.css'

const STEPS = ['provider', 'connect', 'test', 'done'] as const
type StepName = (typeof STEPS)[number]

const INITIAL = toFields(undefined)

/** Leads through a new mailbox: provider, connection, test, and what comes next. */
export function NewMailboxPage() {
  const [step, setStep] = useState<StepName>('provider')
  const panel = useRef<HTMLElement>(null)
  const [moves, setMoves] = useState(0)
  const save = useSaveMailbox(undefined, { onSaved: () => show('done') })
  const form = useForm({
    initial: INITIAL,
    check: (values) => checkFields(values, { hasSecret: false }),
    shows: 'left',
    sending: save,
  })
  const { values } = form
  const isOnline = useOnline()
  const isLast = step === 'test'
  const at = STEPS.indexOf(step)
  useDocumentTitle(words.newTitle)
  // The pressed button is gone.
  useFocusWhen(moves, () => panel.current)

  function show(next: StepName) {
    setStep(next)
    setMoves(moves + 1)
  }

  function send() {
    save.mutate(toInput(values, 0), {
      // The fields that are wrong are on the page before.
      onError: (error) => hasProblems(fieldsOf(error)) && setStep('connect'),
    })
  }

  return (
    <>
      <PageHeader title={words.newTitle} above={MAILBOXES} />
      <div className={styles.wizard}>
        <Stepper
          label={words.stepsLabel}
          steps={STEPS.map((name, index) => ({
            name,
            text: words.steps[name],
            isDone: index < at || save.isSuccess,
            // On by its button alone, which sees that the fields are right.
            isLocked: save.isSuccess ? name !== 'done' : index > at,
          }))}
          shown={step}
          onShow={show}
        >
          <section
            ref={panel}
            tabIndex={-1}
            aria-label={words.steps[step]}
            className={styles.panel}
          >
            {step === 'provider' && (
              <Providers
                onChoose={(provider) => {
                  if (provider !== values.provider) form.set(withProvider(values, provider))
                  show('connect')
                }}
              />
            )}
            {(step === 'connect' || isLast) && (
              <div className={styles.sides}>
                <PageForm
                  form={form}
                  isOnline={isOnline}
                  onSend={() => (isLast ? send() : show('test'))}
                  failure={{ title: words.notSaved, error: form.failure }}
                  saveText={isLast ? words.save : words.goOn}
                  isNew
                  isUnsaved={!save.isSuccess}
                  ways={
                    <Button onClick={() => show(isLast ? 'connect' : 'provider')}>
                      {words.goBack}
                    </Button>
                  }
                >
                  {isLast ? (
                    <>
                      {isReadProvider(values.provider) && (
                        <CheckCard input={toInput(values, 0)} mailboxId={null} />
                      )}
                      <UseCard form={form} stored={undefined} />
                    </>
                  ) : (
                    <>
                      <Card title={words.providers[values.provider]}>
                        <div className={styles.fields}>
                          <NameFields form={form} />
                        </div>
                      </Card>
                      <SignInCard form={form} stored={undefined} />
                    </>
                  )}
                </PageForm>
                {!isLast && (
                  <div className={styles.aside}>
                    <GuideCard values={values} webhookUrl={undefined} />
                  </div>
                )}
              </div>
            )}
            {step === 'done' && save.data && <Done mailbox={save.data} />}
          </section>
        </Stepper>
      </div>
    </>
  )
}

function Providers({ onChoose }: { onChoose: (provider: MailProvider) => void }) {
  return (
    <Card title={words.chooseProvider}>
      <ul className={styles.providers}>
        {MAIL_PROVIDERS.map((provider) => (
          <li key={provider}>
            <button type="button" className={styles.provider} onClick={() => onChoose(provider)}>
              <strong>{words.providers[provider]}</strong>
              <span>{words.providerHints[provider]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Done({ mailbox }: { mailbox: Mailbox }) {
  const { name, address, provider } = mailbox
  const isRead = isReadProvider(provider)

  return (
    <div className={styles.sides}>
      <Card title={words.doneTitle(name)}>
        <div className={styles.fields}>
          <p>{isRead ? words.doneRead(address) : words.donePosted(address)}</p>
          {!isRead && <WebhookAddress provider={provider} url={mailbox.webhookUrl} />}
          <p className={styles.ways}>
            <Link to={adminPaths.mailboxes} className={buttonClass('primary')}>
              {words.back}
            </Link>
            <Link to={adminPaths.mailbox(mailbox.id)} className={buttonClass('plain')}>
              {words.openMailbox}
            </Link>
          </p>
        </div>
      </Card>
      {!isRead && (
        <div className={styles.aside}>
          <GuideCard values={toFields(mailbox)} webhookUrl={mailbox.webhookUrl} />
        </div>
      )}
    </div>
  )
}
