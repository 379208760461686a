import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

// Comes after the page, which says nothing of it most of the time.
export const LateSecretsToRenew = lazyPart(
  async () => (await import('#web/mail/boxes/mailbox-pages.tsx')).mailboxPages.SecretsToRenew,
)
