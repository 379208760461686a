import { z } from 'zod'

import { AppError } from '#server/app-error.ts'

const MAX_NAME_LENGTH = 100

/** @throws AppError `invalid_input` that names every wrong field at once. */
export function parseInput(schema: z.core.$ZodType | undefined, input: unknown): unknown {
  if (schema === undefined) return undefined
  const parsed = z.safeParse(schema, absentWhenEmpty(input))
  if (parsed.success) return parsed.data

  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const name = fieldName(issue)
    if (name !== '') fields[name] ??= messageOf(issue)
  }
  const [first] = parsed.error.issues
  const message = first ? messageOf(first) : 'Check what you entered'
  throw new AppError('invalid_input', message, {
    fields: Object.keys(fields).length > 0 ? fields : undefined,
  })
}

// The library's own words repeat the names that were sent, however long they are.
function messageOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? 'There is no such field here' : issue.message
}

function fieldName(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return issue.keys[0]?.slice(0, MAX_NAME_LENGTH) ?? ''
  // A wrong entry of a list is a fault of the list: the form has one place to say so.
  return issue.path.filter((part) => typeof part === 'string').join('.')
}

/** Empty strings are treated as absent before validation (specification section 5), also in a group of fields. */
function absentWhenEmpty(input: unknown): unknown {
  return withoutEmpty(input, (value) => withoutEmpty(value, (inner) => inner))
}

function withoutEmpty(input: unknown, readValue: (value: unknown) => unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value === '' ? [] : [[name, readValue(value)]],
    ),
  )
}
