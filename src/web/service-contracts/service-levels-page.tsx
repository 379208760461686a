import { queryOptions, useQuery } from '@tanstack/react-query'
import { Clock, Wrench } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'

import type { ServiceLevels } from '#shared/service-contracts/contract.ts'
import { serviceContractEndpoints } from '#shared/service-contracts/endpoints.ts'
import { type Calendar, standardCalendar } from '#shared/sla/calendar.ts'
import { SLA_TARGETS } from '#shared/sla/sla.ts'
import type { CustomerTerms } from '#shared/sla/terms.ts'
import { serviceLevels as title } from '#words/navigation.ts'
import * as words from '#words/tickets.ts'
import { formatExactTime } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { useCategoryName } from '#web/tickets/display/category-names.ts'
import { PlainText } from '#web/tickets/html/plain-text.tsx'
import {
  dayIn,
  formatNearTime,
  isElsewhere,
  knownZone,
  longDay,
  spokenEnd,
  spokenTime,
  zoneName,
} from '#web/tickets/sla/business-times.ts'
import {
  type CategoryName,
  contractSentences,
  type SentenceKey,
  sentenceOf,
} from '#web/tickets/sla/contract-sentences.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TickMark } from '#web/ui/display/marks.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { useNow } from '#web/ui/display/time-text.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import styles from './service-levels-page.module.css'

const YearView = lazyPart(async () => (await import('./year-view.tsx')).YearView)

const MINUTE_MS = 60_000
const FEW_HOLIDAYS = 5

export const serviceLevelsQuery = () =>
  queryOptions({
    queryKey: ['service-levels'] as const,
    queryFn: ({ signal }) => call(serviceContractEndpoints.getServiceLevels, {}, { signal }),
    // Support opens and closes while the page is open.
    refetchInterval: MINUTE_MS,
  })

/** The contract as its customer reads it: in sentences that receipts lead to. */
export function ServiceLevelsPage() {
  useDocumentTitle(title)
  const levels = useQuery(serviceLevelsQuery())

  return (
    <>
      <PageHeader title={title}>{words.serviceLevelsLead}</PageHeader>
      <Loaded
        query={levels}
        loading={words.loadingServiceLevels}
        failed={words.serviceLevelsFailed}
        skeleton={<PageSkeleton />}
        isInCard
      >
        {(loaded) => <Levels levels={loaded} />}
      </Loaded>
    </>
  )
}

function PageSkeleton() {
  return (
    <div className={styles.skeleton}>
      <SkeletonText width="half" />
      <SkeletonText width="most" />
      <SkeletonText />
      <SkeletonText width="most" />
    </div>
  )
}

function Levels({ levels }: { levels: ServiceLevels }) {
  const cited = decodeURIComponent(useLocation().hash.slice(1))
  const now = useNow()
  const { contract, next } = levels
  const timeZone = knownZone(levels.timeZone)
  const terms = contract?.terms ?? usualTerms(levels.timeZone)
  const sentences = contractSentences(terms, { today: dayIn(timeZone, now) })
  const shared = { terms, cited }

  useWhen(cited, () => {
    const sentence = document.getElementById(cited) ?? document.getElementById('holidays')
    sentence?.focus({ preventScroll: true })
    sentence?.scrollIntoView({ block: 'center' })
  })

  return (
    <div className={styles.levels}>
      <RightNow levels={levels} timeZone={timeZone} now={now} />
      <div className={styles.column}>
        <Card title={words.levelParts.hours}>
          <Sentences keys={sentences.hours} {...shared} />
        </Card>
        <Card title={words.levelParts.targets}>
          <Sentences keys={sentences.targets} {...shared} />
        </Card>
        <Card title={words.levelParts.pauses}>
          <Sentences keys={sentences.pauses} {...shared} />
        </Card>
        {terms.text && (
          <Card title={words.levelParts.text}>
            <PlainText text={terms.text} />
          </Card>
        )}
      </div>
      <div className={styles.column}>
        {next && <NextVersion next={next} terms={terms} />}
        <Maintenance levels={levels} timeZone={timeZone} now={now} />
        <Card title={words.levelParts.holidays}>
          <Holidays keys={sentences.holidays} {...shared} />
        </Card>
      </div>
      <Year calendar={terms.calendar} now={now} />
    </div>
  )
}

/** The terms of a customer without a contract. */
function usualTerms(timeZone: string): CustomerTerms {
  return {
    calendar: standardCalendar(timeZone),
    targets: SLA_TARGETS,
    categoryTargets: [],
    pauses: { causes: [], clocks: 'both' },
    text: '',
  }
}

function Year({ calendar, now }: { calendar: Calendar; now: Date }) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  // Without holidays a year says no more than the hours do.
  if (calendar.holidays.every(({ counts }) => !counts)) return null

  return (
    <div className={styles.year} data-print="hide">
      <Button aria-expanded={isShown} aria-controls={id} onClick={() => setIsShown(!isShown)}>
        {isShown ? words.hideYear : words.showYear}
      </Button>
      <div id={id} hidden={!isShown}>
        {isShown && (
          <Card title={words.levelParts.year}>
            <YearView calendar={calendar} from={now.getFullYear()} />
          </Card>
        )}
      </div>
    </div>
  )
}

type Timed = { levels: ServiceLevels; timeZone: string; now: Date }

function RightNow({ levels, timeZone, now }: Timed) {
  const { isOpen, changesAt, contract } = levels
  const current = levels.maintenance.find(({ startsAt }) => new Date(startsAt) <= now)
  const timeOf = (at: string, form: typeof spokenTime) => (
    <time dateTime={at} title={formatExactTime(new Date(at))}>
      {form(at, timeZone, now)}
    </time>
  )

  return (
    <section className={styles.now} data-open={isOpen}>
      <p className={styles.state}>
        {isOpen ? <TickMark /> : <Clock aria-hidden="true" />}
        <span>
          {changesAt === null ? (
            words.openAlways
          ) : (
            <Rich>
              {isOpen
                ? words.openUntil(timeOf(changesAt, spokenEnd))
                : words.opensAgain(timeOf(changesAt, spokenTime))}
            </Rich>
          )}
          {changesAt && isElsewhere([changesAt], timeZone) && (
            <span className={styles.zone}> ({zoneName(timeZone)})</span>
          )}
        </span>
      </p>
      {current && (
        <p className={styles.state}>
          <Wrench aria-hidden="true" />
          <span>
            <Rich>{words.underMaintenance(current.name, timeOf(current.endsAt, spokenEnd))}</Rich>
          </span>
        </p>
      )}
      <p className={styles.quiet}>
        {contract ? words.contractValidFrom(longDay(contract.validFrom)) : words.usualTerms}
      </p>
    </section>
  )
}

type SentencesProps = { keys: SentenceKey[]; terms: CustomerTerms; cited: string }

function Sentences({ keys, terms, cited }: SentencesProps) {
  const categoryName = useCategoryName()
  return (
    <ul className={styles.sentences}>
      {keys.map((key) => (
        <li key={key} id={key} tabIndex={-1} data-cited={key === cited}>
          {sentenceOf(key, terms, categoryName)}
        </li>
      ))}
    </ul>
  )
}

/** The next few, until all are asked for. A link can lead to any of them. */
function Holidays({ keys, ...shared }: SentencesProps) {
  const [isUnfolded, setIsUnfolded] = useState(
    keys.findIndex((key) => key === shared.cited) > FEW_HOLIDAYS,
  )
  // The first sentence is about all of them.
  const count = keys.length - 1
  const shown = isUnfolded ? keys : keys.slice(0, FEW_HOLIDAYS + 1)

  return (
    <>
      <Sentences keys={shown} {...shared} />
      {count > FEW_HOLIDAYS && (
        <Button aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
          {isUnfolded ? words.fewerHolidays : words.allHolidays(count)}
        </Button>
      )}
    </>
  )
}

function Maintenance({ levels, timeZone, now }: Timed) {
  const coming = levels.maintenance.filter(({ startsAt }) => new Date(startsAt) > now)
  if (coming.length === 0) return null
  return (
    <Card title={words.levelParts.maintenance}>
      <ul className={styles.sentences}>
        {coming.map(({ name, startsAt, endsAt }) => (
          <li key={`${startsAt} ${name}`}>
            <span className={styles.name}>{name}</span>
            {words.interval(
              formatNearTime(startsAt, timeZone, now),
              formatNearTime(endsAt, timeZone, now),
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type NextVersionProps = { next: NonNullable<ServiceLevels['next']>; terms: CustomerTerms }

/** Tells what a later version changes, and nothing of what stays. */
function NextVersion({ next, terms }: NextVersionProps) {
  const categoryName = useCategoryName()
  const { added, removed } = changesOf(terms, next, categoryName)

  return (
    <Card title={words.fromDate(longDay(next.validFrom))}>
      <ul className={styles.sentences}>
        {added.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {removed.map((text) => (
          <li key={text}>
            {words.noLonger} <del>{text}</del>
          </li>
        ))}
      </ul>
      {next.terms.text !== terms.text && next.terms.text && <PlainText text={next.terms.text} />}
      <p className={styles.quiet}>{words.agreedChanges}</p>
    </Card>
  )
}

/** Compares the sentences of two versions, from the day on that the later one holds. */
export function changesOf(
  terms: CustomerTerms,
  next: NextVersionProps['next'],
  categoryName: CategoryName,
) {
  const textsOf = (some: CustomerTerms) =>
    new Map(
      Object.values(contractSentences(some, { today: next.validFrom }))
        .flat()
        .map((key) => [key, sentenceOf(key, some, categoryName)] as const),
    )
  const [before, after] = [textsOf(terms), textsOf(next.terms)]
  return {
    added: [...after].flatMap(([key, text]) => (text && before.get(key) !== text ? text : [])),
    removed: [...before].flatMap(([key, text]) => (text && !after.has(key) ? text : [])),
  }
}
