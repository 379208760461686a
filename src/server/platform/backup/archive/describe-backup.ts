import type { Manifest } from './manifest.ts'

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** Describes the contents of a backup, in lines for the operator. */
export function describeBackup({ tables, files, migrations }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const lines = [
    `  Database  ${count(rows, 'row')} in ${count(tables.length, 'table')}, at ${migrations.at(-1)}`,
    `  Files     ${count(files.count, 'file')}, ${showSize(files.sizeBytes)}`,
  ]
  if (files.missing > 0) {
    lines.push(`  Missing   ${count(files.missing, 'file')}, named above; all else is there`)
  }
  return lines.join('\n')
}

export function showSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
}
