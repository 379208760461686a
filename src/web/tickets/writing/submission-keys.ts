import { ApiError } from '#web/lib/http/api-error.ts'
import { readDraft, writeDraft, type DraftKey } from '#web/lib/storage/drafts.ts'

/** The last submission, which has not been answered yet. */
export type Submitted = {
  content: string
  key: string
  /** When its ticket had changed last before, by the server's clock. */
  since: string
}

type Store = { read: () => string | null; write: (text: string | null) => void }

function randomKey(): string {
  // randomUUID is missing where the page was not loaded over HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Idempotency keys for one form. When an answer is lost and the same content is sent again, also
 * after a reload, the server recognizes it by its key and does not store it twice; changed content
 * is a new submission.
 */
export function createSubmissionKeys(store: Store) {
  const last = () => parseSubmitted(store.read())
  return {
    /** The same content gets the same key until it has been accepted. */
    keyFor(content: string, since = ''): string {
      const before = last()
      if (before?.content === content) return before.key
      const submitted = { content, key: randomKey(), since }
      store.write(JSON.stringify(submitted))
      return submitted.key
    },
    last,
    accepted: () => store.write(null),
  }
}

/** Kept beside the draft of what is sent, and gone with sign-out as that is. */
export function submissionStore({ userId, name }: DraftKey): Store & { name: string } {
  const key = { userId, name: `sent-${name}` }
  // Used when the browser can store nothing, for as long as the form is open.
  let fallback: string | null = null
  return {
    name: key.name,
    read: () => readDraft(key) ?? fallback,
    write: (text) => {
      fallback = text
      writeDraft(key, text)
    },
  }
}

function parseSubmitted(stored: string | null): Submitted | null {
  try {
    const value: Record<string, unknown> = JSON.parse(stored ?? '{}') ?? {}
    const { content, key, since } = value
    if (typeof content !== 'string' || typeof key !== 'string') return null
    return { content, key, since: typeof since === 'string' ? since : '' }
  } catch {
    // Not ours, or cut off when the disk was full.
    return null
  }
}

/** Describes files so that equal submissions have equal texts. */
export function describeFiles(files: File[]): string[] {
  return files.map((file) => `${file.name}:${file.size}:${file.lastModified}`)
}

/** The connection broke, or something on the way answered: the server may have done it all the same. */
export function isAnswerLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === 'network' || error.code === 'timeout' || error.status >= 500
}
