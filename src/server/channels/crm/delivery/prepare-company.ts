import * as words from '#words/crm.ts'

import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import { remoteTicketOf } from './remote-ticket.ts'
import type { Prepared, Sending } from './send-action.ts'

/** Files a ticket that was made without its customer's company with the one that is the customer's now. */
export function prepareCompany({ crm, ticket }: Sending): Promise<Prepared> {
  const remoteId = remoteTicketOf(ticket)
  if (remoteId === undefined) return Promise.resolve('orphan')
  const { companyId } = ticket
  if (companyId === null)
    throw new CrmFailure('refused', words.customerHasNoCompany, { code: 'NO_COMPANY' })
  return Promise.resolve({
    async send(signal) {
      await crm.linkCompany(remoteId, companyId, signal)
      return () => Promise.resolve()
    },
  })
}
