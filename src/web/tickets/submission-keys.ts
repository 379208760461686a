function randomKey(): string {
  // randomUUID is missing where the page was not loaded over HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export type SubmissionKeys = {
  /** The same content gets the same key until it has been accepted. */
  keyFor: (content: string) => string
  accepted: () => void
}

/**
 * Idempotency keys for one form. When an answer is lost and the same content is sent again, the
 * server recognises it by its key and does not store it twice; changed content is a new submission.
 */
export function createSubmissionKeys(): SubmissionKeys {
  let last: { content: string; key: string } | null = null
  return {
    keyFor(content) {
      if (last?.content !== content) last = { content, key: randomKey() }
      return last.key
    },
    accepted() {
      last = null
    },
  }
}

/** What makes two submissions with these files the same one. */
export function describeFiles(files: File[]): string[] {
  return files.map((file) => `${file.name}:${file.size}:${file.lastModified}`)
}
