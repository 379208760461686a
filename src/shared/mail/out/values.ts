import { z } from 'zod'

export const SENT_MAIL_STATES = ['waiting', 'sent', 'failed', 'dismissed'] as const
export const SentMailState = z.enum(SENT_MAIL_STATES)
export type SentMailState = z.infer<typeof SentMailState>

/** Outcome of an attempt. Unknown: while it is under way, or when the connection was lost after the mail. */
export const ATTEMPT_OUTCOMES = ['unknown', 'sent', 'temporary', 'permanent', 'stopped'] as const
export const AttemptOutcome = z.enum(ATTEMPT_OUTCOMES)
export type AttemptOutcome = z.infer<typeof AttemptOutcome>

/** A person's choice of mail: everything, only their own, one mail a day, or nothing. */
export const MAIL_CHOICES = ['all', 'mine', 'digest', 'none'] as const
export const MailChoice = z.enum(MAIL_CHOICES)
export type MailChoice = z.infer<typeof MailChoice>

/**
 * How a reply reaches the requester of a ticket beside the portal. `bounced`: mail to them comes back.
 * `stopped`: it waits until an
 * administrator has looked. `portal`: no mail goes out.
 */
export const MAIL_REACHES = ['mail', 'digest', 'unwanted', 'bounced', 'stopped', 'portal'] as const
export type MailReach = (typeof MAIL_REACHES)[number]

/**
 * Why a mail is sent: an answer of an agent, the end of a ticket or its arrival to its requester; to staff what a
 * customer raised or wrote, and what a notice tells them; and the mail of a day.
 */
export const SENT_MAIL_KINDS = [
  'answer',
  'closed',
  'raised',
  'acknowledged',
  'written',
  'notice',
  'digest',
] as const
export const SentMailKind = z.enum(SENT_MAIL_KINDS)
export type SentMailKind = z.infer<typeof SentMailKind>

/** Why a mail was not sent after all. */
export const OVER_REASONS = ['reader_gone', 'unwanted', 'nothing_left', 'dismissed'] as const
export const OverReason = z.enum(OVER_REASONS)
export type OverReason = z.infer<typeof OverReason>
