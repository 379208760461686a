import type { Deps } from '#server/deps.ts'
import { openSendingMailbox } from '#server/channels/mail/boxes/smtp/open-sending-mailbox.ts'
import type { Mailer } from '#server/platform/mail-transport/create-mailer.ts'

/** What mail is sent by: the mailbox that is chosen for it, or the mail server of the variables. Undefined where nothing is set up. */
export async function openSender(
  deps: Pick<Deps, 'cookieSecret' | 'db' | 'mail' | 'mailAccess'>,
): Promise<Mailer | undefined> {
  return (await openSendingMailbox(deps)) ?? deps.mail
}
