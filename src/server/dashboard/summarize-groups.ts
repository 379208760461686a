import type { Dashboard } from '#shared/dashboard.ts'

import type { TicketGroup } from './queries.ts'

/** Adds the groups up to what the dashboard shows of all tickets. */
export function summarizeGroups(
  groups: TicketGroup[],
  months: string[],
): Pick<Dashboard, 'counts' | 'activity' | 'sla'> {
  const sum = (figure: (group: TicketGroup) => number) =>
    groups.reduce((total, group) => total + figure(group), 0)
  const withStatus = (status: string) => sum((group) => (group.status === status ? group.count : 0))
  const total = sum(({ count }) => count)

  const clock = (name: 'response' | 'resolution') => {
    const [met, pending] = [
      sum((group) => group[`${name}Met`]),
      sum((group) => group[`${name}Pending`]),
    ]
    const ended = sum((group) => group[`${name}Ended`])
    const minutes = sum((group) => group[`${name}Minutes`])
    return {
      met,
      pending,
      breached: total - met - pending,
      averageMinutes: ended === 0 ? null : Math.round(minutes / ended),
    }
  }

  return {
    counts: {
      open: withStatus('Open'),
      pending: withStatus('Pending'),
      closed: withStatus('Closed'),
      total,
    },
    activity: {
      slots: months.map((month) => ({
        month,
        count: sum((group) => (group.month === month ? group.count : 0)),
      })),
    },
    sla: { response: clock('response'), resolution: clock('resolution') },
  }
}
