type SnoozeChoice = 'later' | 'tomorrow' | 'monday' | 'week'

const MORNING = 8
const HOUR_MS = 3_600_000

/** The moments on offer, by the clock of the agent who chooses. On a Sunday tomorrow is Monday already. */
export function snoozeChoices(now: Date): { choice: SnoozeChoice; at: Date }[] {
  const daysToMonday = (8 - now.getDay()) % 7 || 7
  const choices = [
    { choice: 'later', at: new Date(now.getTime() + 3 * HOUR_MS) },
    { choice: 'tomorrow', at: morning(now, 1) },
    { choice: 'monday', at: morning(now, daysToMonday) },
    { choice: 'week', at: morning(now, 7) },
  ] as const
  // Each moment once, under the name that comes first.
  return choices.filter(
    ({ at }, place) => !choices.slice(0, place).some((one) => one.at.getTime() === at.getTime()),
  )
}

function morning(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING)
}

/** Reads what was typed into a field for day and time. Null for what is no moment, or is over. */
export function typedMoment(typed: string, now: Date): Date | null {
  const at = new Date(typed)
  return at > now ? at : null
}
