import * as words from '#words/tickets.ts'

const KILOBYTE = 1024

/** `12 KB`: files on a ticket. A file with anything in it never shows as 0 KB. */
export function formatKilobytes(sizeBytes: number): string {
  const kilobytes = Math.round(sizeBytes / KILOBYTE)
  return words.kilobytes(sizeBytes > 0 ? Math.max(kilobytes, 1) : 0)
}
