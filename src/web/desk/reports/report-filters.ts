import { DEFAULT_PERIOD, type Period, PERIODS } from '#shared/desk/reports/values.ts'
import { readId } from '#web/lib/navigation/read-id.ts'

export type ReportFilters = {
  weeks: Period
  customerId: string | null
  /** An agent's id, or `none`. */
  assignee: string | null
}

/** Reads the filters from an address. A value that cannot be is dropped, never sent on. */
export function parseReportFilters(params: URLSearchParams): ReportFilters {
  const agent = params.get('agent')
  return {
    weeks: PERIODS.find((weeks) => weeks === params.get('weeks')) ?? DEFAULT_PERIOD,
    customerId: readId(params.get('customer')),
    assignee: agent === 'none' ? agent : readId(agent),
  }
}

export function serializeReportFilters({ weeks, customerId, assignee }: ReportFilters) {
  const values = {
    weeks: weeks === DEFAULT_PERIOD ? null : weeks,
    customer: customerId,
    agent: assignee,
  }
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

/** As the server is asked. */
export function reportQuery({ weeks, customerId, assignee }: ReportFilters) {
  return { weeks, customerId: customerId ?? undefined, assignee: assignee ?? undefined }
}
