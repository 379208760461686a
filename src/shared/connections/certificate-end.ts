const DAY_MS = 24 * 3_600_000

/** How long before its end a certificate is shown as one to renew. */
export const RENEW_BEFORE_MS = 30 * DAY_MS

/** Null while there is nothing to renew. */
export function certificateEnd(
  certExpiresAt: string | null,
  now: Date,
): { isOver: boolean; days: number } | null {
  if (!certExpiresAt) return null
  const leftMs = new Date(certExpiresAt).getTime() - now.getTime()
  if (leftMs > RENEW_BEFORE_MS) return null
  return { isOver: leftMs < 0, days: Math.max(0, Math.floor(leftMs / DAY_MS)) }
}
