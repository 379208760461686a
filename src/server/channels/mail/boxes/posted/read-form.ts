const URLENCODED = 'application/x-www-form-urlencoded'
const BOUNDARY = /^multipart\/form-data;.*?\bboundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/is
const NAME = /^content-disposition:[^\r\n]*?;[ \t]*name="?([^";\r\n]*)"?/im
const MAX_PARTS = 200

/**
 * Reads a posted form, of either kind, with the bytes of each field as they are: a mail may be in any encoding.
 * Undefined for anything else.
 */
export function readForm(body: Buffer, contentType: string): Map<string, Buffer> | undefined {
  if (contentType.toLowerCase().startsWith(URLENCODED)) {
    const fields = [...new URLSearchParams(body.toString('latin1'))]
    // Escapes are of UTF-8.
    return new Map(fields.map(([name, value]) => [name, Buffer.from(value, 'utf8')]))
  }
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? []
  const boundary = quoted ?? bare
  return boundary === undefined ? undefined : readParts(body, boundary)
}

function readParts(body: Buffer, boundary: string): Map<string, Buffer> {
  const fields = new Map<string, Buffer>()
  const between = Buffer.from(`\r\n--${boundary}`)
  let at = body.indexOf(between.subarray(2))
  for (let count = 0; at !== -1 && count < MAX_PARTS; count += 1) {
    const start = body.indexOf('\r\n', at + boundary.length)
    const end = start === -1 ? -1 : body.indexOf(between, start)
    if (end === -1) break
    const part = body.subarray(start + 2, end)
    const headEnd = part.indexOf('\r\n\r\n')
    const [, name] = NAME.exec(part.subarray(0, Math.max(0, headEnd)).toString('utf8')) ?? []
    if (name !== undefined) fields.set(name, part.subarray(headEnd + 4))
    at = end + 2
  }
  return fields
}
