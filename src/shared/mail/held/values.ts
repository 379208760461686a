/** States of a mail that came in. */
export const MAIL_STATES = [
  'waiting',
  'placed',
  'held',
  'automatic',
  'bounce',
  'discarded',
] as const
export type MailState = (typeof MAIL_STATES)[number]

/**
 * Reasons why a mail is held for an agent. `internal_notice`: a person who is not staff answers a
 * mail that only staff get. `perhaps_automatic`: a single weak mark calls the mail of a known
 * person automatic. `external_new`: someone from outside, who takes part in tickets, answers none that is open.
 * `web_form`: a form of our own website sent it for a visitor.
 * `answered_elsewhere`: agents answer in the CRM. `answer_incomplete`: an agent's answer has more
 * than a reply may have, or no text of its own. `alert_unread`: a rule takes mail of this sender
 * and cannot read it. `alert_requester`: the person that its rule names is not active. `failed`: a
 * failure that is not the mail's fault.
 */
export const HOLD_REASONS = [
  'several_senders',
  'too_many',
  'unknown_sender',
  'ambiguous_sender',
  'inactive_sender',
  'inactive_customer',
  'other_customer',
  'not_participant',
  'external_new',
  'internal_notice',
  'several_tickets',
  'unauthenticated',
  'staff_unproven',
  'staff_new',
  'answered_elsewhere',
  'ticket_closed',
  'answer_incomplete',
  'perhaps_automatic',
  'web_form',
  'over_limits',
  'alert_unread',
  'alert_requester',
  'too_many_alerts',
  'broken',
  'too_large',
  'substitute',
  'unreadable',
  'failed',
] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** Lists of incoming mail: those that agents may want to look at. */
export const LISTED_MAILS = ['held', 'automatic', 'bounce', 'discarded'] as const
export type ListedMails = (typeof LISTED_MAILS)[number]

/**
 * Why a ticket is offered for a mail: it answers it, another mail of the same conversation came to it, it names its
 * number, or is its sender's.
 */
export const SUGGESTED_BY = ['answered', 'thread', 'number', 'sender'] as const
export type SuggestedBy = (typeof SUGGESTED_BY)[number]

/** As many are counted; the desk says no more than 99+. */
export const MAX_MAILS_COUNTED = 100
