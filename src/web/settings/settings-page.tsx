import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import * as certificateWords from '#words/certificates.ts'
import * as connectionWords from '#words/connections.ts'
import * as pageWords from '#words/navigation.ts'
import * as words from '#words/settings.ts'
import { domainEndpoints } from '#shared/customers/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { CategoriesCard } from '#web/settings/categories/categories-card.tsx'
import { SettingsForm } from '#web/settings/form/settings-form.tsx'
import type { SettingsTopic } from '#web/settings/form/use-settings-form.ts'
import { SamlKeysCard } from '#web/settings/saml-keys/saml-keys-card.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { settingsQueries } from './settings-queries.ts'
import styles from './settings-page.module.css'

const domainRule = queryOptions({
  queryKey: ['domain-rule'] as const,
  queryFn: ({ signal }) => call(domainEndpoints.getDomainRule, {}, { signal }),
})

type TopicProps = { title: string; lead?: string; children: ReactNode }

/** A page of the settings: one topic, and one way to save it. */
function Topic({ title, lead, children }: TopicProps) {
  useDocumentTitle(title)

  return (
    <div className={styles.page}>
      <PageHeader title={title}>{lead}</PageHeader>
      {children}
    </div>
  )
}

export function SettingsPage() {
  return <FormTopic title={pageWords.general} lead={words.lead} topic="general" />
}

export function TicketSettingsPage() {
  return <FormTopic title={pageWords.tickets} lead={words.ticketsLead} topic="tickets" />
}

type FormTopicProps = Omit<TopicProps, 'children'> & { topic: SettingsTopic }

function FormTopic({ title, lead, topic }: FormTopicProps) {
  // Only the editor changes the edited values; another's change is met when saving.
  const settings = useQuery({
    ...settingsQueries.settings(),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  return (
    <Topic title={title} lead={lead}>
      {settings.isPending && <SettingsSkeleton />}
      {settings.isLoadingError && (
        <Card>
          <LoadFailure
            message={words.loadFailed}
            busy={settings.isFetching}
            onRetry={() => void settings.refetch()}
          />
        </Card>
      )}
      {settings.data && <SettingsForm settings={settings.data} topic={topic} />}
    </Topic>
  )
}

export function CategoriesPage() {
  const settings = useQuery(settingsQueries.settings())

  return (
    <Topic title={pageWords.categories} lead={words.categoriesLead}>
      <CategoriesCard language={settings.data?.language ?? null} />
    </Topic>
  )
}

export function DomainsPage() {
  const rule = useQuery(domainRule)

  return (
    <Topic title={pageWords.domains} lead={connectionWords.domainRule.lead}>
      {rule.isPending && <SettingsSkeleton />}
      {rule.isLoadingError && (
        <Card>
          <LoadFailure
            message={words.loadFailed}
            busy={rule.isFetching}
            onRetry={() => void rule.refetch()}
          />
        </Card>
      )}
      {rule.data && <DomainRuleForm stored={{ compulsoryFrom: rule.data.compulsoryFrom ?? '' }} />}
    </Topic>
  )
}

export function SigningKeysPage() {
  return (
    <Topic title={pageWords.signingKeys} lead={certificateWords.keysLead}>
      <SamlKeysCard />
    </Topic>
  )
}

function SettingsSkeleton() {
  return (
    <Loading label={words.loading}>
      <Card>
        <div className={styles.skeleton}>
          <SkeletonText width="short" />
          <SkeletonText />
          <SkeletonText width="short" />
          <SkeletonText />
          <SkeletonText width="half" />
        </div>
      </Card>
    </Loading>
  )
}

/** From when on people sign in at proven domains alone. */
function DomainRuleForm({ stored }: { stored: { compulsoryFrom: string } }) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: ({ compulsoryFrom }: typeof stored) =>
      call(domainEndpoints.changeDomainRule, { body: { compulsoryFrom: compulsoryFrom || null } }),
    onSuccess: async ({ compulsoryFrom }) => {
      await queryClient.invalidateQueries(domainRule)
      toast.success(
        compulsoryFrom === null
          ? connectionWords.domainRule.isOff
          : connectionWords.domainRule.isOn,
      )
    },
  })
  const form = useForm({ initial: stored, sending: save, onChange: save.reset })

  return (
    <PageForm
      form={form}
      isOnline={useOnline()}
      onSend={() => save.mutate(form.values)}
      failure={{ title: connectionWords.domainRule.saveFailed, error: form.failure }}
      saveText={connectionWords.domainRule.save}
      isUnsaved={form.values.compulsoryFrom !== stored.compulsoryFrom}
      onDiscard={() => form.reset(stored)}
    >
      <Card>
        <Field
          label={connectionWords.domainRule.label}
          hint={connectionWords.domainRule.hint}
          error={form.problemOf('compulsoryFrom')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="compulsoryFrom"
              value={form.values.compulsoryFrom}
              onChange={(event) => form.change('compulsoryFrom', event.target.value)}
            />
          )}
        </Field>
      </Card>
    </PageForm>
  )
}
