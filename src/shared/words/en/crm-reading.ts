// What the portal itself says in a ticket about what agents did in the CRM. Stored with the ticket. The
// last one answers a webhook.

export const supportTeam = 'the support team'
/** Of an agent whom the CRM does not name. */
export const agent = 'Support team'
export const noSubject = 'Without a subject'

export const wrongSignature = 'The signature of this call is not right.'
