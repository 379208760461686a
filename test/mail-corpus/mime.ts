/** A mail of the corpus, and what must be read from it. */
export type MailCase = { name: string; raw: Buffer; is: object }

export const ANN = 'From: Ann Lee <ann@customer.example>'
export const HTML = 'Content-Type: text/html; charset=utf-8'
export const PLAIN = 'Content-Type: text/plain; charset=utf-8'

/** Puts a mail together from its header lines and its body. */
export function mailOf(head: string[], body: string | Buffer = '', end = '\r\n'): Buffer {
  const top = Buffer.from([...head, '', ''].join(end))
  return Buffer.concat([top, typeof body === 'string' ? Buffer.from(body) : body])
}

/** The lines of a multipart body. Each part is its header lines, a blank one, and its content. */
export function partsOf(boundary: string, parts: string[][]): string {
  const lines = parts.flatMap((part) => [`--${boundary}`, ...part])
  return [...lines, `--${boundary}--`, ''].join('\r\n')
}

export function multipart(kind: string, head: string[], parts: string[][]): Buffer {
  const type = `MIME-Version: 1.0\r\nContent-Type: multipart/${kind}; boundary="=_b"`
  return mailOf([...head, type], partsOf('=_b', parts))
}

export function base64(content: string | Buffer): string {
  return Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n')
}

export function quotedPrintable(content: Buffer): string {
  return [...content]
    .map((byte) =>
      byte > 32 && byte < 127 && byte !== 61
        ? String.fromCharCode(byte)
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('')
    .replaceAll(/(?:=..|[^=]){70}/g, '$&=\r\n')
}
