import type { Readable } from 'node:stream'

/** A mail that is in a mailbox, before it is read. */
export type StoredMail = {
  uid: number
  sizeBytes: number
  /** Null where the server does not say it. */
  receivedAt: Date | null
}

/**
 * The inbox of a mailbox, open for reading alone: nothing in it is changed, and whether a person has read a
 * mail there says nothing here. Everything throws nothing but MailboxProblem.
 */
export type MailStore = {
  /** Ids of mails mean what they meant for as long as this stays the same. */
  uidValidity: number
  /** No mail that is there has this id or a higher one. */
  uidNext: number
  /** Returns the mails with a higher id, those that came first at the beginning. */
  listAfter(uid: number): Promise<StoredMail[]>
  /** Returns the id of the first mail since that day, or undefined where there is none. */
  findFirstSince(day: Date): Promise<number | undefined>
  /** Undefined when the mail is gone. */
  download(uid: number, limit: { maxBytes: number }): Promise<Readable | undefined>
  /** Waits until something may have come, for this long at most. */
  waitForNews(wait: { ms: number; signal: AbortSignal }): Promise<void>
  close(): Promise<void>
}
