import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import type {
  SignInApplication,
  SignInApplications,
  SignInApplicationsInput,
} from '#shared/connections/contract.ts'
import { signInApplicationEndpoints } from '#shared/connections/endpoints.ts'
import {
  APPLICATION_KINDS,
  type ApplicationKind,
  CLIENT_PROOFS,
} from '#shared/connections/fields.ts'
import * as words from '#words/connections.ts'
import { signInApplications as title } from '#words/navigation.ts'
import { GivenValue } from '#web/connections/settings/given-values.tsx'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { RingMark, TickMark } from '#web/ui/display/marks.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkList } from '#web/ui/layout/link-list.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import styles from './sign-in-applications-page.module.css'

export const applicationsQuery = queryOptions({
  queryKey: ['sign-in-applications'] as const,
  queryFn: ({ signal }) => call(signInApplicationEndpoints.getSignInApplications, {}, { signal }),
})

/** The installation's own applications at Microsoft and Google, which serve all customers. */
export function SignInApplicationsPage() {
  const applications = useQuery({ ...applicationsQuery, refetchOnWindowFocus: false })
  useDocumentTitle(title)

  return (
    <div className={styles.page}>
      <PageHeader title={title}>{words.applications.lead}</PageHeader>
      <Loaded
        query={applications}
        loading={words.applications.loading}
        failed={words.applications.loadFailed}
        isInCard
      >
        {(data) => <ApplicationsForm applications={data} />}
      </Loaded>
    </div>
  )
}

type Values = Record<`${ApplicationKind}.${'clientId' | 'clientSecret' | 'clientProof'}`, string>
type ApplicationsForm = ReturnType<typeof useForm<Values>>

function valuesOf({ microsoft, google }: SignInApplications): Values {
  return {
    'microsoft.clientId': microsoft.clientId,
    'microsoft.clientSecret': '',
    'microsoft.clientProof': microsoft.clientProof,
    'google.clientId': google.clientId,
    'google.clientSecret': '',
    'google.clientProof': google.clientProof,
  }
}

function isChanged(kind: ApplicationKind, values: Values, stored: Values): boolean {
  return (['clientId', 'clientSecret', 'clientProof'] as const).some(
    (name) => values[`${kind}.${name}`] !== stored[`${kind}.${name}`],
  )
}

function ApplicationsForm({ applications }: { applications: SignInApplications }) {
  const queryClient = useQueryClient()
  const stored = valuesOf(applications)
  const save = useMutation({
    mutationFn: (body: SignInApplicationsInput) =>
      call(signInApplicationEndpoints.saveSignInApplications, { body }),
    onSuccess: (saved) => {
      keepAnswer(queryClient, applicationsQuery.queryKey, saved)
      form.reset(valuesOf(saved))
      toast.success(words.applications.saved)
    },
  })
  const form = useForm({ initial: stored, sending: save, onChange: save.reset })
  const { values } = form
  const hasChanged = {
    microsoft: isChanged('microsoft', values, stored),
    google: isChanged('google', values, stored),
  }

  function send() {
    save.mutate({
      microsoft: hasChanged.microsoft
        ? {
            clientId: values['microsoft.clientId'],
            clientSecret: values['microsoft.clientSecret'],
            clientProof:
              values['microsoft.clientProof'] === 'private_key_jwt'
                ? 'private_key_jwt'
                : 'client_secret',
          }
        : undefined,
      google: hasChanged.google
        ? { clientId: values['google.clientId'], clientSecret: values['google.clientSecret'] }
        : undefined,
    })
  }

  return (
    <PageForm
      form={form}
      isOnline={useOnline()}
      onSend={send}
      failure={{ title: words.applications.saveFailed, error: form.failure }}
      saveText={words.applications.save}
      isUnsaved={hasChanged.microsoft || hasChanged.google}
      onDiscard={() => form.reset(stored)}
    >
      {APPLICATION_KINDS.map((kind) => (
        <ApplicationCard key={kind} kind={kind} application={applications[kind]} form={form} />
      ))}
    </PageForm>
  )
}

type ApplicationCardProps = {
  kind: ApplicationKind
  application: SignInApplication
  form: ApplicationsForm
}

function ApplicationCard({ kind, application, form }: ApplicationCardProps) {
  const { redirectUri, postLogoutUri, usedBy } = application

  return (
    <Card
      title={words.kinds[kind]}
      actions={
        application.clientId === '' ? (
          <Badge tone="closed" icon={<RingMark />}>
            {words.applications.notSetUp}
          </Badge>
        ) : (
          <Badge tone="met" icon={<TickMark />}>
            {words.applications.isSetUp}
          </Badge>
        )
      }
    >
      <div className={styles.parts}>
        <p className={styles.lead}>
          {words.applications.leads[kind]}{' '}
          <Link
            to={adminPaths.signInApplicationGuide(kind)}
            aria-label={words.applications.guideOf[kind]}
          >
            {words.applications.guide}
          </Link>
        </p>
        <GivenValue
          label={words.redirectUri}
          hint={words.applications.redirectUriHint}
          value={redirectUri}
        />
        {postLogoutUri !== null && (
          <GivenValue
            label={words.postLogoutUri}
            hint={words.applications.postLogoutHint}
            value={postLogoutUri}
          />
        )}
        <TextLine
          form={form}
          name={`${kind}.clientId`}
          label={words.labels.clientId}
          hint={application.clientId === '' ? undefined : words.applications.clientIdHint}
          className={styles.mono}
        />
        {kind === 'microsoft' && <ProofField form={form} />}
        {form.values[`${kind}.clientProof`] !== 'private_key_jwt' && (
          <SecretField kind={kind} form={form} isStored={application.hasSecret} />
        )}
        <LinkList
          title={
            usedBy.length === 0
              ? words.applications.usedByNone
              : words.applications.usedBy(usedBy.length)
          }
          links={usedBy.map(({ id, name }) => ({ to: adminPaths.signOn(id), name }))}
        />
      </div>
    </Card>
  )
}

function ProofField({ form }: { form: ApplicationsForm }) {
  const isSigned = form.values['microsoft.clientProof'] === 'private_key_jwt'
  return (
    <Field
      label={words.labels.clientProof}
      hint={
        isSigned && (
          <Rich>
            {words.applications.certificateHint((text) => (
              <a href="/saml/certificate" download>
                {text}
              </a>
            ))}
          </Rich>
        )
      }
      error={form.problemOf('microsoft.clientProof')}
    >
      {(control) => (
        <Select
          {...control}
          name="microsoft.clientProof"
          value={form.values['microsoft.clientProof']}
          onChange={({ target }) => form.change('microsoft.clientProof', target.value)}
        >
          {CLIENT_PROOFS.filter((proof) => proof !== 'none').map((proof) => (
            <option key={proof} value={proof}>
              {words.clientProofs[proof]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type SecretFieldProps = { kind: ApplicationKind; form: ApplicationsForm; isStored: boolean }

function SecretField({ kind, form, isStored }: SecretFieldProps) {
  const name = `${kind}.clientSecret` as const
  return (
    <Field
      label={words.labels.clientSecret}
      hint={isStored ? words.secretIsStored : undefined}
      error={form.problemOf(name)}
    >
      {(control) => (
        <TextInput
          {...control}
          type="password"
          name={name}
          autoComplete="new-password"
          placeholder={isStored ? '••••••••' : undefined}
          value={form.values[name]}
          onChange={(event) => form.change(name, event.target.value)}
        />
      )}
    </Field>
  )
}
