import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

// Comes after the page, which says nothing of it most of the time.
export const LateSignOnNotices = lazyPart(
  async () => (await import('#web/connections/notices/sign-on-notices.tsx')).SignOnNotices,
)
