/** How a ticket belongs to another one: like it, the same again, or because of it. */
export const LINK_KINDS = ['related', 'duplicate', 'caused_by'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/** A link as the other ticket has it. */
export const LINK_WAYS = ['related', 'duplicate', 'duplicated_by', 'caused_by', 'causes'] as const
export type LinkWay = (typeof LINK_WAYS)[number]

/** How the other ticket has a link. */
export const OTHER_WAY: Record<LinkKind, LinkWay> = {
  related: 'related',
  duplicate: 'duplicated_by',
  caused_by: 'causes',
}

/** Longest delay: a ticket that is put off for longer is forgotten. */
export const MAX_SNOOZE_DAYS = 366

export const MAX_BRIEF_NOTE = 2_000
export const MAX_CONTRACT_NAME = 100
export const MAX_CONTRACT_COVERS = 1_000
