import { locale } from '#words/language.ts'

const megabytes = new Intl.NumberFormat(locale, {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const share = new Intl.NumberFormat(locale, { style: 'percent' })

const MEGABYTE = 1024 * 1024

/** `1.50 MB`: files about to be sent (specification section 9). */
export function formatMegabytes(sizeBytes: number): string {
  return megabytes.format(sizeBytes / MEGABYTE)
}

/** `99%` of a whole that is 1. All of it is not said before it is there. */
export function formatShare(part: number): string {
  return share.format(Math.floor(part * 100) / 100)
}
