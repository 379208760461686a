import type { ReactNode } from 'react'

import { keysOf } from '#shared/basic/keys-of.ts'
import type { ServiceTerms } from '#shared/sla/terms.ts'
import { percent as percentText } from '#words/language.ts'
import * as words from '#words/service-contracts.ts'
import { useCategoryName } from '#web/tickets/display/category-names.ts'
import {
  contractSentences,
  type ReadableTerms,
  type SentenceKey,
  sentenceOf,
} from '#web/tickets/sla/contract-sentences.ts'

import { useNow } from '#web/ui/display/time-text.tsx'
import { dayIn } from '#web/tickets/sla/business-times.ts'
import styles from './service-contracts.module.css'

/** Holidays that are listed: about a year of them. */
const MOST_HOLIDAYS = 6

type TermsTextProps = {
  terms: ReadableTerms & { escalations?: ServiceTerms['escalations'] }
  agentName?: (id: string) => string | undefined
  /** Parts that are left out, such as those in which a form has something wrong. */
  without?: readonly TermsPart[]
}

export type TermsPart = keyof typeof words.parts

/** The terms of a contract as sentences, by what they are about. */
export function TermsText({ terms, agentName, without }: TermsTextProps) {
  const categoryName = useCategoryName()
  const today = dayIn(terms.calendar.timeZone, useNow())
  const { holidays, ...sentences } = contractSentences(terms, { today })
  const shownHolidays = holidays.slice(0, MOST_HOLIDAYS + 1)
  const textsOf = (keys: SentenceKey[]) => keys.map((key) => sentenceOf(key, terms, categoryName))

  const shown: Partial<Record<TermsPart, ReactNode>> = {
    hours: <Sentences texts={textsOf(sentences.hours)} />,
    holidays: (
      <>
        <Sentences texts={textsOf(shownHolidays)} />
        {holidays.length > shownHolidays.length && (
          <p className={styles.quiet}>{words.moreHolidays(yearOf(holidays.at(-1)))}</p>
        )}
      </>
    ),
    targets: <Sentences texts={textsOf(sentences.targets)} />,
    pauses: <Sentences texts={textsOf(sentences.pauses)} />,
    ...(terms.escalations && {
      escalations: <Sentences texts={escalationTexts(terms.escalations, agentName)} />,
    }),
    ...(terms.text && {
      text: (
        <p className={styles.freeText} dir="auto">
          {terms.text}
        </p>
      ),
    }),
  }

  return (
    <div className={styles.terms}>
      {keysOf(words.parts).map((part) => {
        if (!shown[part] || without?.includes(part)) return null
        return (
          <section key={part}>
            <h3>{words.parts[part]}</h3>
            {shown[part]}
          </section>
        )
      })}
    </div>
  )
}

/** The sentences that tell one template from another. */
export function HoursAndTargets({ terms }: Pick<TermsTextProps, 'terms'>) {
  const nameOf = useCategoryName()
  const keys: SentenceKey[] = ['hours', 'target.High']
  return <Sentences texts={keys.map((key) => sentenceOf(key, terms, nameOf))} />
}

/** The year of `holiday.2026-12-25`. */
function yearOf(key = ''): string {
  return key.split(/[.-]/)[1] ?? ''
}

function Sentences({ texts }: { texts: (string | null)[] }) {
  return (
    <ul className={styles.sentences}>
      {texts.map((text) => text !== null && <li key={text}>{text}</li>)}
    </ul>
  )
}

function escalationTexts(
  escalations: ServiceTerms['escalations'],
  agentName: TermsTextProps['agentName'],
): string[] {
  if (escalations.length === 0) return [words.usualEscalation]
  return escalations.map(({ percent, to }) => {
    const share = percentText(percent / 100)
    if (to === 'assignee' || to === 'everybody') return words.escalationTo[to](share)
    return words.escalationTo.agent(share, agentName?.(to) ?? words.unknownAgent)
  })
}
