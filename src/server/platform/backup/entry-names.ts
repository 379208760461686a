/** The first entry: who wrote the archive, so that one which cannot be read is known at once. */
export const HEAD_ENTRY = 'backup.json'
/** The last entry but for its checksums: all that has to be in the archive. */
export const MANIFEST_ENTRY = 'manifest.json'

/** An attachment, whole. */
export const fileEntry = (key: string) => `files/${key}`
/** In place of an attachment that could not be read whole: the reason. */
export const missingEntry = (key: string) => `missing/${key}`
/** Rows of a table as COPY writes them, compressed. */
export const tableEntry = (table: string, part: number) =>
  `database/${table}/${String(part).padStart(6, '0')}.copy.gz`
/** For `sha256sum --check`, the entries since the one before. */
export const checksumsEntry = (part: number) => `SHA256SUMS.${String(part).padStart(6, '0')}`

export type EntryName =
  | { type: 'head' }
  | { type: 'manifest' }
  | { type: 'checksums' }
  | { type: 'file' | 'missing'; key: string }
  | { type: 'table'; table: string }

const KEYED = /^(files|missing)\/([0-9a-f-]+\/[0-9a-f-]+)$/
const TABLE = /^database\/([a-z_][a-z0-9_]*)\/\d+\.copy\.gz$/

/** What an entry is. Undefined for a name that we never give, which also keeps paths in their place. */
export function readEntryName(name: string): EntryName | undefined {
  if (name === HEAD_ENTRY) return { type: 'head' }
  if (name === MANIFEST_ENTRY) return { type: 'manifest' }
  if (name.startsWith('SHA256SUMS.')) return { type: 'checksums' }
  const [, folder, key] = KEYED.exec(name) ?? []
  if (key !== undefined) return { type: folder === 'files' ? 'file' : 'missing', key }
  const [, table] = TABLE.exec(name) ?? []
  return table === undefined ? undefined : { type: 'table', table }
}
