const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** `1.50 MB`: files about to be sent (specification section 9). */
export function formatMegabytes(sizeBytes: number): string {
  return `${(sizeBytes / MEGABYTE).toFixed(2)} MB`
}

/** `12 KB`: files on a ticket. A file with anything in it never shows as 0 KB. */
export function formatKilobytes(sizeBytes: number): string {
  const kilobytes = Math.round(sizeBytes / KILOBYTE)
  return `${sizeBytes > 0 ? Math.max(kilobytes, 1) : 0} KB`
}
