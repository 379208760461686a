import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { type Said, textKey } from '#shared/words/catalogue.ts'

import { AppError } from '#server/platform/app-error.ts'
import { plainWords } from './plain-words.ts'

const MAX_NAME_LENGTH = 100

/** @throws AppError `invalid_input` that names every wrong field at once. */
export function parseInput(schema: z.core.$ZodType | undefined, input: unknown): unknown {
  if (schema === undefined) return undefined
  // The library takes a text alone for a message: it gets a name, and the name stands for how it is said.
  const named = new Map<string, Said>()
  const error: z.core.$ZodErrorMap = (issue) => {
    const name = `plain.${named.size}`
    named.set(name, plainWords(issue))
    return name
  }
  const parsed = z.safeParse(schema, input, { error })
  if (parsed.success) return parsed.data

  const fields = new Map<string, Said>()
  for (const issue of parsed.error.issues) {
    const name = fieldName(issue)
    if (name !== '' && !fields.has(name)) {
      fields.set(name, named.get(issue.message) ?? issue.message)
    }
  }
  const [first] = parsed.error.issues
  const message = first?.message ?? textKey('server.checkInput')
  throw new AppError('invalid_input', named.get(message) ?? message, {
    fields: fields.size > 0 ? Object.fromEntries(fields) : undefined,
  })
}

function fieldName(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return issue.keys[0]?.slice(0, MAX_NAME_LENGTH) ?? ''
  // Report a wrong list entry on the list itself: the form has one place to show it.
  return issue.path.filter((part) => typeof part === 'string').join('.')
}

/** Parses a query. Drops empty fields, because a GET form sends those as well. */
export function parseQuery(schema: z.core.$ZodType | undefined, query: unknown): unknown {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== '')
  return parseInput(schema, Object.fromEntries(given))
}

/**
 * Reads JSON like the framework's parser, but accepts an empty body: clients send the content type
 * anyway. Removes the parser for plain text, which no call takes.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, undefined)
    else void parse(request, text as string, done)
  })
}
