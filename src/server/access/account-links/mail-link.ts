import type { StaffMember } from '#shared/staff/contract.ts'
import type { MailOutcome } from '#shared/staff/values.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { Mail } from '#server/platform/mail-transport/create-mailer.ts'
import { writeMail } from '#server/platform/mail-transport/write-mail.ts'
import type { Link } from './make-link.ts'

type Recipient = Pick<StaffMember, 'name' | 'email' | 'role'>

/** Sends the link to whom it is for. That it could not be sent is an answer: the link can be handed over. */
export async function mailLink(
  deps: Pick<Deps, 'config' | 'mail' | 'log'>,
  member: Recipient,
  link: Link,
  { by }: { by: Pick<Actor, 'name'> },
): Promise<MailOutcome> {
  if (!deps.mail) return 'off'
  try {
    await deps.mail.send(linkMail(deps, member, link, { by }))
    return 'sent'
  } catch (error) {
    deps.log.warn({ err: error, purpose: link.purpose }, 'mail not sent')
    return 'failed'
  }
}

const until = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

function linkMail(
  { config }: Pick<Deps, 'config'>,
  member: Recipient,
  { purpose, url, expiresAt }: Link,
  { by }: { by: Pick<Actor, 'name'> },
): Mail {
  const { host } = new URL(config.publicUrl)
  const isInvitation = purpose === 'invitation'
  const work = member.role === 'admin' ? 'to administer the support portal' : 'to answer tickets'
  const body = writeMail([
    `Hello ${member.name},`,
    isInvitation
      ? `${by.name} has invited you ${work} at ${host}. Set a password to begin:`
      : `${by.name} has made a link for you to set a new password at ${host}:`,
    { text: isInvitation ? 'Set your password' : 'Set a new password', url },
    `The link works once, until ${until.format(expiresAt).replaceAll('\u202f', ' ')} UTC. Your address for signing in is ${member.email}.`,
    'If you did not expect this, you need not do anything.',
  ])
  return {
    to: { name: member.name, address: member.email },
    subject: isInvitation ? `Your account at ${host}` : `A new password for ${host}`,
    ...body,
  }
}
