/** Why not all of a mail is there, so that it is held: it is too long, the mailbox has something in its place, or does not give it. */
export type CutMail = 'too_large' | 'substitute' | 'unreadable'

/** A mail as it came in. Its bytes are in the file store. */
export type IncomingMail = {
  mailboxId: string
  /** Position in a mailbox that is read; null for a mail that a provider posted. */
  uidValidity: number | null
  uid: number | null
  receivedAt: Date
  /** Size of the stored part, when that is less than the mail. */
  sizeBytes: number
  rawKey: string
  /** The block of headers, without the blank line after it. */
  head: Buffer
  /** The beginning of what follows it. */
  start: Buffer
  cut: CutMail | null
}
