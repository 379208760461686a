import type { CrmComment, CrmFile } from '#server/channels/crm/port.ts'
import { inBatches } from './in-batches.ts'
import type { Reader } from './reader.ts'

/** By the CRM's id. */
export type DescribedFiles = ReadonlyMap<string, CrmFile>

/**
 * Reads the names and sizes of files before a transaction begins. A file that may not be read is
 * left out: it could not be opened.
 */
export async function describeFiles(
  { crm, signal, notes }: Pick<Reader, 'crm' | 'signal' | 'notes'>,
  comments: CrmComment[],
): Promise<DescribedFiles> {
  // Those of internal notes are none of ours, and those of our own comments are known.
  const heard = comments.filter(({ direction, ref }) =>
    direction === 'note' ? notes.noteRule !== 'never' && ref === null : true,
  )
  const ids = [...new Set(heard.flatMap(({ fileIds }) => fileIds))]
  const files = await inBatches(ids, (some) => crm.describeFiles(some, signal))
  return new Map(files.map((file) => [file.id, file]))
}
