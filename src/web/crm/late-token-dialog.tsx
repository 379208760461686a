import { lazyPart } from '#web/kit/lazy/lazy-part.tsx'

/** Loaded when somebody is about to open it. */
export const LateTokenDialog = lazyPart(
  async () => (await import('./token-dialog.tsx')).TokenDialog,
)
