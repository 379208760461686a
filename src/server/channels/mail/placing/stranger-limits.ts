const MB = 1024 * 1024

/** As much mail of strangers is kept whole, in bytes. The largest mail fits where there is no other. */
export const STRANGER_LIMITS = {
  sender: 50 * MB,
  domain: 100 * MB,
  mailbox: 250 * MB,
  day: 200 * MB,
  all: 500 * MB,
} as const
/** And so many mails, or to add them up would take long. */
export const MOST_OF_STRANGERS = 5_000

/** What is kept now, of the sender of a mail, of their domain, in its mailbox, of the last 24 hours, and in all. */
export type KeptOfStrangers = Record<keyof typeof STRANGER_LIMITS, number> & { mails: number }

/** Returns whether a mail of so many bytes can be kept as well. */
export function fitsLimits(kept: KeptOfStrangers, sizeBytes: number): boolean {
  const scopes = ['sender', 'domain', 'mailbox', 'day', 'all'] as const
  return (
    kept.mails < MOST_OF_STRANGERS &&
    scopes.every((scope) => kept[scope] + sizeBytes <= STRANGER_LIMITS[scope])
  )
}
