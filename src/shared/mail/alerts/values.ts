import type { HoldReason } from '#shared/mail/held/values.ts'
import type { Priority } from '#shared/tickets/values.ts'

/** Meanings of a state of an alert: its urgency, its recovery, or nothing that a ticket needs. */
export const ALERT_MEANINGS = ['High', 'Medium', 'Low', 'recovery', 'none'] as const
export type AlertMeaning = (typeof ALERT_MEANINGS)[number]

/** The words of each meaning, as the tool writes them. */
export const STATE_FIELDS = [
  'highStates',
  'mediumStates',
  'lowStates',
  'recoveryStates',
  'otherStates',
] as const
export type StateField = (typeof STATE_FIELDS)[number]

/** Outcomes of an alert. `hold` comes with its reason. */
export const ALERT_OUTCOMES = ['raise', 'follow_up', 'join', 'close', 'keep', 'hold'] as const
export type AlertOutcome = (typeof ALERT_OUTCOMES)[number]

/** Why an alert is held, of the reasons that any mail may be held for. */
export const ALERT_HOLDS = [
  'unauthenticated',
  'inactive_customer',
  'alert_requester',
  'alert_unread',
  'too_many_alerts',
] as const satisfies readonly HoldReason[]
export type AlertHold = (typeof ALERT_HOLDS)[number]

export const MAX_ALERT_RULES = 100
export const MAX_ALERT_NAME_LENGTH = 80
export const MAX_ALERT_SENDER_LENGTH = 320
export const MAX_ALERT_PATTERN_LENGTH = 300
export const MAX_ALERT_PATTERNS = 12
export const MAX_ALERT_STATES = 20
export const MAX_ALERT_STATE_LENGTH = 40
/** Longest name of a host or a service; a longer one is cut. */
export const MAX_ALERT_PART_LENGTH = 200
export const MAX_TRIED_SUBJECT_LENGTH = 500
export const MAX_TRIED_BODY_LENGTH = 20_000

const RANKS: Record<AlertMeaning, number> = { none: 0, recovery: 0, Low: 1, Medium: 2, High: 3 }

/** Which priority a problem has; null for what is none. */
export function priorityOf(meaning: AlertMeaning): Priority | null {
  return meaning === 'none' || meaning === 'recovery' ? null : meaning
}

/** Returns whether one is worse than the other. */
export function isWorse(one: AlertMeaning, other: AlertMeaning): boolean {
  return RANKS[one] > RANKS[other]
}

/** Name of an alert: its host, its service, or both. */
export function alertName({ host, service }: { host: string | null; service: string | null }) {
  return [host, service].filter(Boolean).join(' / ')
}
