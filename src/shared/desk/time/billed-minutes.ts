export type BillingRules = { minimumMinutes: number; roundingMinutes: number }

/** A customer without rules is billed what was worked. */
export const BY_THE_MINUTE: BillingRules = { minimumMinutes: 0, roundingMinutes: 1 }

/**
 * Returns what an entry counts on the invoice: at least the minimum, rounded up. Nothing for work that
 * took no time or is not billable.
 */
export function billedMinutes(
  { minutes, isBillable }: { minutes: number; isBillable: boolean },
  { minimumMinutes, roundingMinutes }: BillingRules,
): number {
  if (minutes === 0 || !isBillable) return 0
  return Math.ceil(Math.max(minutes, minimumMinutes) / roundingMinutes) * roundingMinutes
}
