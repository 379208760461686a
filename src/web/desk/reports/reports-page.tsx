import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { ChevronDown, Download } from 'lucide-react'
import { useLocation } from 'react-router'

import type { DeskNumbers } from '#shared/desk/reports/contract.ts'
import { numbersEndpoints } from '#shared/desk/endpoints.ts'
import { MOST_SHOWN, NUMBER_FILES, PERIODS } from '#shared/desk/reports/values.ts'
import * as words from '#words/reports.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { ChoiceSelect } from '#web/ui/controls/choice-select.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { classNames } from '#web/ui/display/class-names.ts'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure, menuItemClass } from '#web/ui/controls/disclosure.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call, urlOf } from '#web/lib/http/call.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { RatingsCard, WeekCard, WorkloadCard } from './report-card.tsx'
import {
  ageRows,
  agentRows,
  customerRows,
  keyFigures,
  parseReportFilters,
  type ReportFilters,
  reportQuery,
  serializeReportFilters,
  weekRows,
} from './report-rows.ts'
import styles from './reports-page.module.css'

/** How often they are read again. */
const READ_EVERY_MS = 60_000

/** The feed of changes does not read them again: they are counted over all tickets. */
function deskNumbers(filters: ReportFilters) {
  const query = reportQuery(filters)
  return queryOptions({
    queryKey: ['desk-numbers', query] as const,
    queryFn: ({ signal }) => call(numbersEndpoints.getDeskNumbers, { query }, { signal }),
    staleTime: 0,
    refetchInterval: READ_EVERY_MS,
    placeholderData: keepPreviousData,
  })
}

/** How the team stands: what is open, and how it keeps its promises. */
export function ReportsPage() {
  const { filters, choose } = useAddressFilters({
    parse: parseReportFilters,
    serialize: serializeReportFilters,
  })
  const numbers = useQuery(deskNumbers(filters))
  const { hash } = useLocation()
  useDocumentTitle(words.title)
  // The part that the rail leads to is there once it has numbers.
  useWhen(numbers.data && hash, () => document.getElementById(hash.slice(1))?.scrollIntoView())

  return (
    <div className={styles.page}>
      <PageHeader title={words.title} actions={<NumberFiles filters={filters} />}>
        {words.pageText}
      </PageHeader>
      <Filters filters={filters} choose={choose} />
      {numbers.isLoadingError ? (
        <Card flush>
          <LoadFailure
            message={words.loadFailed}
            detail={errorMessage(numbers.error)}
            busy={numbers.isFetching}
            onRetry={() => void numbers.refetch()}
          />
        </Card>
      ) : numbers.data ? (
        <Figures numbers={numbers.data} filters={filters} />
      ) : (
        <Loading label={words.loading}>
          <div className={styles.figures}>
            <div className={styles.keys}>
              {[0, 1, 2, 3].map((key) => (
                <Skeleton key={key} className={styles.keySkeleton} />
              ))}
            </div>
            <div className={styles.cards}>
              {[words.flowTitle, words.backlogTitle].map((title) => (
                <Card key={title} title={title}>
                  <Skeleton className={styles.chartSkeleton} />
                </Card>
              ))}
            </div>
          </div>
        </Loading>
      )}
    </div>
  )
}

type FiltersProps = {
  filters: ReportFilters
  choose: (changes: Partial<ReportFilters>) => void
}

function Filters({ filters, choose }: FiltersProps) {
  const choices = useQuery(deskChoices())
  const failure = choices.isError ? words.namesFailed : null
  const agents = [
    { id: 'none', name: words.nobody },
    ...(choices.data?.agents ?? []),
    ...(choices.data?.formerAgents ?? []),
  ]

  return (
    <section className={styles.filters} aria-label={words.filters} data-print="hide">
      <Field label={words.period}>
        {(control) => (
          <Select
            {...control}
            value={filters.weeks}
            onChange={(event) => {
              const weeks = PERIODS.find((period) => period === event.target.value)
              if (weeks) choose({ weeks })
            }}
          >
            {PERIODS.map((weeks) => (
              <option key={weeks} value={weeks}>
                {words.lastWeeks(Number(weeks))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.customer} error={failure}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.anyCustomer}
            choices={choices.data?.customers ?? []}
            value={filters.customerId}
            otherLabel={choices.isPending ? words.loadingNames : words.formerCustomer}
            onChoose={(customerId) => choose({ customerId })}
          />
        )}
      </Field>
      <Field label={words.agent} error={failure}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.anyAgent}
            choices={agents}
            value={filters.assignee}
            otherLabel={choices.isPending ? words.loadingNames : words.formerAgent}
            onChoose={(assignee) => choose({ assignee })}
          />
        )}
      </Field>
    </section>
  )
}

function Figures({ numbers, filters }: { numbers: DeskNumbers; filters: ReportFilters }) {
  const { customers, agents } = numbers
  return (
    <div className={styles.figures}>
      <dl className={styles.keys}>
        {keyFigures(numbers).map(({ name, value, change, isBetter }) => (
          <div key={name} className={styles.key}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.change} data-better={isBetter}>
              {change === null ? words.nothingBefore : words.comparedTo(change, filters.weeks)}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.cards}>
        <WeekCard
          title={words.flowTitle}
          kind="grouped"
          rows={weekRows(numbers, filters, 'flow')}
        />
        <WeekCard
          title={words.backlogTitle}
          hint={words.backlogText}
          kind="line"
          rows={weekRows(numbers, filters, 'backlog')}
        />
      </div>
      <div id="service-level" className={styles.cards}>
        <WeekCard
          title={words.responseTitle}
          hint={words.promiseText}
          kind="stacked"
          rows={weekRows(numbers, filters, 'response')}
        />
        <WeekCard
          title={words.resolutionTitle}
          hint={words.promiseText}
          kind="stacked"
          rows={weekRows(numbers, filters, 'resolution')}
        />
      </div>
      {numbers.ratings && (
        <div className={styles.cards}>
          <RatingsCard ratings={numbers.ratings} />
        </div>
      )}
      <div id="workload" className={classNames(styles.cards, styles.thirds)}>
        <WorkloadCard
          title={words.byCustomer}
          of={words.customer}
          rows={customerRows(numbers, filters)}
          hint={customers.length === MOST_SHOWN && words.mostOnly}
        />
        <WorkloadCard
          title={words.byAgent}
          of={words.agent}
          rows={agentRows(numbers, filters)}
          hint={agents.length === MOST_SHOWN && words.mostOnly}
        />
        <WorkloadCard title={words.byAge} of={words.age} rows={ageRows(numbers, filters)} />
      </div>
    </div>
  )
}

function NumberFiles({ filters }: { filters: ReportFilters }) {
  return (
    <Disclosure
      buttonClassName={buttonClass()}
      button={
        <span className={styles.opener}>
          <Download aria-hidden="true" />
          {words.files}
          <ChevronDown aria-hidden="true" />
        </span>
      }
      panelLabel={words.files}
    >
      {(close) =>
        NUMBER_FILES.map((of) => (
          <a
            key={of}
            href={urlOf(numbersEndpoints.getNumbersFile, {
              query: { of, ...reportQuery(filters) },
            })}
            download
            className={menuItemClass}
            onClick={close}
          >
            {words.fileNames[of]}
          </a>
        ))
      }
    </Disclosure>
  )
}
