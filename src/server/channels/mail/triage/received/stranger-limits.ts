const MB = 1024 * 1024

/** Bytes of strangers' mail that are kept whole. The limit of a sender is the size of the largest mail. */
export const STRANGER_LIMITS = {
  sender: 50 * MB,
  domain: 100 * MB,
  mailbox: 250 * MB,
  day: 200 * MB,
  all: 500 * MB,
} as const
/** Keeps adding them up quick. */
const MOST_OF_STRANGERS = 5_000

/** Bytes kept now: of the sender, their domain, the mailbox, the last 24 hours, and all strangers. */
export type KeptOfStrangers = Record<keyof typeof STRANGER_LIMITS, number> & { mails: number }

/** Returns whether another mail of this size can be kept whole. */
export function fitsLimits(kept: KeptOfStrangers, sizeBytes: number): boolean {
  const scopes = ['sender', 'domain', 'mailbox', 'day', 'all'] as const
  return (
    kept.mails < MOST_OF_STRANGERS &&
    scopes.every((scope) => kept[scope] + sizeBytes <= STRANGER_LIMITS[scope])
  )
}
