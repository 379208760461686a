import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

/** Its code comes when it is wanted. */
export const LateBindDialog = lazyPart(async () => (await import('./bind-dialog.tsx')).BindDialog)
