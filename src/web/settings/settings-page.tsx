import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Gauge, Tags } from 'lucide-react'

import * as connectionWords from '#words/connections.ts'
import * as words from '#words/settings.ts'
import { domainEndpoints } from '#shared/customers/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { CategoriesCard } from '#web/settings/categories/categories-card.tsx'
import { SettingsForm } from '#web/settings/form/settings-form.tsx'
import { SamlKeysCard } from '#web/settings/saml-keys/saml-keys-card.tsx'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { settingsQueries } from './settings-queries.ts'
import styles from './settings-page.module.css'

const domainRule = queryOptions({
  queryKey: ['domain-rule'] as const,
  queryFn: ({ signal }) => call(domainEndpoints.getDomainRule, {}, { signal }),
})

/** Null until it is edited. */
const UNEDITED: RuleValues = { compulsoryFrom: null }

export function SettingsPage() {
  // Only the editor changes the edited values; another's change is met when saving.
  const settings = useQuery({
    ...settingsQueries.settings(),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  useDocumentTitle(words.title)

  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        actions={
          <>
            <Link to={deskPaths.workTypes} className={buttonClass('plain')}>
              <Tags aria-hidden="true" />
              {words.toWorkTypes}
            </Link>
            <Link to={adminPaths.usage} className={buttonClass('plain')}>
              <Gauge aria-hidden="true" />
              {words.toUsage}
            </Link>
          </>
        }
      >
        {words.lead}
      </PageHeader>
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
      {settings.data && <SettingsForm settings={settings.data} />}
      <CategoriesCard language={settings.data?.language ?? null} />
      <DomainRuleCard />
      <SamlKeysCard />
    </div>
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

type RuleValues = { compulsoryFrom: string | null }

/** From when on people sign in at proven domains alone. */
export function DomainRuleCard() {
  const rule = useQuery(domainRule)
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (date: string) =>
      call(domainEndpoints.changeDomainRule, { body: { compulsoryFrom: date || null } }),
    onSuccess: async ({ compulsoryFrom }) => {
      await queryClient.invalidateQueries(domainRule)
      form.reset(UNEDITED)
      toast.success(
        compulsoryFrom === null
          ? connectionWords.domainRule.isOff
          : connectionWords.domainRule.isOn,
      )
    },
  })
  const form = useForm({ initial: UNEDITED, sending: save, onChange: save.reset })
  const date = form.values.compulsoryFrom ?? rule.data?.compulsoryFrom ?? ''

  return (
    <Card title={connectionWords.domainRule.title}>
      <Form
        className={styles.domainRuleCard}
        form={form}
        canSend={rule.data !== undefined}
        onSend={() => save.mutate(date)}
      >
        <FormFailure title={connectionWords.domainRule.saveFailed} error={form.failure} />
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
              disabled={!rule.data}
              readOnly={save.isPending}
              value={date}
              onChange={(event) => form.change('compulsoryFrom', event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          busy={save.isPending}
          busyLabel={connectionWords.domainRule.saving}
          disabled={!rule.data}
        >
          {connectionWords.domainRule.save}
        </Button>
      </Form>
    </Card>
  )
}
