/** A requester's verdict on how their ticket was handled. */
export const RATING_SCORES = ['good', 'bad'] as const
export type RatingScore = (typeof RATING_SCORES)[number]

/** How long a closing can be rated, and its rating be changed. */
export const RATING_DAYS = 7
export const MAX_RATING_COMMENT_LENGTH = 1_000

const DAY_MS = 86_400_000

type Closing = {
  /** Null while the ticket is open. */
  closedAt: Date | null
  /** It goes on within another one, which is rated in its place. */
  isMerged: boolean
}

/** Returns until when a ticket's last closing can be rated; null when it can't. */
export function rateableUntil(
  { closedAt, isMerged }: Closing,
  { isAsked, now }: { isAsked: boolean; now: Date },
): Date | null {
  if (!isAsked || isMerged || closedAt === null) return null
  const until = ratingEndsAt(closedAt)
  return now < until ? until : null
}

export function ratingEndsAt(closedAt: Date): Date {
  return new Date(closedAt.getTime() + RATING_DAYS * DAY_MS)
}
