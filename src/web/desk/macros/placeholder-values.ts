import type { DeskTicket } from '#shared/desk/contract.ts'
import { firstNameOf, type PlaceholderValues } from '#shared/desk/macros/placeholders.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'

/** Returns the values of a macro's placeholders at a ticket. */
export function placeholderValues(
  { requester, customer, number, subject }: DeskTicket,
  agent: { name: string },
): PlaceholderValues {
  const isNamed = !requester.name.includes('@')
  return {
    'requester.firstName': firstNameOf(requester.name),
    'requester.name': isNamed ? requester.name : undefined,
    'requester.email': requester.email,
    'customer.name': customer.name,
    'ticket.number': String(number),
    'ticket.subject': withoutOrganization(subject, customer.name),
    'agent.firstName': firstNameOf(agent.name),
    'agent.name': agent.name,
  }
}
