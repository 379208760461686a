import type { StopReason } from '#shared/desk/answers/parts.ts'
import type { DueClock } from '#shared/desk/values.ts'
import type { FailureKind } from '#shared/health/values.ts'

/**
 * Kinds of notices to staff. `answer_held`: their answer by mail is held. `customer_replied`: to a
 * ticket of theirs. `door_opened`, `door_closed`: a customer's emergency door. `external_ended`:
 * external people whose domain has become another customer's. `failure`: the installation cannot do its work. These are
 * for administrators. `mail_bounced`: a mail about the ticket did not arrive. `near_due`: a promise ends soon.
 * `reply_dropped`: a reply was not sent. `woken`: a snoozed ticket is back.
 */
export const NOTICE_KINDS = [
  'answer_held',
  'assigned',
  'customer_replied',
  'door_closed',
  'door_opened',
  'external_ended',
  'failure',
  'mail_bounced',
  'mentioned',
  'near_due',
  'reply_dropped',
  'woken',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export type NoticeData = {
  /** The note that mentions, or the comment that came. */
  commentId?: string
  /** A person from outside of the company wrote it. */
  isExternal?: true
  /** Which promise is near, and when it ends. */
  clock?: DueClock
  dueAt?: string
  /** The share of the target that has passed, of an escalation. */
  percent?: number
  /** The contract names its recipient. */
  isNamed?: true
  failure?: { kind: FailureKind; subjectId: string; name: string | null; step: number | null }
  /** External people whose domain has become another customer's. */
  addresses?: string[]
  /** When the emergency door closes, or has closed. */
  closesAt?: string
  /** Why a reply was not sent. */
  reason?: StopReason
  /** The act that assigned many tickets in one go, and their number by now. The notice's own is the first. */
  act?: string
  tickets?: number
}
