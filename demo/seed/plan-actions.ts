import { DEMO_CUSTOMERS } from '#demo/demo-people.ts'
import { SHOWCASE_CUSTOMERS } from '#demo/showcase/people.ts'
import { ENDINGS, SHOWCASE_STORIES } from '#demo/showcase/stories.ts'

import { instantOf } from './moments.ts'
import { STORIES } from './stories.ts'
import type { Step, Story } from './story.ts'

/** `step` is null for the action that raises the ticket. */
export type Action = { at: Date; email: string; story: Story; step: Step | null }

/** Returns everything that happens in the stories until `now`, in order; with those of the showcase if it has them. */
export function planActions(now: Date, { isSmall = true } = {}): Action[] {
  const customers = isSmall ? DEMO_CUSTOMERS : [...DEMO_CUSTOMERS, ...SHOWCASE_CUSTOMERS]
  const stories = isSmall ? STORIES : { ...STORIES, ...SHOWCASE_STORIES }
  const actions = customers.flatMap(({ people, timeZone }) =>
    people.flatMap(({ email }) =>
      (stories[email] ?? []).flatMap((story) => {
        const place = { weeksAgo: story.weeksAgo, timeZone, now }
        const endings = isSmall ? [] : (ENDINGS[story.subject] ?? [])
        return [null, ...(story.steps ?? []), ...endings].map((step) => ({
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
