import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

/** Loaded when somebody is about to open it. */
export const LateTokenDialog = lazyPart(
  async () => (await import('./token-dialog.tsx')).TokenDialog,
)
