import type { PeopleAtTicket, Presence } from '#shared/desk/contract.ts'
import * as words from '#words/desk.ts'

const SAID = {
  writing: { one: words.writes, two: words.write, many: words.manyWrite },
  viewing: { one: words.looks, two: words.look, many: words.manyLook },
  away: { one: words.isAway, two: words.areAway, many: words.manyAway },
}

/** Describes the activity of others at a ticket, the most important first; a line for each kind. */
export function presenceLines(
  people: PeopleAtTicket,
  viewerId: string,
): { state: Presence; text: string }[] {
  const others = people.filter(({ id }) => id !== viewerId)
  return (['writing', 'viewing', 'away'] as const).flatMap((state) => {
    const [first, second, ...rest] = others.filter((one) => one.state === state)
    if (!first) return []
    const { one, two, many } = SAID[state]
    if (!second) return [{ state, text: one(first.name) }]
    if (rest.length === 0) return [{ state, text: two(first.name, second.name) }]
    return [{ state, text: many(first.name, rest.length + 1) }]
  })
}
