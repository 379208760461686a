import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

const load = () => import('./late-parts.ts')

// Reading and answering need not wait for these.
export const AutomaticMail = lazyPart(async () => (await load()).lateParts.AutomaticMail)
export const BouncedMark = lazyPart(async () => (await load()).lateParts.BouncedMark)
export const PresenceBar = lazyPart(async () => (await load()).lateParts.PresenceBar)
export const TicketTime = lazyPart(async () => (await load()).lateParts.TicketTime)
