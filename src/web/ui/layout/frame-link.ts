import type { LucideIcon } from 'lucide-react'

import type { Address } from '#web/lib/navigation/address.ts'

export type FrameLink = {
  to: Address
  text: string
  Icon: LucideIcon
  /** On narrow screens the link is in the menu, because the bar at the bottom has no room for it. */
  isInMenu?: true
  /** Something on its page needs an administrator. */
  hasMark?: boolean
}

/** `page` on the page itself, `true` below it: a ticket belongs to My Tickets, but New Ticket to itself. */
export function currentMark(
  to: string,
  pathname: string,
  links: readonly { to: string }[],
): 'page' | 'true' | undefined {
  if (to === pathname) return 'page'
  const isBelow = pathname.startsWith(`${to}/`) && !links.some((link) => link.to === pathname)
  return isBelow ? 'true' : undefined
}
