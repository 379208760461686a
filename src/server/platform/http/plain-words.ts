import type { z } from 'zod'

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

const FORMATS: Record<string, string> = {
  date: 'a date such as 2026-01-31',
  datetime: 'an instant such as 2026-01-31T09:00:00.000Z',
  email: 'an email address',
  url: 'a web address',
}

const CHECK = 'Check what you entered here'

/** Messages for values whose schema has none. The library's own are for programmers. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required' : give(KINDS[issue.expected])
    case 'invalid_value':
      return `Give ${issue.values.map(String).join(' or ')}`
    case 'invalid_format':
      return give(FORMATS[issue.format])
    case 'too_big':
      return `This must be ${issue.maximum}${unitOf(issue.origin)} or less`
    case 'too_small':
      return `This must be ${issue.minimum}${unitOf(issue.origin)} or more`
    // The library's message would repeat the names that were sent, however long.
    case 'unrecognized_keys':
      return 'There is no such field here'
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    default:
      return CHECK
  }
}

function give(what: string | undefined): string {
  return what === undefined ? CHECK : `Give ${what}`
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' entries' : ''
}
