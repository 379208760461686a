/** Lists that the queue shows at one press. Each has a live count. */
export const DESK_VIEWS = [
  'mine',
  'unassigned',
  'open',
  'pending',
  'snoozed',
  'closed',
  'all',
] as const
export type DeskView = (typeof DESK_VIEWS)[number]

/** `due`: what has to be answered or solved next comes first. */
export const DESK_SORTS = ['due', 'updatedAt', 'createdAt', 'priority'] as const
export type DeskSort = (typeof DESK_SORTS)[number]

/** Which promise ends next: that of the first answer until there is one. */
export const DUE_CLOCKS = ['response', 'resolution'] as const
export type DueClock = (typeof DUE_CLOCKS)[number]

/** How a ticket stands against its next promise. `near`: less than a fifth of the time is left. */
export const DUE_STATES = ['breached', 'near', 'on_track'] as const
export type DueState = (typeof DUE_STATES)[number]

/** How long ago a ticket was raised, in whole days of 24 hours. */
export const DESK_AGES = ['under_1d', '1d_7d', '7d_30d', 'over_7d', 'over_30d'] as const
export type DeskAge = (typeof DESK_AGES)[number]

/** From how many days on, and before how many. */
export const AGE_DAYS: Record<DeskAge, { from: number; before: number | null }> = {
  under_1d: { from: 0, before: 1 },
  '1d_7d': { from: 1, before: 7 },
  '7d_30d': { from: 7, before: 30 },
  over_7d: { from: 7, before: null },
  over_30d: { from: 30, before: null },
}

/** Next page of an agent when a ticket is closed: the next one of the view, nowhere, or back to the queue. */
export const AFTER_CLOSE = ['next', 'stay', 'list'] as const
export type AfterClose = (typeof AFTER_CLOSE)[number]

/** A reply goes to the customer. A note stays among the staff. */
export const ANSWER_KINDS = ['reply', 'note'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** Statuses that a ticket may get with a reply. Closing has a call of its own. */
export const OPEN_STATUSES = ['Open', 'Pending'] as const
export type OpenStatus = (typeof OPEN_STATUSES)[number]

/** Those statuses as they are chosen with a reply. `Waiting` is Pending, with `waits`. */
export const REPLY_STATUSES = ['Pending', 'Waiting', 'Open'] as const
export type ReplyStatus = (typeof REPLY_STATUSES)[number]

type Waits = { status?: OpenStatus | undefined; waits?: true | undefined }

export function toWaits(status: ReplyStatus): Waits {
  return status === 'Waiting' ? { status: 'Pending', waits: true } : { status }
}

export function toReplyStatus({ status, waits }: Waits): ReplyStatus | undefined {
  return status !== 'Open' && waits ? 'Waiting' : status
}
