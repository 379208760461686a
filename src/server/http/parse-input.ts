import { z } from 'zod'

import { AppError } from '#server/app-error.ts'

/** @throws AppError `invalid_input` that names every wrong field at once. */
export function parseInput(schema: z.core.$ZodType | undefined, input: unknown): unknown {
  if (schema === undefined) return undefined
  const parsed = z.safeParse(schema, absentWhenEmpty(input))
  if (parsed.success) return parsed.data

  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const name = fieldName(issue)
    if (name !== '') fields[name] ??= issue.message
  }
  const message = parsed.error.issues[0]?.message ?? 'Check what you entered'
  throw new AppError('invalid_input', message, {
    fields: Object.keys(fields).length > 0 ? fields : undefined,
  })
}

function fieldName(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return issue.keys[0] ?? ''
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
