const BOUNDARY = 'portico-test-boundary'

export const RAW_FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

type RawPart = { disposition: string; type?: string; body: string | Buffer }

/** Builds a multipart body by hand, for what no browser would send. */
export function rawForm(parts: RawPart[]): Buffer {
  return Buffer.concat([...parts.map(rawPart), Buffer.from(`--${BOUNDARY}--\r\n`)])
}

/** Builds one part. A truncated body consists of parts alone. */
export function rawPart({ disposition, type, body }: RawPart): Buffer {
  const head = [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; ${disposition}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    '\r\n',
  ]
  return Buffer.concat([Buffer.from(head.join('\r\n')), Buffer.from(body), Buffer.from('\r\n')])
}

export function rawFields(fields: object): RawPart[] {
  return Object.entries(fields).map(([name, value]) => ({
    disposition: `name="${name}"`,
    body: String(value),
  }))
}
