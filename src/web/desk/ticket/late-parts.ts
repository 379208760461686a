import { PresenceBar } from '#web/desk/presence/presence-bar.tsx'
import { AutomaticMail, BouncedMark } from '#web/desk/ticket-mail/ticket-mail.tsx'
import { TicketTime } from '#web/desk/time/ticket-time.tsx'

/**
 * Parts that come after the page itself, as one file: every page of the portal lists the names of
 * all files.
 */
export const lateParts = { AutomaticMail, BouncedMark, PresenceBar, TicketTime }
