import { ApiError } from '#web/lib/http/api-error.ts'

export type FieldOf<Values> = keyof Values & string

/** A field, or a part of one that is a list: `contacts.0.email`. */
export type Place<Values> = FieldOf<Values> | `${FieldOf<Values>}.${number}.${string}`
export type Problems<Values> = Partial<Record<Place<Values>, string>>

/** The problems of any form. */
export type AnyProblems = Partial<Record<string, string>>

const NONE: AnyProblems = {}

/** Returns what the server said of the fields. */
export function fieldsOf(error: unknown): AnyProblems {
  return error instanceof ApiError ? error.fields : NONE
}

/** Removes the problem of the field and those of its parts. */
export function withoutField(problems: AnyProblems, field: string): AnyProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([place]) => place !== field && !place.startsWith(`${field}.`)),
  )
}

export function hasProblems(problems: AnyProblems): boolean {
  return Object.values(problems).some((problem) => problem !== undefined)
}
