import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'
import { keysOf } from '#shared/basic/keys-of.ts'
import type { TestedAnswer } from '#shared/connections/tests/result.ts'
import * as words from '#words/connection-tests.ts'
import { OctagonMark } from '#web/ui/display/marks.tsx'
import { formatExactTime } from '#web/lib/format/format-time.ts'

import styles from './signature-list.module.css'

/** Values that are compared with the expected ones, and the refusal when they differ. */
const COMPARED = {
  issuer: 'wrong_issuer',
  audience: 'wrong_audience',
  recipient: 'wrong_recipient',
  destination: 'wrong_destination',
} as const satisfies Record<string, SignInRefusal>
/** Less than this is the way from the provider to here. */
const SAME_CLOCK_MS = 2_000

type AnswerFactsProps = { answer: TestedAnswer; refusals: { reason: SignInRefusal }[] }

/** Issuer, addressee and time of the answer. */
export function AnswerFacts({ answer, refusals }: AnswerFactsProps) {
  const { nameId, issuedAt, notBefore, notOnOrAfter, sessionEndsAt, clockDifferenceMs } = answer

  // An answer of OpenID Connect is addressed by its audience alone.
  const compared = keysOf(COMPARED).filter((name) => answer[name].expected !== '')

  return (
    <dl className={styles.facts}>
      {compared.map((name) => (
        <Compared
          key={name}
          label={words.facts[name]}
          isWrong={refusals.some(({ reason }) => reason === COMPARED[name])}
          {...answer[name]}
        />
      ))}
      <dt>{words.facts.nameId}</dt>
      <dd>{nameId?.value ?? words.facts.none}</dd>
      <dt>{words.facts.format}</dt>
      <dd>{nameId?.format ?? words.facts.noFormat}</dd>
      <dt>{words.facts.issuedAt}</dt>
      <dd>{timeText(issuedAt)}</dd>
      <dt>{words.facts.clock}</dt>
      <dd>{clockText(clockDifferenceMs)}</dd>
      <dt>{words.facts.valid}</dt>
      <dd>
        {notBefore
          ? words.facts.validFromTo(timeText(notBefore), timeText(notOnOrAfter))
          : words.facts.validUntil(timeText(notOnOrAfter))}
      </dd>
      <dt>{words.facts.encryption}</dt>
      <dd>{answer.wasEncrypted ? words.facts.encrypted : words.facts.notEncrypted}</dd>
      <dt>{words.facts.session}</dt>
      <dd>{sessionEndsAt ? timeText(sessionEndsAt) : words.facts.noSession}</dd>
    </dl>
  )
}

function Compared({
  label,
  isWrong,
  expected,
  received,
}: {
  label: string
  isWrong: boolean
  expected: string
  received: string | null
}) {
  return (
    <>
      <dt>{label}</dt>
      <dd className={styles.compared}>
        <span>{received ?? words.facts.none}</span>
        {isWrong && (
          <span className={styles.wrong}>
            <OctagonMark />
            {words.facts.expected(expected)}
          </span>
        )}
      </dd>
    </>
  )
}

function timeText(at: string | null): string {
  return at ? formatExactTime(new Date(at)) : words.facts.none
}

export function clockText(differenceMs: number | null): string {
  if (differenceMs === null) return words.facts.none
  if (Math.abs(differenceMs) <= SAME_CLOCK_MS) return words.facts.clockSame
  const seconds = String(Math.round(Math.abs(differenceMs) / 1000))
  return differenceMs > 0 ? words.facts.clockAhead(seconds) : words.facts.clockBehind(seconds)
}
