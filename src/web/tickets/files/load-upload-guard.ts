import type { ReactNode } from 'react'

type UploadGuard = (props: { onStop: () => void }) => ReactNode

/** Most tickets and replies come without files: it is loaded once one is attached. */
export async function loadUploadGuard(): Promise<{ default: UploadGuard }> {
  try {
    return { default: (await import('./upload-guard.tsx')).UploadGuard }
  } catch {
    // Then nobody is asked, and the upload goes on.
    return { default: () => null }
  }
}
