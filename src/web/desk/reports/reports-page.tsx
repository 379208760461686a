import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChevronDown, Download } from 'lucide-react'

import type { DeskNumbers } from '#shared/desk/reports/contract.ts'
import { numbersEndpoints } from '#shared/desk/endpoints.ts'
import { MOST_SHOWN, NUMBER_FILES } from '#shared/desk/reports/values.ts'
import * as words from '#words/reports.ts'
import { BackToDesk } from '#web/desk/back-to-desk.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure, menuItemClass } from '#web/ui/controls/disclosure.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call, urlOf } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { ReportCard } from './report-card.tsx'
import {
  ageRows,
  agentRows,
  backlogRows,
  customerRows,
  flowRows,
  promiseRows,
} from './report-rows.ts'
import styles from './reports-page.module.css'

/** How often they are read again. */
const READ_EVERY_MS = 60_000

/** The feed of changes does not read them again: they are counted over all tickets. */
function deskNumbers() {
  return queryOptions({
    queryKey: ['desk-numbers'] as const,
    queryFn: ({ signal }) => call(numbersEndpoints.getDeskNumbers, {}, { signal }),
    staleTime: 0,
    refetchInterval: READ_EVERY_MS,
  })
}

/** How the team stands: what is open, and how it keeps its promises. */
export function ReportsPage() {
  const numbers = useQuery(deskNumbers())
  useDocumentTitle(words.title)

  return (
    <div className={styles.page}>
      <BackToDesk />
      <PageHeader title={words.title} actions={<NumberFiles />}>
        {words.pageText}
      </PageHeader>
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
        <Cards numbers={numbers.data} />
      ) : (
        <Loading label={words.loading}>
          <div className={styles.cards}>
            {[words.byAge, words.byAgent, words.byCustomer, words.backlogTitle].map((title) => (
              <Card key={title} title={title} className={styles.waiting}>
                <div className={styles.skeleton}>
                  <SkeletonText width="most" />
                  <SkeletonText width="half" />
                  <SkeletonText />
                  <SkeletonText width="short" />
                </div>
              </Card>
            ))}
          </div>
        </Loading>
      )}
    </div>
  )
}

function Cards({ numbers }: { numbers: DeskNumbers }) {
  const { customers, agents } = numbers
  return (
    <div className={styles.cards}>
      <ReportCard
        title={words.byAge}
        of={words.age}
        rows={ageRows(numbers)}
        empty={words.noneOpen}
      />
      <ReportCard
        title={words.byAgent}
        of={words.agent}
        rows={agentRows(numbers)}
        empty={words.noneOpen}
      >
        {agents.length === MOST_SHOWN && <p className={styles.quiet}>{words.mostOnly}</p>}
      </ReportCard>
      <ReportCard
        title={words.byCustomer}
        of={words.customer}
        rows={customerRows(numbers)}
        empty={words.noneOpen}
      >
        {customers.length === MOST_SHOWN && <p className={styles.quiet}>{words.mostOnly}</p>}
      </ReportCard>
      <ReportCard
        title={words.backlogTitle}
        of={words.week}
        rows={backlogRows(numbers)}
        tableRows={flowRows(numbers)}
        empty={words.noneInWeeks}
      >
        <p className={styles.quiet}>{words.backlogText}</p>
      </ReportCard>
      <ReportCard
        title={words.responseTitle}
        of={words.week}
        rows={promiseRows(numbers, 'response')}
        empty={words.noneInWeeks}
      >
        <p className={styles.quiet}>{words.promiseText}</p>
      </ReportCard>
      <ReportCard
        title={words.resolutionTitle}
        of={words.week}
        rows={promiseRows(numbers, 'resolution')}
        empty={words.noneInWeeks}
      >
        <p className={styles.quiet}>{words.promiseText}</p>
      </ReportCard>
    </div>
  )
}

function NumberFiles() {
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
            href={urlOf(numbersEndpoints.getNumbersFile, { query: { of } })}
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
