const UNITS = ['KB', 'MB', 'GB', 'TB']

/** `1.4 GB`: in powers of a thousand, as the limits are given. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  let value = bytes
  let unit = -1
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${value.toFixed(value < 9.95 ? 1 : 0)} ${UNITS[unit]}`
}
