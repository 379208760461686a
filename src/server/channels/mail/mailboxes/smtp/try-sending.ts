import * as words from '#words/mailboxes.ts'

import { problemOfNetwork, shorten } from '#server/channels/mail/mailboxes/imap/problem-of-imap.ts'
import type { MailDoor } from '#server/channels/mail/mailboxes/mail-server.ts'
import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'
import { factsOf } from '#server/platform/error-facts.ts'
import { smtpOptions } from './smtp-options.ts'

const TIMEOUT_MS = 15_000

/**
 * Connects to the server that takes mail, and signs in there. Nothing is sent.
 *
 * @throws MailboxProblem
 */
export async function trySending(door: MailDoor): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    ...smtpOptions(door),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  try {
    await transport.verify()
  } catch (error) {
    throw problemOfSmtp(error, door)
  } finally {
    transport.close()
  }
}

function problemOfSmtp(error: unknown, door: MailDoor): MailboxProblem {
  const { code, message } = factsOf(error)
  const cause = { cause: error }
  if (/5\.7\.139|SmtpClientAuthentication is disabled/i.test(message))
    return new MailboxProblem('sign-in', words.smtpClosed, cause)
  if (/5\.7\.30\b/.test(message))
    return new MailboxProblem('sign-in', words.smtpPasswordEnded, cause)
  if (code === 'EAUTH') {
    const isPassword = 'password' in door.credentials
    const said = shorten(message)
    const explained = isPassword ? words.passwordRefused(said) : words.tokenRefused(said)
    return new MailboxProblem('sign-in', explained, cause)
  }
  const socketCode =
    error instanceof Error && error.cause !== undefined ? factsOf(error.cause).code : undefined
  const told = { code: socketCode ?? code, message }
  return problemOfNetwork(Object.assign(new Error(message, cause), told), door)
}
