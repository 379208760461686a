import { z } from 'zod'

import type { Crm, CrmComment, Page, ScanWindow } from '#server/channels/crm/port.ts'

import { PAGE, THREADS } from '#server/channels/crm/hubspot/client/api-version.ts'
import { unlessMissing } from '#server/channels/crm/hubspot/client/refusals.ts'
import type { HubSpotRequest } from '#server/channels/crm/hubspot/client/request.ts'

/** Threads of a page, each of which takes a request of its own. */
const THREADS_PER_PAGE = 20

const id = z.coerce.string()
const Paging = z
  .object({ next: z.object({ after: z.coerce.string().nullish() }).nullish() })
  .nullish()
const Thread = z.object({
  id,
  associatedContactId: id.nullish(),
  threadAssociations: z.object({ associatedTicketId: id.nullish() }).nullish(),
})
type Thread = z.infer<typeof Thread>
const ThreadPage = z.object({ results: z.array(Thread), paging: Paging })
const Identifier = z.object({ type: z.string(), value: z.string() }).nullish()
const Message = z.object({
  id,
  type: z.string(),
  direction: z.string().nullish(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date().nullish(),
  senders: z
    .array(
      z.object({
        actorId: z.string().nullish(),
        name: z.string().nullish(),
        deliveryIdentifier: Identifier,
      }),
    )
    .nullish(),
  recipients: z
    .array(
      z.object({
        deliveryIdentifier: Identifier,
        deliveryIdentifiers: z.array(Identifier).nullish(),
      }),
    )
    .nullish(),
  archived: z.boolean().nullish(),
  status: z.object({ statusType: z.string().nullish() }).nullish(),
  text: z.string().nullish(),
  richText: z.string().nullish(),
  attachments: z.array(z.object({ fileId: id.nullish() })).nullish(),
})
type Message = z.infer<typeof Message>
const MessagePage = z.object({ results: z.array(Message), paging: Paging })

type Messages = {
  scanMessages(window: ScanWindow, signal: AbortSignal): Promise<Page<CrmComment>>
  loadMessages(ids: string[], signal: AbortSignal): Promise<CrmComment[]>
  listMessages(ticketIds: string[], signal: AbortSignal): Promise<CrmComment[]>
}

/** Messages of conversations that belong to a ticket. Their id here names the thread, too. */
export function createMessages(
  request: HubSpotRequest,
  readContacts: Crm['readContacts'],
): Messages {
  async function readThread(threadId: string, signal: AbortSignal): Promise<Message[]> {
    const found: Message[] = []
    for (let after: string | undefined; ;) {
      const { results, paging } = await request(
        {
          method: 'GET',
          path: `${THREADS}/${encodeURIComponent(threadId)}/messages`,
          query: { limit: PAGE, after, sort: 'createdAt' },
          answer: MessagePage,
        },
        signal,
      )
      found.push(...results)
      after = paging?.next?.after ?? undefined
      if (after === undefined) return found
    }
  }

  /** Leaves out the team's internal messages in a conversation, and conversations without a ticket. */
  async function toComments(
    thread: Thread,
    messages: Message[],
    signal: AbortSignal,
  ): Promise<CrmComment[]> {
    const ticketId = thread.threadAssociations?.associatedTicketId
    if (!ticketId) return []
    const { associatedContactId: contactId } = thread
    const said = messages.flatMap((message) => {
      const comment = toComment(thread.id, ticketId, message)
      return comment ? { comment, isOfContact: isOfContact(message, comment, contactId) } : []
    })
    if (!contactId || !said.some((one) => one.isOfContact))
      return said.map(({ comment }) => comment)
    const [contact] = await readContacts([contactId], signal)
    const email = contact?.email ?? null
    return said.map(({ comment, isOfContact: isTheirs }) => {
      if (!isTheirs || email === null) return comment
      return comment.direction === 'received'
        ? { ...comment, authorEmail: email }
        : { ...comment, recipientEmails: [email] }
    })
  }

  return {
    async scanMessages({ from, until, after }, signal) {
      // All of them are read by id: in the order of time a thread changes its place with each message.
      const order =
        from.getTime() === 0
          ? { sort: 'id' }
          : {
              sort: 'latestMessageTimestamp',
              // The instant itself is not included.
              latestMessageTimestampAfter: new Date(from.getTime() - 1).toISOString(),
            }
      const { results, paging } = await request(
        {
          method: 'GET',
          path: THREADS,
          query: {
            limit: THREADS_PER_PAGE,
            after: after ?? undefined,
            association: 'TICKET',
            ...order,
          },
          answer: ThreadPage,
        },
        signal,
      )
      const items: CrmComment[] = []
      for (const thread of results) {
        if (!thread.threadAssociations?.associatedTicketId) continue
        const messages = await readThread(thread.id, signal)
        const inWindow = messages.filter(
          ({ createdAt, updatedAt }) => (updatedAt ?? createdAt) >= from && createdAt <= until,
        )
        items.push(...(await toComments(thread, inWindow, signal)))
      }
      return { items, after: paging?.next?.after ?? null }
    },

    async loadMessages(ids, signal) {
      const byThread = Map.groupBy(ids, (one) => one.split(ID_SEPARATOR)[0] ?? '')
      const found: CrmComment[] = []
      for (const [threadId, wanted] of byThread) {
        const path = `${THREADS}/${encodeURIComponent(threadId)}`
        const query = { association: 'TICKET' }
        const comments = await unlessMissing(async () => {
          const thread = await request({ method: 'GET', path, query, answer: Thread }, signal)
          return toComments(thread, await readThread(threadId, signal), signal)
        })
        // A thread alone stands for all its messages.
        const isWanted = ({ id: one }: CrmComment) =>
          wanted.includes(one) || wanted.includes(threadId)
        found.push(...(comments ?? []).filter(isWanted))
      }
      return found
    },

    async listMessages(ticketIds, signal) {
      const found: CrmComment[] = []
      for (const associatedTicketId of ticketIds) {
        const { results } = await request(
          {
            method: 'GET',
            path: THREADS,
            query: { limit: PAGE, associatedTicketId, association: 'TICKET' },
            answer: ThreadPage,
          },
          signal,
        )
        for (const thread of results) {
          const ofTicket = { ...thread, threadAssociations: { associatedTicketId } }
          found.push(...(await toComments(ofTicket, await readThread(thread.id, signal), signal)))
        }
      }
      return found
    },
  }
}

const ID_SEPARATOR = ':'

/** Returns whether a message that names no address is from or to the contact whose conversation it is. */
function isOfContact(
  { senders }: Message,
  { direction, authorEmail, recipientEmails }: CrmComment,
  contactId: string | null | undefined,
): boolean {
  if (direction === 'sent') return recipientEmails === null
  const [sender] = senders ?? []
  const isAnother = sender?.actorId?.startsWith('V-') && sender.actorId !== `V-${contactId}`
  return authorEmail === null && !isAnother
}

function toComment(threadId: string, ticketId: string, message: Message): CrmComment | undefined {
  const direction = DIRECTIONS.get(message.direction ?? '')
  if (message.type !== 'MESSAGE' || direction === undefined) return undefined
  if (message.archived || UNSENT.has(message.status?.statusType ?? '')) return undefined
  const [sender] = message.senders ?? []
  const [email = null] = emailsOf([sender?.deliveryIdentifier])
  const recipients = (message.recipients ?? []).flatMap((one) =>
    emailsOf([one.deliveryIdentifier, ...(one.deliveryIdentifiers ?? [])]),
  )
  return {
    stream: 'messages',
    id: `${threadId}${ID_SEPARATOR}${message.id}`,
    ref: null,
    ticketIds: [ticketId],
    direction,
    authorName: sender?.name || null,
    authorEmail: email,
    recipientEmails: recipients.length > 0 ? recipients : null,
    html: message.richText || escapeText(message.text ?? ''),
    at: message.createdAt,
    modifiedAt: message.updatedAt ?? message.createdAt,
    fileIds: (message.attachments ?? []).flatMap(({ fileId }) => fileId ?? []),
  }
}

const DIRECTIONS = new Map<string, 'sent' | 'received'>([
  ['OUTGOING', 'sent'],
  ['INCOMING', 'received'],
])

/** Messages that failed or were taken back have reached no one. */
const UNSENT = new Set(['FAILED', 'DELETED'])

function emailsOf(identifiers: z.infer<typeof Identifier>[]): string[] {
  return identifiers.flatMap((one) =>
    one?.type === 'HS_EMAIL_ADDRESS' ? [one.value.toLowerCase()] : [],
  )
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')
}
