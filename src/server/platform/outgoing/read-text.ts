/**
 * Reads the text of an answer, as UTF-8.
 *
 * @throws Error when it is longer than `maxBytes`, as soon as that is known
 */
export async function readText({ body }: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes`)
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}
