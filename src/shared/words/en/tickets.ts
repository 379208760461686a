import {
  humanizeCategory,
  type Priority,
  type ResolutionCode,
  type TicketStatus,
} from '#shared/tickets/values.ts'

import { number, plural } from './language.ts'

export const statuses: Record<TicketStatus, string> = {
  Open: 'Open',
  Pending: 'Pending',
  Closed: 'Closed',
}
export const priorities: Record<Priority, string> = { Low: 'Low', Medium: 'Medium', High: 'High' }
export const resolutions: Record<ResolutionCode, string> = {
  ISSUE_FIXED: 'Issue fixed',
  FEATURE_REQUEST_TRACKED: 'Feature request tracked',
  REFUND_APPLIED: 'Refund applied',
  SENT_KNOWLEDGE_DOCUMENT_LINK: 'Sent knowledge document link',
}

/** What a category is called that nobody has given a name: its key in words. */
export const categoryName = humanizeCategory
export const noCategory = 'General'
/** `#1042` */
export const numbered = (ticketNumber: number) => `#${ticketNumber}`

export const counted = {
  none: 'No tickets found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} ticket found`,
      other: `${number(count)} tickets found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `The first ticket is shown`,
      other: `The first ${number(count)} tickets are shown`,
    }),
}

/** The size of a file. */
export const kilobytes = (count: number) => `${number(count)} KB`

// What a requester sees of the time of a ticket.
export const timeTitle = 'Time'
export const billedInAll = 'Billed in all'
export const notBilled = 'Not billed'
export const timeOf = (day: string, kind: string) => `${day}, ${kind}`
