import { readId } from '#web/lib/navigation/read-id.ts'

export const TIME_SHOWS = ['entries', 'sums'] as const
export type TimeShow = (typeof TIME_SHOWS)[number]

export type TimePageFilters = {
  show: TimeShow
  customerId: string | null
  agentId: string | null
  /** As in 2026-01. */
  month: string | null
  kindId: string | null
  billable: 'true' | 'false' | null
  exported: 'true' | 'false' | null
}

export const NO_TIME_FILTERS = {
  customerId: null,
  agentId: null,
  month: null,
  kindId: null,
  billable: null,
  exported: null,
} satisfies Partial<TimePageFilters>

const MONTH = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/
const KIND = /^\w{1,100}$/

/** Reads the filters from an address. A value that cannot be is dropped, never sent on. */
export function parseTimeFilters(params: URLSearchParams): TimePageFilters {
  const matching = (name: string, pattern: RegExp) => {
    const given = params.get(name)
    return given !== null && pattern.test(given) ? given : null
  }
  const flag = (name: string) =>
    (['true', 'false'] as const).find((value) => value === params.get(name)) ?? null
  return {
    show: params.get('show') === 'sums' ? 'sums' : 'entries',
    customerId: readId(params.get('customer')),
    agentId: readId(params.get('agent')),
    month: matching('month', MONTH),
    kindId: matching('kind', KIND),
    billable: flag('billable'),
    exported: flag('exported'),
  }
}

export function serializeTimeFilters(filters: TimePageFilters): URLSearchParams {
  const { show, customerId, agentId, month, kindId, billable, exported } = filters
  const values = {
    show: show === 'sums' ? show : null,
    customer: customerId,
    agent: agentId,
    month,
    kind: kindId,
    billable,
    exported,
  }
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(given)
}

/** As the server is asked. */
export function timeQuery({
  customerId,
  agentId,
  month,
  kindId,
  billable,
  exported,
}: TimePageFilters) {
  return {
    customerId: customerId ?? undefined,
    agentId: agentId ?? undefined,
    month: month ?? undefined,
    kindId: kindId ?? undefined,
    billable: billable ?? undefined,
    exported: exported ?? undefined,
  }
}

export function countTimeFilters(filters: TimePageFilters): number {
  return Object.values(timeQuery(filters)).filter((value) => value !== undefined).length
}

/** The last two years, the newest month first. */
export function recentMonths(now: Date): string[] {
  return Array.from({ length: 24 }, (_, back) => {
    const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1))
    return first.toISOString().slice(0, 7)
  })
}
