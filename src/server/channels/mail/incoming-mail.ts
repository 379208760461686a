/** Why not all of a mail is there, so that it is held: it is too long, the mailbox has something in its place, or does not give it. */
export type CutMail = 'too_large' | 'substitute' | 'unreadable'

/** A mail as it came in. Its bytes are in the file store. */
export type IncomingMail = {
  mailboxId: string
  /** Where it is in a mailbox that is read; null for one that a provider posted. */
  uidValidity: number | null
  uid: number | null
  receivedAt: Date
  /** Of what is stored, where less than the mail is there, too. */
  sizeBytes: number
  rawKey: string
  /** The block of headers, without the blank line after it. */
  head: Buffer
  /** The beginning of what follows it. */
  start: Buffer
  cut: CutMail | null
}
