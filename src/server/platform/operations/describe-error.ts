/** Where a fault lies, as PostgreSQL and Node name it. What they add beside may quote a whole row. */
const PLACES = ['code', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'] as const

const MAX_CAUSES = 3

export type ErrorDescription = {
  type: string
  message: string
  stack: string
  cause?: ErrorDescription
} & { [place in (typeof PLACES)[number]]?: string }

/** An error as the log shows it: what went wrong and where, without the values that it went wrong with. */
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
    // Its first line is the message once more.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...Object.fromEntries(places),
    ...(error.cause instanceof Error &&
      depth < MAX_CAUSES && { cause: describe(error.cause, depth + 1) }),
  }
}

/** PostgreSQL's data exceptions (class 22) quote what they could not read. */
function withoutValues(message: string, code: unknown): string {
  const isDataException = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)
  return isDataException ? message.replace(/".*"/s, '"…"') : message
}
