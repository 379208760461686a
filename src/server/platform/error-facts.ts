/** Facts that Node.js, PostgreSQL, SQLite and Fastify add to a failure's message. */
type ErrorFacts = {
  name: string
  message: string
  code?: string | undefined
  /** SQLite's number of the failure. */
  errcode?: number | undefined
  path?: string | undefined
  syscall?: string | undefined
  statusCode?: number | undefined
}

/** Reads the facts of any thrown value. A value that is no object becomes the message. */
export function factsOf(thrown: unknown): ErrorFacts {
  if (typeof thrown !== 'object' || thrown === null) {
    return { name: 'Error', message: String(thrown) }
  }
  // Each field is checked below, because anything can be thrown.
  const facts = thrown as Partial<Record<keyof ErrorFacts, unknown>>
  return {
    name: textIn(facts.name) ?? 'Error',
    message: textIn(facts.message) ?? '',
    code: textIn(facts.code),
    errcode: numberIn(facts.errcode),
    path: textIn(facts.path),
    syscall: textIn(facts.syscall),
    statusCode: numberIn(facts.statusCode),
  }
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
