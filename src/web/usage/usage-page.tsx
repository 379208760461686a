import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'

import * as words from '#words/settings.ts'
import type { UsageSettings } from '#shared/usage/contract.ts'
import { usageEndpoints } from '#shared/usage/endpoints.ts'
import {
  USAGE_LIMITS,
  USAGE_ORDERS,
  type UsageLimitName,
  type UsageOrder,
} from '#shared/usage/values.ts'
import { isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextInput } from '#web/ui/controls/text-input.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { type LimitTexts, readLimits, toTexts } from './limit-texts.ts'
import { CustomerUsageTable, PeopleUsageTable } from './usage-tables.tsx'
import styles from './usage-page.module.css'

export const usageQueries = {
  usage: (sort: UsageOrder) =>
    queryOptions({
      queryKey: ['usage', sort] as const,
      queryFn: ({ signal }) => call(usageEndpoints.getUsage, { query: { sort } }, { signal }),
      placeholderData: keepPreviousData,
    }),

  limits: () =>
    queryOptions({
      queryKey: ['usage', 'limits'] as const,
      queryFn: ({ signal }) => call(usageEndpoints.getUsageLimits, {}, { signal }),
      // Editing begins with the stored values.
      gcTime: 0,
    }),
}

export function UsagePage() {
  // Only the editor changes the edited values; another's change is met when saving.
  const limits = useQuery({
    ...usageQueries.limits(),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  useDocumentTitle(words.usageTitle)

  return (
    <div className={styles.page}>
      <PageHeader title={words.usageTitle}>{words.usageLead}</PageHeader>
      <UsageCards />
      {limits.isPending && (
        <Card title={words.limits}>
          <Loading label={words.loadingLimits}>
            <SkeletonText width="most" />
            <SkeletonText width="half" />
          </Loading>
        </Card>
      )}
      {limits.isLoadingError && (
        <Card title={words.limits}>
          <LoadFailure
            message={words.limitsFailed}
            busy={limits.isFetching}
            onRetry={() => void limits.refetch()}
          />
        </Card>
      )}
      {limits.data && <LimitsForm stored={limits.data} />}
    </div>
  )
}

/** The customers and the people who use most. */
function UsageCards() {
  const [order, setOrder] = useState<UsageOrder>('bytesInAll')
  const usage = useQuery(usageQueries.usage(order))

  if (usage.isPending) {
    return (
      <Card title={words.customers}>
        <Loading label={words.loadingUsage}>
          <SkeletonText width="most" />
          <SkeletonText width="half" />
          <SkeletonText width="most" />
        </Loading>
      </Card>
    )
  }
  if (usage.isError) {
    return (
      <Card title={words.customers}>
        <LoadFailure
          message={words.usageLoadFailed}
          busy={usage.isFetching}
          onRetry={() => void usage.refetch()}
        />
      </Card>
    )
  }
  const { customers, people } = usage.data

  return (
    <>
      <div className={styles.order} data-print="hide">
        <Field label={words.usageMostFirstBy}>
          {(control) => (
            <Select
              {...control}
              value={order}
              onChange={(event) => {
                const chosen = USAGE_ORDERS.find((known) => known === event.target.value)
                if (chosen) setOrder(chosen)
              }}
            >
              {USAGE_ORDERS.map((known) => (
                <option key={known} value={known}>
                  {words.usageOrders[known]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p className={styles.cardsNote}>{words.howUsageIsCounted}</p>
      </div>
      <Card title={words.customers} flush={customers.length > 0}>
        {customers.length === 0 ? (
          <EmptyState title={words.nothingUsed} />
        ) : (
          <CustomerUsageTable customers={customers} />
        )}
      </Card>
      {people.length > 0 && (
        <Card title={words.people} flush>
          <PeopleUsageTable people={people} />
        </Card>
      )}
    </>
  )
}

/** Limits that apply to everyone. */
function LimitsForm(props: { stored: UsageSettings }) {
  const queryClient = useQueryClient()
  const [stored, setStored] = useState(props.stored)
  const initial = toTexts(stored)
  const save = useMutation({
    mutationFn: (limits: Record<UsageLimitName, number>) =>
      call(usageEndpoints.updateUsageLimits, { body: { ...limits, version: stored.version } }),
    onSuccess: (saved) => {
      keepAnswer(queryClient, usageQueries.limits().queryKey, saved)
      setStored(saved)
      form.reset(toTexts(saved))
      toast.success(words.limitsSaved)
    },
  })
  const form = useForm<LimitTexts>({
    initial,
    check: (texts) => readLimits(texts).problems,
    shows: 'always',
    sending: save,
    onChange: save.reset,
  })

  function send() {
    const { limits } = readLimits(form.values)
    if (limits) save.mutate(limits)
  }

  return (
    <PageForm
      form={form}
      isOnline={useOnline()}
      onSend={send}
      failure={{
        title: words.limitsSaveFailed,
        error: save.error,
        text: isStatus(save.error, 409) ? words.limitsChangedMeanwhile : undefined,
      }}
      saveText={words.saveLimits}
      isUnsaved={USAGE_LIMITS.some((name) => form.values[name] !== initial[name])}
      onDiscard={() => form.reset(initial)}
    >
      <Card title={words.limits}>
        <p className={styles.limitsFormNote}>{words.whatLimitsDo}</p>
        <div className={styles.fields}>
          {USAGE_LIMITS.map((name) => (
            <Field key={name} label={words.limitLabels[name]} error={form.problemOf(name)}>
              {(control) => (
                <TextInput
                  {...control}
                  name={name}
                  inputMode="numeric"
                  autoComplete="off"
                  value={form.values[name]}
                  onChange={(event) => form.change(name, event.target.value)}
                />
              )}
            </Field>
          ))}
        </div>
      </Card>
    </PageForm>
  )
}
