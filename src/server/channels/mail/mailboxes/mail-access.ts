import type { Mailer } from '#server/platform/mail-transport/create-mailer.ts'
import type { MailDoor } from './mail-server.ts'
import type { MailStore } from './mail-store.ts'
import type { MailboxSettings } from './mailbox-settings.ts'

/** The way to mailboxes for everything that works with them. What opens a mailbox throws nothing but MailboxProblem. */
export type MailAccess = {
  /** Signs in and opens the inbox. */
  open: (settings: MailboxSettings, signal: AbortSignal) => Promise<MailStore>
  /** Reads a short text of an address that was checked, such as that of a certificate. */
  fetchText: (url: URL) => Promise<string>
  /** Returns the server that takes mail of this mailbox, with what signs in there. */
  findSendingDoor: (settings: MailboxSettings, signal: AbortSignal) => Promise<MailDoor>
  /** Returns what sends through such a door, over connections that stay open. */
  openMailer: (door: MailDoor, from: Mailer['from']) => Mailer
  /** Closes the connections that stay open. */
  close: () => void
}
