/**
 * The first entry: names the Portico that wrote the archive, so that an unsupported one is refused
 * at once.
 */
export const HEAD_ENTRY = 'backup.json'
/** The last entry before the final checksums: lists everything that has to be in the archive. */
export const MANIFEST_ENTRY = 'manifest.json'

/** The keys that open the secrets in the database. It is a file of DATA_DIR as well. */
export const KEY_ENTRY = 'installation.key'

/** A complete attachment. */
export const fileEntry = (key: string) => `files/${key}`
/** Replaces an attachment that could not be read completely, and says why. */
export const missingEntry = (key: string) => `missing/${key}`
/** Rows of a table in COPY format, compressed. */
export const tableEntry = (table: string, part: number) =>
  `database/${table}/${String(part).padStart(6, '0')}.copy.gz`
/** Checksums for `sha256sum --check` of the entries since the previous checksum entry. */
export const checksumsEntry = (part: number) => `SHA256SUMS.${String(part).padStart(6, '0')}`

export type EntryName =
  | { type: 'head' }
  | { type: 'manifest' }
  | { type: 'key' }
  | { type: 'checksums' }
  | { type: 'file' | 'missing'; key: string }
  | { type: 'table'; table: string }

const KEYED = /^(files|missing)\/([0-9a-f-]+\/[0-9a-f-]+)$/
const TABLE = /^database\/([a-z_][a-z0-9_]*)\/\d+\.copy\.gz$/

/**
 * Parses an entry name. Returns undefined for a name that Portico never writes, so no path can lead
 * outside the folder.
 */
export function readEntryName(name: string): EntryName | undefined {
  if (name === HEAD_ENTRY) return { type: 'head' }
  if (name === MANIFEST_ENTRY) return { type: 'manifest' }
  if (name === KEY_ENTRY) return { type: 'key' }
  if (name.startsWith('SHA256SUMS.')) return { type: 'checksums' }
  const [, folder, key] = KEYED.exec(name) ?? []
  if (key !== undefined) return { type: folder === 'files' ? 'file' : 'missing', key }
  const [, table] = TABLE.exec(name) ?? []
  return table === undefined ? undefined : { type: 'table', table }
}
