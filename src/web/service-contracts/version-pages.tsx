import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'

import type { ContractVersion, ServiceContract } from '#shared/service-contracts/contract.ts'
import { serviceContractEndpoints } from '#shared/service-contracts/endpoints.ts'
import * as words from '#words/service-contracts.ts'
import { useCustomer } from '#web/customers/use-customer.ts'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { dayIn } from '#web/tickets/sla/business-times.ts'
import { ContractForm, type ContractFormProps } from './contract-form.tsx'
import { contractQueries, useZoneOf } from './contract-queries.ts'
import { nextMonth, standardTerms, toTerms, toTermsValues } from './terms-form-model.ts'
import styles from './service-contracts.module.css'

/** The page of a version that is written. */
export function NewVersionPage() {
  const { customerId = '' } = useParams()
  const parts = useContractParts(customerId)
  const isFirst = parts.data?.contract.versions.length === 0

  return (
    <FormPage title={isFirst ? words.firstVersion : words.newVersionTitle} parts={parts}>
      {({ contract, templates, timeZone }) => (
        <ContractForm
          templates={templates}
          customerId={customerId}
          after={adminPaths.customerContract(customerId)}
          {...newVersionOf(customerId, contract, timeZone)}
        />
      )}
    </FormPage>
  )
}

export function CorrectionPage() {
  const { customerId = '' } = useParams()
  const [params] = useSearchParams()
  const parts = useContractParts(customerId)
  const version = parts.data?.contract.versions.find(({ id }) => id === params.get('version'))

  return (
    <FormPage
      title={words.correctTitle}
      lead={
        version && `${words.fromDay(formatCalendarDay(version.validFrom))}. ${words.correctLead}`
      }
      parts={parts}
    >
      {({ templates }) =>
        version ? (
          <ContractForm
            templates={templates}
            customerId={customerId}
            after={adminPaths.customerContract(customerId)}
            {...correctionOf(customerId, version)}
          />
        ) : (
          <Card>{words.versionGone}</Card>
        )
      }
    </FormPage>
  )
}

/** All that a form of a version begins with. */
function useContractParts(customerId: string) {
  const customer = useCustomer(customerId)
  const contract = useQuery({
    ...contractQueries.ofCustomer(customerId),
    // The form begins with what is stored, and goes on from there.
    refetchOnWindowFocus: false,
  })
  const templates = useQuery(contractQueries.templates())
  const timeZone = useZoneOf(customer)
  const queries = [contract, templates]
  return {
    data:
      contract.data && templates.data && timeZone !== undefined
        ? { contract: contract.data, templates: templates.data, timeZone }
        : undefined,
    isPending: !queries.some((query) => query.isLoadingError),
    isFetching: queries.some((query) => query.isFetching),
    refetch: () => queries.forEach((query) => void query.refetch()),
  }
}

type Parts = ReturnType<typeof useContractParts>

type FormPageProps = {
  title: string
  lead?: string | undefined
  parts: Parts
  children: (data: NonNullable<Parts['data']>) => ReactNode
}

function FormPage({ title, lead, parts, children }: FormPageProps) {
  useDocumentTitle(title)

  return (
    <div className={styles.page}>
      <PageHeader title={title}>{lead}</PageHeader>
      <Loaded
        query={parts}
        loading={words.loadingContract}
        failed={words.contractFailed}
        skeleton={<TermsSkeleton />}
        isInCard
      >
        {children}
      </Loaded>
    </div>
  )
}

type FormParts = Pick<
  ContractFormProps,
  'kind' | 'initial' | 'version' | 'draftName' | 'current' | 'send' | 'texts'
>

function correctionOf(customerId: string, version: ContractVersion): FormParts {
  const { id: versionId, revisions, validFrom } = version
  const terms = revisions.at(-1)?.terms ?? standardTerms('UTC')
  return {
    kind: 'correction',
    initial: { ...toTermsValues(terms), name: '', validFrom, templateId: '', reason: '' },
    version: revisions.length,
    draftName: `contract:${customerId}:${versionId}`,
    send: (values, revision) =>
      call(serviceContractEndpoints.correctContractVersion, {
        params: { customerId, versionId },
        body: { terms: toTerms(values), reason: values.reason, revision },
      }),
    texts: {
      save: words.saveCorrection,
      saved: words.correctionSaved,
      failed: words.correctionFailed,
    },
  }
}

/** Begins with the version in force, or with the hours and targets of the specification. */
function newVersionOf(
  customerId: string,
  { versions }: ServiceContract,
  timeZone: string,
): FormParts {
  const latest = versions.at(-1)
  const current = latest?.revisions.at(-1)?.terms
  const terms = current ?? standardTerms(timeZone)
  return {
    kind: 'version',
    initial: {
      ...toTermsValues(terms),
      name: '',
      validFrom: nextMonth(dayIn(terms.calendar.timeZone, new Date())),
      templateId: latest?.template?.id ?? '',
      reason: '',
    },
    draftName: `contract:${customerId}`,
    ...(current && { current }),
    send: (values) =>
      call(serviceContractEndpoints.addContractVersion, {
        params: { customerId },
        body: {
          validFrom: values.validFrom,
          terms: values.templateId ? { templateId: values.templateId } : { own: toTerms(values) },
        },
      }),
    texts: { save: words.saveVersion, saved: words.versionSaved, failed: words.versionFailed },
  }
}

export function TermsSkeleton() {
  return (
    <div className={styles.fields}>
      <SkeletonText width="short" />
      <SkeletonText />
      <SkeletonText width="half" />
      <SkeletonText width="most" />
    </div>
  )
}
