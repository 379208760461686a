import type { DeskTicketItem } from '#shared/desk/contract.ts'

import { toShownEmail } from '#server/platform/domain-spelling.ts'

/** Completes what the database writes with what only this side knows. */
export function presentDeskItem(item: DeskTicketItem): DeskTicketItem {
  return { ...item, requester: { ...item.requester, email: toShownEmail(item.requester.email) } }
}
