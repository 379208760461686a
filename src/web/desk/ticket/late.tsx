import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

const load = () => import('./late-parts.ts')

// Nobody waits for them to read or to answer.
export const AutomaticMail = lazyPart(async () => (await load()).lateParts.AutomaticMail)
export const BouncedMark = lazyPart(async () => (await load()).lateParts.BouncedMark)
export const PresenceBar = lazyPart(async () => (await load()).lateParts.PresenceBar)
export const TicketTime = lazyPart(async () => (await load()).lateParts.TicketTime)
