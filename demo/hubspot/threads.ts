import type { Account } from './account.ts'
import { missing } from './hubspot-error.ts'
import { findRecord, touch } from './records.ts'

// Conversations of the inbox: what a customer and an agent write to each other in a ticket's thread.

export type HubSpotMessage = {
  id: string
  /** A COMMENT is for the team alone. */
  type: 'MESSAGE' | 'COMMENT'
  createdAt: number
  direction: 'INCOMING' | 'OUTGOING' | null
  /** `A-<user>` for an agent, `V-<contact>` for a visitor. */
  actorId: string
  name: string
  richText: string
  fileIds: string[]
  /** The address that it was sent to, where it is a mail. */
  to?: string | null
  status?: string
}

export type HubSpotThread = {
  id: string
  createdAt: number
  ticketId: string
  contactId: string | null
  messages: HubSpotMessage[]
}

/** Returns the ticket's thread, which begins with its first message. */
export function threadOf(account: Account, ticketId: string): HubSpotThread {
  const found = [...account.threads.values()].find((thread) => thread.ticketId === ticketId)
  if (found) return found
  const [contact] = account.links.between('tickets', ticketId, 'contacts')
  const thread: HubSpotThread = {
    id: account.nextId(),
    createdAt: account.now(),
    ticketId,
    contactId: contact?.toId ?? null,
    messages: [],
  }
  account.threads.set(thread.id, thread)
  return thread
}

export function addMessage(
  account: Account,
  ticketId: string,
  { at, ...given }: Omit<HubSpotMessage, 'id' | 'createdAt'> & { at?: number },
): HubSpotMessage {
  const thread = threadOf(account, ticketId)
  const id = account.nextId()
  const message = { ...given, id, createdAt: at ?? account.now() }
  thread.messages.push(message)
  const ticket = findRecord(account, 'tickets', { id: ticketId })
  if (ticket) touch(account, 'tickets', { record: ticket })
  const byAgent = message.actorId.startsWith('A-')
  const { id: threadId } = thread
  account.tell({
    kind: 'newMessage',
    type: 'threads',
    id: threadId,
    at: message.createdAt,
    byAgent,
    messageId: id,
  })
  return message
}

export function getThread(account: Account, id: string): HubSpotThread {
  const found = account.threads.get(id)
  if (!found) throw missing(`thread ${id} was not found`)
  return found
}

export function presentThread({ id, createdAt, ticketId, contactId, messages }: HubSpotThread) {
  return {
    id,
    createdAt: iso(createdAt),
    status: 'OPEN',
    originalChannelId: '1002',
    originalChannelAccountId: '417',
    latestMessageTimestamp: iso(latestOf({ createdAt, messages })),
    spam: false,
    inboxId: '230',
    archived: false,
    ...(contactId !== null && { associatedContactId: contactId }),
    threadAssociations: { associatedTicketId: ticketId },
  }
}

export function latestOf({ createdAt, messages }: Pick<HubSpotThread, 'createdAt' | 'messages'>) {
  return messages.at(-1)?.createdAt ?? createdAt
}

export function presentMessage(thread: HubSpotThread, message: HubSpotMessage) {
  const { id, type, createdAt, direction, actorId, name, richText, fileIds } = message
  const { to, status = direction === 'INCOMING' ? 'RECEIVED' : 'SENT' } = message
  return {
    id,
    type,
    conversationsThreadId: thread.id,
    createdAt: iso(createdAt),
    updatedAt: iso(createdAt),
    createdBy: actorId,
    client: { clientType: 'HUBSPOT' },
    senders: [{ actorId, name }],
    recipients: to
      ? [{ recipientField: 'TO', deliveryIdentifier: { type: 'HS_EMAIL_ADDRESS', value: to } }]
      : [],
    archived: false,
    text: richText.replaceAll(/<[^>]*>/g, ' ').trim(),
    richText,
    attachments: fileIds.map((fileId) => ({ fileId, type: 'FILE', fileUsageType: 'OTHER' })),
    truncationStatus: 'NOT_TRUNCATED',
    ...(direction && { direction, channelId: '1002', channelAccountId: '417' }),
    ...(type === 'MESSAGE' && { status: { statusType: status } }),
  }
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
