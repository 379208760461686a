import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Mailer } from '#server/platform/mail-transport/create-mailer.ts'
import { openSettings } from '#server/channels/mail/boxes/mailbox-settings.ts'
import { findSender } from './sender-queries.ts'

/** For the token that signs in. */
const TIMEOUT_MS = 30_000

/**
 * Returns what sends by the mailbox that is chosen for it, and undefined where none is. Each mail asks for the
 * token again, because it lasts an hour.
 */
async function openSendingMailbox(
  deps: Pick<Deps, 'cookieSecret' | 'db' | 'mailAccess'>,
): Promise<Mailer | undefined> {
  const row = await asWorker(deps.db, findSender)
  if (!row) return undefined
  const from = { name: row.name, address: row.address }
  return {
    from,
    async send(mail) {
      const settings = openSettings(row, deps.cookieSecret)
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const door = await deps.mailAccess.findSendingDoor(settings, signal)
      return deps.mailAccess.openMailer(door, from).send(mail)
    },
  }
}

/** What mail is sent by: the mailbox that is chosen for it, or the mail server of the variables. Undefined where nothing is set up. */
export async function openSender(
  deps: Pick<Deps, 'cookieSecret' | 'db' | 'mail' | 'mailAccess'>,
): Promise<Mailer | undefined> {
  return (await openSendingMailbox(deps)) ?? deps.mail
}
