import {
  humanizeCategory,
  type Priority,
  type ResolutionCode,
  type TicketStatus,
} from '#shared/tickets/values.ts'

import { number, plural } from './language.ts'

export const statuses: Record<TicketStatus, string> = {
  Open: 'Offen',
  Pending: 'Wartend',
  Closed: 'Geschlossen',
}
export const priorities: Record<Priority, string> = {
  Low: 'Niedrig',
  Medium: 'Mittel',
  High: 'Hoch',
}
export const resolutions: Record<ResolutionCode, string> = {
  ISSUE_FIXED: 'Problem behoben',
  FEATURE_REQUEST_TRACKED: 'Funktionswunsch aufgenommen',
  REFUND_APPLIED: 'Betrag erstattet',
  SENT_KNOWLEDGE_DOCUMENT_LINK: 'Link zur Anleitung gesendet',
}

/** The first categories of each installation, until somebody names them. */
const CATEGORY_NAMES = new Map([
  ['GENERAL_INQUIRY', 'Allgemeine Anfrage'],
  ['HARDWARE_ISSUE', 'Hardwareproblem'],
  ['SOFTWARE_ISSUE', 'Softwareproblem'],
  ['NETWORK_ISSUE', 'Netzwerkproblem'],
  ['EMAIL_AND_CALENDAR', 'E-Mail und Kalender'],
  ['ACCOUNT_AND_ACCESS', 'Konto und Zugang'],
  ['SECURITY_INCIDENT', 'Sicherheitsvorfall'],
  ['BILLING_ISSUE', 'Abrechnungsproblem'],
  ['FEATURE_REQUEST', 'Funktionswunsch'],
])
/** What a category is called that nobody has given a name. */
export const categoryName = (key: string) => CATEGORY_NAMES.get(key) ?? humanizeCategory(key)
export const noCategory = 'Allgemein'
/** `#1042` */
export const numbered = (ticketNumber: number) => `#${ticketNumber}`

export const counted = {
  none: 'Keine Tickets gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} Ticket gefunden`,
      other: `${number(count)} Tickets gefunden`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `Das erste Ticket wird angezeigt`,
      other: `Die ersten ${number(count)} Tickets werden angezeigt`,
    }),
}

/** The size of a file. */
export const kilobytes = (count: number) => `${number(count)} KB`

// What a requester sees of the time of a ticket.
export const timeTitle = 'Arbeitszeit'
export const billedInAll = 'Abgerechnet'
export const notBilled = 'Nicht abgerechnet'
export const timeOf = (day: string, kind: string) => `${day}, ${kind}`
