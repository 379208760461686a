import { DEMO_CUSTOMERS } from '#demo/demo-people.ts'

import { instantOf } from './moments.ts'
import { STORIES } from './stories.ts'
import type { Step, Story } from './story.ts'

/** `step` is null for the action that raises the ticket. */
export type Action = { at: Date; email: string; story: Story; step: Step | null }

/** Returns everything that happens in the demo until `now`, in order. */
export function planActions(now: Date): Action[] {
  const actions = DEMO_CUSTOMERS.flatMap(({ people, timeZone }) =>
    people.flatMap(({ email }) =>
      (STORIES[email] ?? []).flatMap((story) => {
        const place = { weeksAgo: story.weeksAgo, timeZone, now }
        return [null, ...(story.steps ?? [])].map((step) => ({
          at: instantOf(step?.at ?? story.at, place),
          email,
          story,
          step,
        }))
      }),
    ),
  )
  return actions.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
