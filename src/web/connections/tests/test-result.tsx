import type { ReactNode } from 'react'

import type { ConnectionTest, ShownResult } from '#shared/connections/tests/contract.ts'
import type { TestedPerson, TestedSignature } from '#shared/connections/tests/result.ts'
import type { TestRemark } from '#shared/connections/tests/values.ts'
import * as words from '#words/connection-tests.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { OctagonMark, TickMark } from '#web/ui/display/marks.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { formatDay, formatExactTime } from '#web/lib/format/format-time.ts'

import { AnswerFacts } from './answer-facts.tsx'
import { AttributeList, type MappingForm } from './attribute-list.tsx'
import { TestFailures } from './test-failures.tsx'
import signatureListStyles from './signature-list.module.css'
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
        <details>
          <summary>{words.details}</summary>
          <div className={styles.details}>
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
          </div>
        </details>
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

/** Signed parts, with their certificates and algorithms. */
function SignatureList({ signatures }: { signatures: TestedSignature[] }) {
  if (signatures.length === 0) return <p>{words.signatures.none}</p>

  return (
    <ul className={signatureListStyles.list}>
      {signatures.map((signature) => (
        <li key={signature.of} className={signatureListStyles.signature}>
          <h4 className={signatureListStyles.title}>
            {words.signatures.of[signature.of]}
            {signature.isConfirmed ? (
              <Badge tone="met" icon={<TickMark />}>
                {words.signatures.confirmed}
              </Badge>
            ) : (
              <Badge tone="breached" icon={<OctagonMark />}>
                {words.signatures.notConfirmed}
              </Badge>
            )}
          </h4>
          <SignatureFacts signature={signature} />
        </li>
      ))}
    </ul>
  )
}

function SignatureFacts({ signature }: { signature: TestedSignature }) {
  const { algorithm, digest, certificate } = signature

  return (
    <dl className={signatureListStyles.facts}>
      <dt>{words.signatures.algorithm}</dt>
      <dd>{shortAlgorithm(algorithm)}</dd>
      <dt>{words.signatures.digest}</dt>
      <dd>{shortAlgorithm(digest)}</dd>
      <dt>{words.signatures.certificate}</dt>
      {certificate ? (
        <>
          <dd>
            {words.signatures.which[certificate.is]}: {certificate.subject}
          </dd>
          <dt>{words.signatures.fingerprint}</dt>
          <dd className={signatureListStyles.mono}>{certificate.fingerprint}</dd>
          <dt>{words.signatures.until}</dt>
          <dd>{formatDay(new Date(certificate.validTo))}</dd>
        </>
      ) : (
        <dd>{words.signatures.noCertificate}</dd>
      )}
    </dl>
  )
}

/** The part of an algorithm's URI that people know it by. */
function shortAlgorithm(uri: string | null): string {
  if (uri === null) return words.facts.none
  const name = uri.slice(uri.lastIndexOf('#') + 1)
  return name === '' ? uri : name
}
