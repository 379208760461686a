import type { FetchProblem } from '#shared/basic/fetch-problems.ts'

export const MAX_CONTRACT_NAME = 100
export const MAX_CONTRACT_TEXT = 5_000
export const MAX_HOLIDAYS = 1_000
export const MAX_CATEGORY_TARGETS = 50
export const MAX_ESCALATIONS = 10
/** A year of days and nights, in minutes. */
export const MAX_TARGET_MINUTES = 366 * 24 * 60
/** Days of past tickets that a try-out counts again. */
export const TRY_OUT_DAYS = 365
/** Tickets whose verdict would change that a try-out lists. */
export const MAX_TRIED_TICKETS = 1_000
/** Days for which the list of maintenance windows shows those that have ended. */
export const MAINTENANCE_LISTED_DAYS = 90
/** Limit of an iCalendar file as text: a country's holidays of ten years are a tenth of it. */
export const MAX_CALENDAR_LENGTH = 700_000

/** Why an iCalendar file could not be read. Some have a detail, such as the status of an answer. */
export type CalendarProblem = FetchProblem | 'not_calendar' | 'too_complex'
