import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'

const DAY_MS = 86_400_000
const KEPT_FOR_MS = 7 * DAY_MS
/** Four drafts with as many and as large files as there may be. */
const MAX_KEPT_BYTES = 4 * MAX_ATTACHMENTS * MAX_ATTACHMENT_BYTES

export type KeptDraft<OfFile = { size: number }> = {
  key: string
  files: OfFile[]
  keptAtMs: number
}

/** The keys of those that are too old, and of the oldest beyond what a browser should have to hold. */
export function draftsToForget(drafts: KeptDraft[], nowMs: number): string[] {
  let keptBytes = 0
  return drafts
    .toSorted((one, other) => other.keptAtMs - one.keptAtMs)
    .filter(({ files, keptAtMs }) => {
      const sizeBytes = files.reduce((sum, file) => sum + file.size, 0)
      const isKept = nowMs - keptAtMs < KEPT_FOR_MS && keptBytes + sizeBytes <= MAX_KEPT_BYTES
      if (isKept) keptBytes += sizeBytes
      return !isKept
    })
    .map(({ key }) => key)
}
