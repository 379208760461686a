/** A working day and a night: more than this in one entry is a slip of the hand. */
export const MAX_MINUTES = 24 * 60
export const MAX_INVOICE_TEXT = 500
export const MAX_MINIMUM_MINUTES = 480

/** Up to the next of these a customer's time is rounded. */
export const ROUNDINGS = [1, 5, 6, 10, 15, 30, 60] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** Entries in one file. Beyond this, a month or a customer is chosen. */
export const MAX_EXPORTED = 50_000

/** Contents of a file: a line for each entry, or sums by customer, month and kind of work. */
export const TIME_FILES = ['entries', 'sums'] as const

/** Sums on the page. The file has all of them. */
export const SUMS_SHOWN = 1_000
