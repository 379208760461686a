import type { Priority } from '#shared/tickets/values.ts'
import type { Calendar } from './calendar.ts'
import type { SlaTargets } from './sla.ts'

export type PriorityTargets = Record<Priority, SlaTargets>

/** Reasons for which a clock stands still. */
export const PAUSE_CAUSES = ['pending', 'waiting', 'maintenance'] as const
/**
 * `pending`: while the ticket is Pending. `waiting`: from a reply sent as "Waiting for the customer" until the next
 * comment of the customer, or the next reply. `maintenance`: during a maintenance window.
 */
export type PauseCause = (typeof PAUSE_CAUSES)[number]

export const PAUSED_CLOCKS = ['both', 'resolution'] as const
export type PausedClocks = (typeof PAUSED_CLOCKS)[number]

/** Recipients of an escalation: the assignee, every agent, or the agent with this id. */
export type EscalationRecipient = string
export const ESCALATION_GROUPS = ['assignee', 'everybody'] as const

/** A promise to a customer: the content of a version of a contract, and of a template. */
export type ServiceTerms = {
  calendar: Calendar
  targets: PriorityTargets
  /** Categories with targets of their own. With several categories of a ticket the shortest counts. */
  categoryTargets: { category: string; targets: PriorityTargets }[]
  pauses: { causes: PauseCause[]; clocks: PausedClocks }
  /** Notices to staff when a share of a target has passed, in percent. Without any there is the usual one. */
  escalations: { percent: number; to: EscalationRecipient }[]
  /** Shown to the customer as it is. */
  text: string
}

/** Terms as their customer reads them: escalations are the support team's own. */
export type CustomerTerms = Omit<ServiceTerms, 'escalations'>

export function termsOfCustomer(terms: ServiceTerms): CustomerTerms {
  const { calendar, targets, categoryTargets, pauses, text } = terms
  return { calendar, targets, categoryTargets, pauses, text }
}

/** The targets that count for a ticket: of its categories and those without any of their own, the shortest. */
export function termTargets(
  { targets, categoryTargets }: Pick<ServiceTerms, 'targets' | 'categoryTargets'>,
  { priority, categories }: { priority: string; categories: readonly string[] },
): SlaTargets {
  const ofPriority = ({ High, Medium, Low }: PriorityTargets) =>
    ({ high: High, low: Low })[priority.toLowerCase()] ?? Medium
  const counted = categories.map((id) =>
    ofPriority(categoryTargets.find(({ category }) => category === id)?.targets ?? targets),
  )
  if (counted.length === 0) counted.push(ofPriority(targets))
  return {
    firstResponseMinutes: Math.min(...counted.map((one) => one.firstResponseMinutes)),
    resolutionMinutes: Math.min(...counted.map((one) => one.resolutionMinutes)),
  }
}
