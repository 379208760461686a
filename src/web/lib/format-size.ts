const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** `1.50 MB`: files about to be sent (specification section 9). */
export function formatMegabytes(sizeBytes: number): string {
  return `${(sizeBytes / MEGABYTE).toFixed(2)} MB`
}

/** `12 KB`: files on a ticket. */
export function formatKilobytes(sizeBytes: number): string {
  return `${Math.round(sizeBytes / KILOBYTE)} KB`
}
