import type { CrmActionData } from '#server/platform/db/tables/crm.ts'

import type { CrmTicketChange } from '#server/channels/crm/port.ts'

export type CrmField = keyof CrmTicketChange

const EDITED: readonly CrmField[] = ['subject', 'description', 'priority', 'categories']

/**
 * Names the fields that an own change of a ticket (`update_ticket`) sends. As long as it waits or is
 * under way, what the CRM says of them is older.
 */
export function changedHere({ event, changed = [] }: CrmActionData): CrmField[] {
  if (event === 'closed') return ['stage', 'resolution']
  if (event === 'status_changed' || event === 'reopened') return ['stage']
  return EDITED.filter((field) => changed.includes(field))
}
