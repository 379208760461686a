import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Files } from 'lucide-react'
import { useParams } from 'react-router'

import type { ServiceTemplate } from '#shared/service-contracts/contract.ts'
import { serviceContractEndpoints } from '#shared/service-contracts/endpoints.ts'
import * as words from '#words/service-contracts.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { dayIn } from '#web/tickets/sla/business-times.ts'
import { ContractForm, type ContractFormProps } from './contract-form.tsx'
import { TermsSkeleton } from './version-pages.tsx'
import { contractQueries } from './contract-queries.ts'
import { nextMonth, startingTerms, toTerms, toTermsValues } from './terms-form-model.ts'
import { HoursAndTargets } from './terms-text.tsx'
import styles from './service-contracts.module.css'

function TemplatesPage() {
  const templates = useQuery(contractQueries.templates())
  useDocumentTitle(words.templatesTitle)
  const add = (
    <Link to={adminPaths.newContractTemplate} className={buttonClass('primary')}>
      {words.addTemplate}
    </Link>
  )

  return (
    <div className={styles.narrow}>
      <PageHeader title={words.templatesTitle} actions={templates.data?.length ? add : undefined}>
        {words.templatesLead}
      </PageHeader>
      <Loaded
        query={templates}
        loading={words.loadingTemplates}
        failed={words.templatesFailed}
        isInCard
      >
        {(list) => (
          <Card flush>
            {list.length === 0 ? (
              <EmptyState
                title={words.noTemplates}
                icon={<Files aria-hidden="true" />}
                action={add}
              >
                {words.noTemplatesText}
              </EmptyState>
            ) : (
              <ul className={styles.rows}>
                {list.map((template) => (
                  <TemplateRow key={template.id} template={template} />
                ))}
              </ul>
            )}
          </Card>
        )}
      </Loaded>
    </div>
  )
}

function TemplateRow({ template: { id, name, terms, followers } }: { template: ServiceTemplate }) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () =>
      call(serviceContractEndpoints.removeServiceTemplate, { params: { templateId: id } }),
    onSuccess: () => toast.success(words.templateRemoved),
    onError: (error) => toast.error(`${words.removeTemplateFailed}. ${errorMessage(error)}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: contractQueries.all() }),
  })

  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Link to={adminPaths.contractTemplate(id)} className={styles.title}>
          <bdi>{name}</bdi>
        </Link>
        <HoursAndTargets terms={terms} />
        <span className={styles.quiet}>
          {followers === 0 ? words.noFollowers : words.followers(followers)}
        </span>
      </div>
      {followers === 0 && (
        <InlineConfirm
          label={words.removeTemplateOf(name)}
          question={words.askRemoveTemplate(name)}
          onConfirm={() => remove.mutate()}
        >
          {(button) => (
            <Button
              {...button}
              aria-label={words.removeTemplateOf(name)}
              disabled={remove.isPending}
            >
              {words.remove}
            </Button>
          )}
        </InlineConfirm>
      )}
    </li>
  )
}

/** The page of a template, which is new or changes. */
function TemplatePage() {
  const { templateId } = useParams()
  const templates = useQuery(contractQueries.templates())
  const template = templates.data?.find(({ id }) => id === templateId)
  const title = templateId ? (template?.name ?? words.editTemplateTitle) : words.newTemplateTitle
  useDocumentTitle(title)

  return (
    <div className={styles.page}>
      <PageHeader
        title={<bdi>{title}</bdi>}
        above={{ to: adminPaths.contractTemplates, text: words.templatesTitle }}
      >
        {template?.followers ? words.followers(template.followers) : undefined}
      </PageHeader>
      <Loaded
        query={templates}
        loading={words.loadingTemplates}
        failed={words.templatesFailed}
        skeleton={<TermsSkeleton />}
        isInCard
      >
        {(list) =>
          templateId && !template ? (
            <Card>{words.templateGone}</Card>
          ) : (
            <ContractForm
              key={templateId ?? 'new'}
              templates={template ? [] : list}
              after={adminPaths.contractTemplates}
              texts={{
                save: words.saveTemplate,
                saved: words.templateSaved,
                failed: words.templateFailed,
              }}
              {...(template ? changeOf(template) : NEW_TEMPLATE)}
            />
          )
        }
      </Loaded>
    </div>
  )
}

type FormParts = Pick<
  ContractFormProps,
  'kind' | 'initial' | 'version' | 'draftName' | 'followers' | 'send'
>

const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

const NEW_TEMPLATE: FormParts = {
  kind: 'new-template',
  initial: {
    ...toTermsValues(startingTerms('standard', deviceZone)),
    name: '',
    validFrom: '',
    templateId: '',
    reason: '',
  },
  draftName: 'contract-template:new',
  send: (values) =>
    call(serviceContractEndpoints.addServiceTemplate, {
      body: { name: values.name, terms: toTerms(values) },
    }),
}

function changeOf({ id, name, terms, version, followers }: ServiceTemplate): FormParts {
  return {
    kind: 'template',
    initial: {
      ...toTermsValues(terms),
      name,
      validFrom: nextMonth(dayIn(terms.calendar.timeZone, new Date())),
      templateId: '',
      reason: '',
    },
    version,
    draftName: `contract-template:${id}`,
    followers,
    send: (values, begunWith) =>
      call(serviceContractEndpoints.changeServiceTemplate, {
        params: { templateId: id },
        body: {
          name: values.name,
          terms: toTerms(values),
          validFrom: values.validFrom,
          version: begunWith,
        },
      }),
  }
}

/** The list and the form come in one file: each is small without what they share. */
export const templatePages = { TemplatesPage, TemplatePage }
