import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Mailer } from '#server/platform/mail-transport/create-mailer.ts'
import { openSettings } from '#server/channels/mail/mailboxes/mailbox-settings.ts'
import { findSender, listMailboxes } from './sender-queries.ts'

/** For the token that signs in. */
const TIMEOUT_MS = 30_000

type SenderDeps = Pick<Deps, 'keys' | 'db' | 'mail' | 'mailAccess'>
type MailboxRow = NonNullable<Awaited<ReturnType<typeof findSender>>>

/** Returns what sends by a mailbox. Each mail asks for the token again, because it lasts an hour. */
function senderOf({ keys, mailAccess }: SenderDeps, row: MailboxRow): Mailer {
  const from = { name: row.name, address: row.address }
  return {
    from,
    async send(mail) {
      const settings = openSettings(row, keys)
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const door = await mailAccess.findSendingDoor(settings, signal)
      return mailAccess.openMailer(door, from).send(mail)
    },
  }
}

/**
 * Opens the sender of mail: the mailbox that is chosen for it, or the mail server of the variables.
 * Undefined when none is set up.
 */
export async function openSender(deps: SenderDeps): Promise<Mailer | undefined> {
  const row = await asWorker(deps.db, findSender)
  return row ? senderOf(deps, row) : deps.mail
}

/** All that mail could be sent by, the usual first, then the mail server of the variables and other mailboxes. */
export async function listSenders(deps: SenderDeps): Promise<Mailer[]> {
  const rows = await asWorker(deps.db, listMailboxes)
  const [chosen, others] = [rows.filter((row) => row.isSender), rows.filter((row) => !row.isSender)]
  const servers = deps.mail ? [deps.mail] : []
  return [
    ...chosen.map((row) => senderOf(deps, row)),
    ...servers,
    ...others.map((row) => senderOf(deps, row)),
  ]
}
