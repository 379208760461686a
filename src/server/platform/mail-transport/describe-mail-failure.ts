import { JOB_FAILURES } from '#server/platform/jobs/job-failure-words.ts'
import { UnknownOutcome } from './create-mailer.ts'

const { jobFailures: failures, withAnswer } = JOB_FAILURES

const BY_CODE = new Map<string, string>(
  Object.entries({
    ECONNECTION: failures.mailServerAway,
    ECONNREFUSED: failures.mailServerAway,
    EDNS: failures.mailServerUnknown,
    ESOCKET: failures.mailBrokeOff,
    ETIMEDOUT: failures.mailTooLate,
    EABORT: failures.mailTooLate,
    ETLS: failures.mailEncryption,
    EAUTH: failures.mailLogin,
    EENVELOPE: failures.mailEnvelope,
    EMESSAGE: failures.mailRefused,
  }),
)

/** Says why a mail was not sent without what the server wrote, which has addresses in it. */
export function describeMailFailure(error: unknown): string {
  if (error instanceof UnknownOutcome) {
    const words = describeMailFailure(error.cause)
    return words === failures.mailServerAway ? failures.mailBrokeOff : words
  }
  if (!(error instanceof Error)) return failures.mailNotSent
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const failure = BY_CODE.get(code) ?? failures.mailNotSent
  const isAnswered = 'responseCode' in error && typeof error.responseCode === 'number'
  return isAnswered ? withAnswer(failure, String(error.responseCode)) : failure
}
