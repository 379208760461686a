import * as words from '#words/mailboxes.ts'

import type { MailDoor } from '#server/channels/mail/mailboxes/mail-server.ts'
import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'
import { shorten } from './problem-of-imap.ts'

/** Undefined for an error that does not come of signing in. */
export function problemOfSignIn(error: unknown, door: MailDoor): MailboxProblem | undefined {
  const said = refusalOf(error)
  if (said === undefined) return undefined
  return new MailboxProblem('sign-in', explain(said, door), { cause: error })
}

/** Returns what the server said, and undefined for anything but a refusal. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const response = 'response' in error && typeof error.response === 'string' ? error.response : ''
  if ('authenticationFailed' in error && error.authenticationFailed === true)
    return response || error.message
  return error.message === 'Unsupported authentication mechanism' ? '' : undefined
}

function explain(said: string, { provider, credentials }: MailDoor): string {
  const isPassword = 'password' in credentials
  if (isPassword) {
    return provider === 'microsoft' ? words.microsoftPassword : words.passwordRefused(shorten(said))
  }
  if (said === '') return words.noTokens
  if (provider === 'microsoft') return words.microsoftRefused
  return provider === 'google' ? words.googleRefused : words.tokenRefused(shorten(said))
}
