import type { ReactNode } from 'react'

import type { ConnectionTest, ShownResult } from '#shared/connections/tests/contract.ts'
import type { TestedPerson } from '#shared/connections/tests/result.ts'
import type { TestRemark } from '#shared/connections/tests/values.ts'
import * as words from '#words/connection-tests.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { formatDay, formatExactTime } from '#web/lib/format/format-time.ts'

import { AnswerFacts } from './answer-facts.tsx'
import { AttributeList, type MappingForm } from './attribute-list.tsx'
import { SignatureList } from './signature-list.tsx'
import { TestFailures } from './test-failures.tsx'
import styles from './test-result.module.css'

type TestResultProps = { test: ConnectionTest; result: ShownResult; form: MappingForm | undefined }

export function TestResult({ test, result, form }: TestResultProps) {
  const { refusals, remarks, answer, person, isVerified } = result
  const hasPassed = test.state === 'passed'

  return (
    <div className={styles.result}>
      <p className={styles.verdict}>
        {!hasPassed
          ? words.verdict.failed
          : remarks.length > 0
            ? words.verdict.remarked
            : words.verdict.passed}
      </p>
      {refusals.length > 0 && <TestFailures test={test} refusals={refusals} />}
      {remarks.length > 0 && (
        <Part title={words.remarks.title}>
          <ul className={styles.remarks}>
            {remarks.map(({ code, detail }) => (
              <li key={code}>{remarkText(code, detail ?? '')}</li>
            ))}
          </ul>
        </Part>
      )}
      {!answer && <p>{words.unreadable}</p>}
      {answer && !isVerified && <Banner tone="danger">{words.notVerified}</Banner>}
      {answer && (
        <>
          <Part title={words.person.title}>
            <p>{person ? personText(person) : words.person.none}</p>
          </Part>
          <Part title={words.attributes.title}>
            <AttributeList answer={answer} form={form} />
          </Part>
          <Part title={words.signatures.title}>
            <SignatureList signatures={answer.signatures} />
          </Part>
          <Part title={words.facts.title}>
            <AnswerFacts answer={answer} refusals={refusals} />
          </Part>
        </>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function remarkText(code: TestRemark, detail: string): string {
  switch (code) {
    case 'certificate_expired':
    case 'certificate_ends_soon':
      return words.remarks.of[code](formatDay(new Date(detail)))
    case 'clock_ahead':
    case 'clock_behind':
      return words.remarks.of[code](String(Math.round(Number(detail) / 1000)))
    case 'short_session':
      return words.remarks.of[code](formatExactTime(new Date(detail)))
    case 'address_restricted':
      return words.remarks.of[code](detail)
    case 'signed_by_previous':
    case 'no_first_name':
    case 'no_last_name':
    case 'no_names':
    default:
      return words.remarks.of[code]()
  }
}

function personText({ kind, email, name, currentName }: TestedPerson): string {
  switch (kind) {
    case 'new':
      return words.person.new(name, email)
    case 'existing':
      return currentName === null || currentName === name
        ? words.person.existing(name, email)
        : words.person.renamed(currentName, email, name)
    case 'deactivated':
      return words.person.deactivated(currentName ?? name, email)
    case 'foreign_domain':
    default:
      return words.person.foreign_domain(email)
  }
}
