// What the portal itself says in a ticket about what agents did in the CRM. Stored with the ticket. The
// last one answers a webhook.

export const supportTeam = 'the support team'
/** Of an agent whom the CRM does not name. */
export const agent = 'Support team'
export const noSubject = 'Without a subject'
export const gone = 'The support team closed this ticket.'
export const mergedAway =
  'The support team closed this ticket. It is handled together with another one.'

export function merged(ticketNumber: number) {
  return `The support team merged this ticket into ticket #${ticketNumber}. Please go on there.`
}

export const wrongSignature = 'The signature of this call is not right.'
