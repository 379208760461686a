import * as words from '#words/crm.ts'

import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import type { TicketFacts } from './ticket-queries.ts'

/**
 * The id of the CRM's ticket, or of the one that it was merged into. Undefined where it was never made.
 *
 * @throws CrmFailure `refused` where it was deleted.
 */
export function remoteTicketOf({ remote }: TicketFacts): string | undefined {
  if (!remote) return undefined
  if (remote.mergedInto !== null) return remote.mergedInto
  if (remote.goneAt !== null) throw gone()
  return remote.remoteId
}

export function gone(): CrmFailure {
  return new CrmFailure('refused', words.ticketGone, { code: 'GONE' })
}
