import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

/** Loaded when it is about to be opened. */
export const LateTokenDialog = lazyPart(
  async () => (await import('./token-dialog.tsx')).TokenDialog,
)
