import { z } from 'zod'

import { type Call, jsonOf, limitOf, type Route, route } from './api.ts'
import { missing } from './hubspot-error.ts'
import { parsed } from './linked-objects.ts'
import { addMessage, getThread, latestOf, presentMessage, presentThread } from './threads.ts'

const NewMessage = z.object({
  type: z.enum(['MESSAGE', 'COMMENT']),
  text: z.string(),
  richText: z.string().optional(),
  senderActorId: z.string().optional(),
  channelId: z.string().optional(),
  channelAccountId: z.string().optional(),
  recipients: z.array(z.unknown()).optional(),
  attachments: z.array(z.object({ fileId: z.string() })).default([]),
})

// Only the version after 2026-03 has conversations among its dated paths.
const THREADS = '/conversations/(?:v3/conversations|conversations/{v})/threads'
const ACTORS = '/conversations/(?:v3/conversations|conversations/{v})/actors'

export const conversationRoutes: Route[] = [
  route('GET', THREADS, listThreads, ['conversations.read']),
  route('GET', `${THREADS}/{id}`, readThread, ['conversations.read']),
  route('GET', `${THREADS}/{id}/messages`, listMessages, ['conversations.read']),
  route('GET', `${THREADS}/{id}/messages/{messageId}`, readMessage, ['conversations.read']),
  route('POST', `${THREADS}/{id}/messages`, sendMessage, ['conversations.write']),
  route('GET', `${ACTORS}/{id}`, readActor, ['conversations.read']),
]

function listThreads(call: Call) {
  const { account, url } = call
  const limit = limitOf(call, { fallback: 100, most: 500 })
  const ticketId = url.searchParams.get('associatedTicketId')
  const since = url.searchParams.get('latestMessageTimestampAfter')
  const start = Number(url.searchParams.get('after') ?? 0)
  const isByTime = url.searchParams.get('sort') === 'latestMessageTimestamp'
  const found = [...account.threads.values()]
    .filter((thread) => ticketId === null || thread.ticketId === ticketId)
    .filter((thread) => since === null || latestOf(thread) > Date.parse(since))
    .toSorted((a, b) => (isByTime ? latestOf(a) - latestOf(b) : Number(a.id) - Number(b.id)))
  const hasMore = start + limit < found.length
  return {
    status: 200,
    body: {
      results: found.slice(start, start + limit).map(presentThread),
      ...(hasMore && { paging: { next: { after: String(start + limit) } } }),
    },
  }
}

function readThread({ account, params }: Call) {
  return { status: 200, body: presentThread(getThread(account, params.id ?? '')) }
}

function listMessages(call: Call) {
  const { account, params, url } = call
  const thread = getThread(account, params.id ?? '')
  const limit = limitOf(call, { fallback: 100, most: 500 })
  const start = Number(url.searchParams.get('after') ?? 0)
  const newestFirst = url.searchParams.get('sort') !== 'createdAt'
  const all = newestFirst ? thread.messages.toReversed() : thread.messages
  const hasMore = start + limit < all.length
  return {
    status: 200,
    body: {
      results: all.slice(start, start + limit).map((message) => presentMessage(thread, message)),
      ...(hasMore && { paging: { next: { after: String(start + limit) } } }),
    },
  }
}

function readMessage({ account, params }: Call) {
  const thread = getThread(account, params.id ?? '')
  const message = thread.messages.find(({ id }) => id === params.messageId)
  if (!message) throw missing(`message ${params.messageId} was not found`)
  return { status: 200, body: presentMessage(thread, message) }
}

function sendMessage(call: Call) {
  const { account, params } = call
  const thread = getThread(account, params.id ?? '')
  const given = parsed(NewMessage, jsonOf(call))
  const message = addMessage(account, thread.ticketId, {
    type: given.type,
    direction: given.type === 'COMMENT' ? null : 'OUTGOING',
    actorId: given.senderActorId ?? 'A-9051',
    name: 'Integration',
    richText: given.richText ?? given.text,
    fileIds: given.attachments.map(({ fileId }) => fileId),
  })
  return { status: 201, body: presentMessage(thread, message) }
}

function readActor({ account, params }: Call) {
  const id = params.id ?? ''
  const owner = account.owners.find(({ userId }) => id === `A-${userId}`)
  if (owner) {
    const name = `${owner.firstName} ${owner.lastName}`
    return { status: 200, body: { id, name, email: owner.email, type: 'AGENT' } }
  }
  const contact = account.tables.contacts.byId.get(id.replace(/^V-/, ''))
  if (!contact) throw missing(`actor ${id} was not found`)
  const { firstname, lastname, email } = contact.properties
  const name = [firstname, lastname].filter(Boolean).join(' ')
  return { status: 200, body: { id, name, email, type: 'VISITOR' } }
}
