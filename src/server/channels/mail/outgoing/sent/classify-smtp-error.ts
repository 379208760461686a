import type { AttemptOutcome } from '#shared/mail/out/values.ts'

import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'
import { UnknownOutcome } from '#server/platform/mail-transport/create-mailer.ts'
import { describeMailFailure } from '#server/platform/mail-transport/describe-mail-failure.ts'

export type Verdict = {
  outcome: Exclude<AttemptOutcome, 'sent'>
  /** Such as `550 5.1.1`. */
  code: string | null
  /** The mail server's own, or ours where it said none. */
  words: string
  /** The mail server says that there is no such address. */
  isAddressGone: boolean
  /** The mail is refused by a rule of the server, for itself or because of who sends it: others will tell. */
  isRefusedByRule: boolean
}

const LOGIN_CODES = new Set([530, 534, 535, 538])
/** Say that the sender is not signed in, or not allowed to send under this name, in any step. */
const OF_SENDER = /^5\.7\.(?:8|9|11|30|57|60|139|5\d\d|7\d\d)$/

/**
 * Classifies a failed attempt: retried, given up, or nothing sent at all until an administrator has
 * looked, because the mail server refuses the installation itself.
 */
export function classifySmtpError(error: unknown): Verdict {
  if (error instanceof MailboxProblem) return judgeProblem(error)
  const { code, responseCode, response, command } = factsOf(error)
  const words = response ?? describeMailFailure(error)
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response ?? '')?.[1]
  const said =
    responseCode === undefined ? null : [responseCode, enhanced].filter(Boolean).join(' ')
  const verdict = { code: said, words, isAddressGone: false, isRefusedByRule: false }
  if (responseCode !== undefined && responseCode < 500) return { ...verdict, outcome: 'temporary' }
  if (code === 'EAUTH' || LOGIN_CODES.has(responseCode ?? 0) || OF_SENDER.test(enhanced ?? ''))
    return { ...verdict, outcome: 'stopped' }
  if (enhanced?.startsWith('5.7.')) {
    const isOfMail = command === 'RCPT TO' || command === 'DATA'
    return { ...verdict, outcome: isOfMail ? 'temporary' : 'stopped', isRefusedByRule: isOfMail }
  }
  if (responseCode !== undefined) {
    const isAddressGone =
      command === 'RCPT TO' && (enhanced ? enhanced.startsWith('5.1.') : responseCode === 550)
    return { ...verdict, outcome: 'permanent', isAddressGone }
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { ...verdict, outcome: 'permanent' }
  return { ...verdict, outcome: error instanceof UnknownOutcome ? 'unknown' : 'temporary' }
}

/** Classifies a problem of opening the sending mailbox. The mail server was not told of a mail yet. */
function judgeProblem({ step, message: words }: MailboxProblem): Verdict {
  const isOurs = step === 'sign-in' || step === 'settings'
  const outcome = isOurs ? 'stopped' : 'temporary'
  return { outcome, code: null, words, isAddressGone: false, isRefusedByRule: false }
}

function factsOf(error: unknown) {
  const facts: Record<string, unknown> = Object.fromEntries(
    error instanceof Error ? Object.entries(error) : [],
  )
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const name = error instanceof Error ? error.name : ''
  return {
    code: text(facts['code']) ?? name,
    responseCode: typeof facts['responseCode'] === 'number' ? facts['responseCode'] : undefined,
    response: text(facts['response']),
    command: text(facts['command']),
  }
}

const FIRST_PAUSE_MS = 5 * 60_000
const LONGEST_PAUSE_MS = 6 * 3_600_000
/** As long as mail servers try (RFC 5321, 4.5.4.1). */
const GIVEN_UP_AFTER_MS = 4 * 24 * 3_600_000

/** When a mail is tried again after so many attempts; undefined when it is given up. */
export function nextTryAt(
  attempts: number,
  { createdAt, now }: { createdAt: Date; now: Date },
): Date | undefined {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
  const at = new Date(now.getTime() + pauseMs)
  return at.getTime() - createdAt.getTime() > GIVEN_UP_AFTER_MS ? undefined : at
}
