const DAY_MS = 24 * 3_600_000

/** How many days before the end of a certificate people are told of it, each time once; 0 once it has ended. */
export const WARNING_DAYS = [60, 30, 14, 7, 1, 0] as const

/** How long before its end a certificate is shown as one to renew. */
export const RENEW_BEFORE_MS = WARNING_DAYS[0] * DAY_MS

/** Null while there is nothing to renew. A page that asks as of now is not open for days. */
export function certificateEnd(
  certExpiresAt: string | null,
  now = new Date(),
): { isOver: boolean; days: number } | null {
  if (!certExpiresAt) return null
  const leftMs = new Date(certExpiresAt).getTime() - now.getTime()
  if (leftMs > RENEW_BEFORE_MS) return null
  return { isOver: leftMs < 0, days: Math.max(0, Math.floor(leftMs / DAY_MS)) }
}

/** The newest warning that is due: one that was missed is not given later. Null while none is. */
export function dueWarning(endsAt: Date, now: Date): number | null {
  const leftMs = endsAt.getTime() - now.getTime()
  const due = WARNING_DAYS.filter((days) => (days === 0 ? leftMs < 0 : leftMs <= days * DAY_MS))
  return due.at(-1) ?? null
}
