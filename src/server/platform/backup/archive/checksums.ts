import { createHash } from 'node:crypto'

/**
 * Collects `sha256sum` lines for the entries of an archive. The caller takes them at intervals into
 * an entry of their own, so that an archive of millions of files needs no more memory than a small
 * one.
 */
export function createChecksums() {
  let lines: string[] = []
  return {
    /** Passes the content through and adds its line at the end. */
    async *observe(name: string, content: AsyncIterable<Buffer>) {
      const hash = createHash('sha256')
      for await (const chunk of content) {
        hash.update(chunk)
        yield chunk
      }
      lines.push(`${hash.digest('hex')}  ${name}\n`)
    },
    get pending() {
      return lines.length
    },
    take(): string {
      const text = lines.join('')
      lines = []
      return text
    },
  }
}
