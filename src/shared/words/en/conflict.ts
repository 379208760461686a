import { rich } from '#shared/words/formats.ts'

// What somebody else has saved while a form was open. Who it was stands beside it, or in `savedBy`.

/** Whose name is not known any more. */
export const somebodyElse = 'Somebody else'
export const you = 'You'
export const decideThenSave = <Part>(time: Part) =>
  rich`${time}. Nothing is saved over it, and what you changed is kept below. Decide where you both changed the same, then save.`
export const lookOverThenSave = <Part>(time: Part) =>
  rich`${time}. Nothing is saved over it, and what you changed is kept below. Look it over, then save again.`
export const takenOverFrom = (name: string) => `Taken over from ${name}`
