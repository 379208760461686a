import { createHash } from 'node:crypto'

/**
 * The lines of `sha256sum` for the entries of an archive. They are taken now and then, into an entry
 * of their own, so that an archive of millions of files needs no more memory than one of a few.
 */
export function createChecksums() {
  let lines: string[] = []
  return {
    /** Hands the content on as it is, and adds its line at the end. */
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
