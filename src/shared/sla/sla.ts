import {
  addBusinessMinutes,
  businessMinutesBetween,
  subtractBusinessMinutes,
} from './business-time.ts'
import { PRIORITIES, type Priority, type SlaStatus } from '#shared/tickets/values.ts'

export type SlaTargets = { firstResponseMinutes: number; resolutionMinutes: number }

/** Business minutes (specification section 9). */
export const SLA_TARGETS: Record<Priority | 'other', SlaTargets> = {
  High: { firstResponseMinutes: 30, resolutionMinutes: 240 },
  Medium: { firstResponseMinutes: 60, resolutionMinutes: 600 },
  Low: { firstResponseMinutes: 60, resolutionMinutes: 2100 },
  other: { firstResponseMinutes: 60, resolutionMinutes: 600 },
}

export type SlaDueDates = { responseDueAt: Date; resolutionDueAt: Date }

/** Null while a clock is paused, with the business minutes that it has left. */
export type ShownDueDates = { [Due in keyof SlaDueDates]: Date | null } & {
  responseLeft?: number
  resolutionLeft?: number
}

export type SlaProgress = {
  /** The first comment by an agent, null while there is none. */
  firstResponseAt: Date | null
  /** Null while the ticket is open. */
  closedAt: Date | null
  /** The first close of a ticket that was opened again: it ended the clock of the resolution. */
  resolvedAt?: Date | null
  now: Date
}

export type SlaResult = {
  slaStatus: SlaStatus
  responseStatus: SlaStatus
  resolutionStatus: SlaStatus
}

/** The times are whole business minutes, null until the answer or the close. */
export type Sla = ShownDueDates &
  SlaResult & { firstResponseTime: number | null; resolutionTime: number | null }

/** Without regard to case; an unknown priority has the targets of `other`. */
export function slaTargets(priority: string): SlaTargets {
  const wanted = priority.toLowerCase()
  const known = PRIORITIES.find((name) => name.toLowerCase() === wanted)
  return SLA_TARGETS[known ?? 'other']
}

export function slaDueDates(createdAt: Date, priority: string, timeZone: string): SlaDueDates {
  const targets = slaTargets(priority)
  return {
    responseDueAt: addBusinessMinutes(createdAt, targets.firstResponseMinutes, timeZone),
    resolutionDueAt: addBusinessMinutes(createdAt, targets.resolutionMinutes, timeZone),
  }
}

export type SlaNearDates = { responseNearAt: Date; resolutionNearAt: Date }

/** The instants from which so little is left that the due dates are near: a share of each target. */
export function slaNearDates(
  { responseDueAt, resolutionDueAt }: SlaDueDates,
  { priority, timeZone, nearPercent }: { priority: string; timeZone: string; nearPercent: number },
): SlaNearDates {
  const { firstResponseMinutes, resolutionMinutes } = slaTargets(priority)
  const before = (dueAt: Date, minutes: number) =>
    subtractBusinessMinutes(dueAt, (minutes * nearPercent) / 100, timeZone)
  return {
    responseNearAt: before(responseDueAt, firstResponseMinutes),
    resolutionNearAt: before(resolutionDueAt, resolutionMinutes),
  }
}

export function clockStatus(dueAt: Date | null, endedAt: Date | null, now: Date): SlaStatus {
  if (dueAt && (endedAt ?? now) > dueAt) return 'breached'
  return endedAt ? 'met' : 'pending'
}

/** The statuses alone, from known due instants: no calendar is needed, so that long lists are free. */
export function slaStatuses(
  ticket: Pick<ShownDueDates, keyof SlaDueDates> & SlaProgress,
): SlaResult {
  const { responseDueAt, resolutionDueAt, firstResponseAt, closedAt, now } = ticket
  const resolvedAt = ticket.resolvedAt ?? closedAt
  const responseStatus = clockStatus(responseDueAt, firstResponseAt, now)
  const resolutionStatus = clockStatus(resolutionDueAt, resolvedAt, now)
  return {
    slaStatus: closedAt ? resolutionStatus : responseStatus,
    responseStatus,
    resolutionStatus,
  }
}

export function evaluateSla(
  ticket: SlaProgress & { createdAt: Date; priority: string; timeZone: string },
): Sla {
  const { createdAt, priority, timeZone, firstResponseAt, closedAt, resolvedAt, now } = ticket
  const dueDates = slaDueDates(createdAt, priority, timeZone)
  const minutesUntil = (at: Date | null) => at && businessMinutesBetween(createdAt, at, timeZone)

  return {
    firstResponseTime: minutesUntil(firstResponseAt),
    resolutionTime: minutesUntil(resolvedAt ?? closedAt),
    ...slaStatuses({ ...dueDates, firstResponseAt, closedAt, resolvedAt, now }),
    ...dueDates,
  }
}
