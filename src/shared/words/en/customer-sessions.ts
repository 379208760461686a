import { number, plural } from './language.ts'

// Asked before a change of the single sign-on ends sessions.

export const title = (sessions: number) =>
  plural(sessions, {
    one: `End ${number(sessions)} session?`,
    other: `End ${number(sessions)} sessions?`,
  })
export const whatEnds = (customer: string, sessions: number) =>
  plural(sessions, {
    one: `${customer} signs in another way after this change: ${number(sessions)} session of its people will end at once.`,
    other: `${customer} signs in another way after this change: ${number(sessions)} sessions of its people will end at once.`,
  })
export const keepEditing = 'Keep editing'
export const saveAndEnd = (sessions: number) =>
  plural(sessions, {
    one: `Save and end ${number(sessions)} session`,
    other: `Save and end ${number(sessions)} sessions`,
  })
