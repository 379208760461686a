import type { AlertReading } from '#shared/mail/alerts/read-alert.ts'
import {
  type AlertHold,
  type AlertMeaning,
  isWorse,
  priorityOf,
} from '#shared/mail/alerts/values.ts'
import type { Priority } from '#shared/tickets/values.ts'

/** Facts about a mail that a rule takes. */
export type AlertFacts = {
  rule: {
    id: string
    name: string
    customerId: string
    requesterId: string
    requesterName: string
    categories: string[]
    isUnproven: boolean
    isRequesterActive: boolean
    isServed: boolean
  }
  /** Null where the rule's patterns do not fit. */
  reading: (AlertReading & { key: string }) | null
  /** Ticket of the last mail of this alert. */
  ticket: AlertTicket | null
  /** The alert has come into its ticket more often within an hour than anybody reads. */
  isFlapping: boolean
  /** So many new tickets were raised by the rule within an hour. */
  isFlood: boolean
}

export type ReadAlert = AlertFacts & { reading: NonNullable<AlertFacts['reading']> }

export type AlertTicket = {
  customerId: string
  ticketId: string
  number: number
  priority: Priority
  isClosed: boolean
  /** An agent has written in it, has it, or merged another ticket of the alert into it. */
  hasPerson: boolean
  /** Meaning of the last mail. */
  meaning: AlertMeaning
}

/** Outcome of an alert. */
export type AlertDecision =
  | { to: 'hold'; reason: AlertHold }
  /** Kept, and nothing follows from it. */
  | { to: 'automatic'; answered: AlertTicket | undefined }
  | { to: 'alert'; act: 'raise' | 'join' | 'close'; alert: ReadAlert }

/**
 * Decides about an alert that was read. Its sender must be vouched for as that of any other mail,
 * unless the rule exempts it. A recovery closes a ticket without work on it, and joins one that a
 * person works on.
 */
export function triageAlert(alert: ReadAlert, { isProven }: { isProven: boolean }): AlertDecision {
  const { rule, reading, ticket, isFlapping, isFlood } = alert
  if (!isProven && !rule.isUnproven) return hold('unauthenticated')
  if (!rule.isServed) return hold('inactive_customer')
  if (!rule.isRequesterActive) return hold('alert_requester')
  const open = ticket && !ticket.isClosed ? ticket : undefined
  if (reading.meaning === 'none') return { to: 'automatic', answered: open }
  if (open) {
    if (isFlapping) return { to: 'automatic', answered: open }
    const isOver = reading.meaning === 'recovery' && !open.hasPerson
    return { to: 'alert', act: isOver ? 'close' : 'join', alert }
  }
  if (reading.meaning === 'recovery') return { to: 'automatic', answered: undefined }
  if (isFlapping || isFlood) return hold('too_many_alerts')
  return { to: 'alert', act: 'raise', alert }
}

/**
 * Which priority the ticket has from now on; undefined for the same. Only what is worse than before raises it, so
 * that what an agent has lowered stays as it is while nothing changes.
 */
export function raisedPriority({ reading, ticket }: ReadAlert): Priority | undefined {
  const priority = priorityOf(reading.meaning)
  if (!priority || !ticket) return undefined
  const isRaised = isWorse(reading.meaning, ticket.meaning) && isWorse(priority, ticket.priority)
  return isRaised ? priority : undefined
}

function hold(reason: AlertHold): AlertDecision {
  return { to: 'hold', reason }
}
