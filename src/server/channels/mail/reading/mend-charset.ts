import { isUtf8 } from 'node:buffer'

/**
 * Mends a mail that has 8-bit letters in the old Western charset without saying so, or says that they are
 * UTF-8: monitoring tools do. Others are returned as they are.
 */
export function mendCharset(raw: Uint8Array): Buffer {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  if (isUtf8(bytes)) return bytes
  const text = bytes.toString('latin1')
  const charsets = [...text.matchAll(/charset\s*=\s*"?([\w-]+)/gi)].map(([, name = '']) =>
    name.toLowerCase(),
  )
  const isClaimed = charsets.every((name) => /^(?:utf-?8|us-ascii|ascii)$/.test(name))
  const hasBinary = /^content-transfer-encoding:\s*binary/im.test(text)
  if (!isClaimed || hasBinary) return bytes
  return Buffer.from(new TextDecoder('windows-1252').decode(bytes))
}
