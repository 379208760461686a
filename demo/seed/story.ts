import type { CreateTicket } from '#shared/tickets/input.ts'
import type { ResolutionCode } from '#shared/tickets/values.ts'

import type { DemoFileName } from './demo-files.ts'
import type { Moment } from './moments.ts'

/** One ticket, from its creation to its end or to today. */
export type Story = CreateTicket & {
  /** The week that weekday moments refer to, counted back from that of the first start. */
  weeksAgo: number
  at: Moment
  files?: DemoFileName[]
  steps?: Step[]
}

export type Step = { at: Moment } & (
  | { says: string; files?: DemoFileName[] }
  | { priya: string; files?: DemoFileName[] }
  | { jordan: string; files?: DemoFileName[] }
  | { closes: ResolutionCode; saying?: string }
  | { takes: Agent }
  | { note: string; from: Agent }
)

export type Agent = 'priya' | 'jordan'
