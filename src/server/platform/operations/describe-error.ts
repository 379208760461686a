/**
 * The fields in which PostgreSQL and Node say where a fault is. Their other fields may quote a
 * whole row.
 */
const PLACES = ['code', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'] as const

const MAX_CAUSES = 3

type ErrorDescription = {
  type: string
  message: string
  stack: string
  cause?: ErrorDescription
} & { [place in (typeof PLACES)[number]]?: string }

/** Describes an error for the log: what went wrong and where, without the values involved. */
export function describeError(error: unknown, depth = 0): unknown {
  return error instanceof Error ? describe(error, depth) : error
}

function describe(error: Error, depth: number): ErrorDescription {
  const fields = new Map<string, unknown>(Object.entries(error))
  const places = PLACES.flatMap((name) => {
    const value = fields.get(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return {
    type: error.constructor.name,
    message: withoutValues(error.message, fields.get('code')),
    // Drop the first line, which repeats the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...Object.fromEntries(places),
    ...(error.cause instanceof Error &&
      depth < MAX_CAUSES && { cause: describe(error.cause, depth + 1) }),
  }
}

/**
 * Removes quoted values: PostgreSQL's data exceptions (class 22) quote what they could not parse.
 */
function withoutValues(message: string, code: unknown): string {
  const isDataException = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)
  return isDataException ? message.replace(/".*"/s, '"…"') : message
}
