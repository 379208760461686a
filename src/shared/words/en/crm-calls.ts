// What is told of work with a CRM: why a call failed, and what stands in the CRM beside a person's words.

export const stopped = 'The call was stopped.'
export const noAnswer = 'The CRM did not answer in time.'
export function unreachable(code: string) {
  return `The CRM could not be reached (${code}).`
}
export const notUnderstood = 'The CRM gave an answer that Portico does not understand.'
export const isAway = 'The CRM did not answer repeatedly. It is asked again in a moment.'
export const tokenRefused = 'The CRM refuses the token of the connection.'
export function tokenOfAnother({ found, wanted }: { found: string; wanted: string }) {
  return `The token opens the account ${found}, and the tickets here are those of the account ${wanted}. Nothing is sent or read. Give a token of the account ${wanted}.`
}
export const limitReached = 'The limit of requests to the CRM is reached.'
/** The names of scopes, of which the CRM asks for one. */
export function scopesRequired(scopes: string[]) {
  return scopes.length > 1
    ? `The token lacks a scope. Add any one of these in HubSpot: ${scopes.join(', ')}.`
    : `The token lacks the scope ${scopes.join('')}. Add it in HubSpot.`
}
export function scopesLacking(scopes: string[]) {
  return `The token lacks these scopes: ${scopes.join(', ')}. Add them in HubSpot, then check again.`
}
export const propertyNotUnique =
  'The property portal_ticket_ref exists in the CRM and does not demand unique values. Delete it there, then check the connection again.'
export const ticketReference = 'Portal reference'
export const fileElsewhere = 'The CRM named an address for a file that does not belong to it.'
export function wroteInPortal(name: string) {
  return `${name} wrote in the portal:`
}
export function fileUnreadable(status: number) {
  return `The CRM did not give the file (${status}).`
}
export function answered(status: number) {
  return `The CRM answered with the status ${status}.`
}
