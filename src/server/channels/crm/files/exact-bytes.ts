import { Readable } from 'node:stream'

/**
 * Passes on exactly so many bytes, and fails when there are more or fewer: the length was promised
 * before the first byte was read, and a file may have been changed in the CRM since. A reader that
 * stops ends the body as well.
 */
export function exactBytes(
  body: Readable,
  expected: number,
  failure: (cause: unknown) => Error,
): Readable {
  return Readable.from(counted(body, expected, failure), { objectMode: false })
}

async function* counted(
  body: AsyncIterable<Buffer>,
  expected: number,
  failure: (cause: unknown) => Error,
): AsyncGenerator<Buffer> {
  let passed = 0
  try {
    for await (const chunk of body) {
      passed += chunk.length
      if (passed > expected) throw new Error(`a file of the CRM is longer than ${expected} bytes`)
      yield chunk
    }
  } catch (error) {
    throw failure(error)
  }
  if (passed < expected) {
    throw failure(new Error(`a file of the CRM ends after ${passed} of ${expected} bytes`))
  }
}
