import type { MailReach } from '#shared/mail/out/values.ts'

import type { findRequesterMail } from './reach-queries.ts'

type RequesterMail = Awaited<ReturnType<typeof findRequesterMail>>

/** Says how a reply reaches the requester beside the portal. */
export function reachOf({
  active,
  bouncedAt,
  choice,
  isOn,
  stoppedAt,
}: Pick<RequesterMail, 'active' | 'bouncedAt' | 'choice' | 'isOn' | 'stoppedAt'>): MailReach {
  if (!isOn || !active) return 'portal'
  if (bouncedAt !== null) return 'bounced'
  if (choice === 'none') return 'unwanted'
  if (stoppedAt !== null) return 'stopped'
  return choice === 'digest' ? 'digest' : 'mail'
}
