import type { UploadProgress, UploadProgressProps } from './upload-progress.tsx'

let Loaded: typeof UploadProgress | null = null

/**
 * Loads the bar, and what asks before an upload is left. Most tickets and replies come without
 * files, so this waits until one is attached.
 */
export async function loadUploadProgress(): Promise<void> {
  try {
    Loaded ??= (await import('./upload-progress.tsx')).UploadProgress
  } catch {
    // The upload goes on without a bar and without a question.
  }
}

/**
 * Not a lazy component: React shows one only 300 ms after the last that it waited for, and until
 * then a click on a link would leave the upload unasked.
 */
export function LateUploadProgress(props: UploadProgressProps) {
  return Loaded && <Loaded {...props} />
}
