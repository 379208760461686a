import { rich } from '#shared/words/formats.ts'

// What somebody else has saved while a form was open. Who it was stands beside it, or in `savedBy`.

/** Whose name is not known any more. */
export const somebodyElse = 'Jemand anderes'
export const you = 'Sie'
export const decideThenSave = <Part>(time: Part) =>
  rich`${time}. Davon wird nichts überschrieben, und Ihre Änderungen sind unten erhalten. Entscheiden Sie, wo beide dasselbe geändert haben, und speichern Sie dann.`
export const lookOverThenSave = <Part>(time: Part) =>
  rich`${time}. Davon wird nichts überschrieben, und Ihre Änderungen sind unten erhalten. Sehen Sie sie durch, und speichern Sie dann noch einmal.`
export const takenOverFrom = (name: string) => `Übernommen von ${name}`
