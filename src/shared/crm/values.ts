/** `paused` keeps what is to be sent, and sends and reads nothing. */
export const CRM_STATES = ['off', 'on', 'paused'] as const
export type CrmState = (typeof CRM_STATES)[number]

/**
 * Which notes of the CRM's agents customers see. `marked` are those whose first line is the marker
 * alone.
 */
export const NOTE_RULES = ['never', 'marked', 'all'] as const
export type NoteRule = (typeof NOTE_RULES)[number]

/** Kinds of CRM values that are mapped to ours. */
export const MAPPING_KINDS = ['stage', 'priority', 'category', 'resolution'] as const
export type MappingKind = (typeof MAPPING_KINDS)[number]

/** Actions for a ticket, in the order in which they came about. */
export const CRM_ACTION_KINDS = [
  'create_ticket',
  'add_comment',
  'update_ticket',
  'link_company',
] as const
export type CrmActionKind = (typeof CRM_ACTION_KINDS)[number]

/**
 * `sending` is committed before the call: an action that is found in it later has an unknown outcome
 * and is looked up before it is sent again. `refused` waits for an administrator.
 */
export const CRM_ACTION_STATES = ['waiting', 'sending', 'refused', 'done', 'dismissed'] as const
export type CrmActionState = (typeof CRM_ACTION_STATES)[number]

/** Reasons why a ticket of the CRM has no requester here. */
export const UNPLACED_REASONS = [
  'no_company',
  'unknown_company',
  'no_requester',
  'unknown_requester',
] as const
export type UnplacedReason = (typeof UNPLACED_REASONS)[number]

export const BACKFILL_STATES = ['running', 'paused', 'done', 'stopped'] as const
export type BackfillState = (typeof BACKFILL_STATES)[number]

export const BACKFILL_STEPS = ['start', 'pause', 'resume', 'stop'] as const
export type BackfillStep = (typeof BACKFILL_STEPS)[number]

/** Decisions about open tickets when the connection is switched on: sent as well, or left at the desk. */
export const EXISTING_TICKETS = ['stay', 'push'] as const
export type ExistingTickets = (typeof EXISTING_TICKETS)[number]

export const MAX_SECRET_LENGTH = 500
export const MAX_MARKER_LENGTH = 40
export const MAX_COMPANY_ID_LENGTH = 60
export const MAX_VALUE_LENGTH = 200
export const MAX_MAPPINGS = 1_000
