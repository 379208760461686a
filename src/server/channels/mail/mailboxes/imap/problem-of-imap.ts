import * as words from '#words/mailboxes.ts'

import { factsOf } from '#server/platform/error-facts.ts'
import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'
import type { MailServer } from '#server/channels/mail/mailboxes/mail-server.ts'

const NO_NAME = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME'])
const NO_ANSWER = new Set([
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNECTION',
])
const CERTIFICATE = /^(?:CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/
/** The other side does not speak TLS, or only TLS. */
const NO_TLS = /^(?:EPROTO|ERR_SSL_|UPGRADE_TIMEOUT|ClosedAfterConnectTLS)/
const LONGEST_WORDS = 300

/** Explains an error of the network to the person who entered the settings of a server. */
export function problemOfNetwork(error: unknown, { host, port }: MailServer): MailboxProblem {
  if (error instanceof MailboxProblem) return error
  const { code = '', message } = factsOf(error)
  const cause = { cause: error }
  if (NO_NAME.has(code)) return new MailboxProblem('name', words.nameUnknown(host), cause)
  if (code === 'ECONNREFUSED')
    return new MailboxProblem('connect', words.refused(host, port), cause)
  if (NO_ANSWER.has(code)) return new MailboxProblem('connect', words.noAnswer(host, port), cause)
  if (CERTIFICATE.test(code))
    return new MailboxProblem('encrypt', words.wrongCertificate(host, code), cause)
  if (message.includes('does not support STARTTLS'))
    return new MailboxProblem('encrypt', words.noStartTls, cause)
  if (NO_TLS.test(code) || /wrong version number/i.test(message))
    return new MailboxProblem('encrypt', words.notEncrypted, cause)
  return new MailboxProblem('lost', words.lostBecause(shorten(message || code)), cause)
}

/** The words of a foreign server: on one line, and not too many of them. */
export function shorten(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_WORDS)
}
