import type { CrmTicket } from '#server/channels/crm/port.ts'

/**
 * The values of a ticket that either side may change, as the CRM had them when both were in step last
 * (`crm_tickets.seen`). A value that differs there now was changed there; a value that is the same was
 * not, however it reads in our own words.
 */
export type SeenValues = Pick<
  CrmTicket,
  'subject' | 'description' | 'stage' | 'priority' | 'categories' | 'resolution'
>
export type SeenField = keyof SeenValues

export const SEEN_FIELDS: readonly SeenField[] = [
  'subject',
  'description',
  'stage',
  'priority',
  'categories',
  'resolution',
]

export function seenValues({
  subject,
  description,
  stage,
  priority,
  categories,
  resolution,
}: SeenValues): SeenValues {
  return { subject, description, stage, priority, categories, resolution }
}

/** Lists the fields that the CRM has changed since. A value that was never seen counts as changed. */
export function changedFields(seen: Partial<SeenValues>, now: SeenValues): SeenField[] {
  return SEEN_FIELDS.filter((field) => !isSame(seen[field], now[field]))
}

type Value = SeenValues[SeenField] | undefined

function isSame(one: Value, other: Value): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((item) => other.includes(item))
}
