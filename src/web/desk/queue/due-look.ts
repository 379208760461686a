import type { DeskTicketItem } from '#shared/desk/contract.ts'
import type { DueState } from '#shared/desk/values.ts'
import * as words from '#words/desk.ts'

import { formatSpan } from './format-span.ts'

const MINUTE_MS = 60_000

type Due = NonNullable<DeskTicketItem['due']>

/** How a promise stands at this moment. What was near when it was read may have been broken since. */
export function dueLook({ at, state }: Due, now: Date): { state: DueState; text: string } {
  const leftMs = Date.parse(at) - now.getTime()
  if (state === 'breached' || leftMs < 0) {
    return { state: 'breached', text: words.overdueBy(formatSpan(Math.max(0, -leftMs))) }
  }
  if (leftMs < MINUTE_MS) return { state: 'near', text: words.dueNow }
  return { state, text: words.dueIn(formatSpan(leftMs)) }
}
