import type { DeskTicketItem } from '#shared/desk/contract.ts'

import { toShownEmail } from '#server/platform/domain-spelling.ts'
import { readItems } from './queue-queries.ts'

/** Completes what the database writes with what only this side knows. */
export function presentDeskItem(item: DeskTicketItem): DeskTicketItem {
  return { ...item, requester: { ...item.requester, email: toShownEmail(item.requester.email) } }
}

/** Leaves the text of a list alone where no address in it can need another spelling: parsing it costs as much as reading it. */
export function presentDeskItems(json: string): string {
  return json.includes('xn--') ? JSON.stringify(readItems(json).map(presentDeskItem)) : json
}
