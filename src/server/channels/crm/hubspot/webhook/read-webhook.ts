import { hash } from 'node:crypto'

import { z } from 'zod'

import type { CrmStream } from '#server/channels/crm/port.ts'
import type { Signal } from '#server/channels/crm/sync/streams/stream-queries.ts'

const MAX_EVENTS = 100

/** Others would have HubSpot refuse the whole reading of which they are a part. */
const Id = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,20}$/))

/** Everything but what kind of event it is may be missing, or be new to us. */
const Event = z.looseObject({
  portalId: Id,
  subscriptionType: z.string().max(100),
  occurredAt: z.number(),
  objectId: Id,
  objectTypeId: z.string().max(40).nullish(),
  eventId: Id.nullish(),
  propertyName: z.string().max(200).nullish(),
  messageId: z.string().max(200).nullish(),
  mergedObjectIds: z.array(Id).max(100).nullish(),
  newObjectId: Id.nullish(),
  fromObjectId: Id.nullish(),
})
type Event = z.infer<typeof Event>

const STREAMS_BY_TYPE = new Map<string, CrmStream>(
  Object.entries({
    '0-5': 'tickets',
    '0-46': 'notes',
    '0-49': 'emails',
  }),
)

/**
 * Reads which objects of the account a call is about. Of everything else, such as other accounts and kinds
 * of objects, and events that we cannot read, there is nothing to do: a refusal would only bring it again.
 */
export function readWebhook(body: Buffer, accountId: string | null): Signal[] {
  const events = z.array(z.unknown()).safeParse(parse(body)).data ?? []
  return events.slice(0, MAX_EVENTS).flatMap((given) => {
    const event = Event.safeParse(given).data
    if (!event || (accountId !== null && event.portalId !== accountId)) return []
    const stream = streamOf(event)
    return stream ? signalsOf(event, stream) : []
  })
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function streamOf({ subscriptionType, objectTypeId }: Event): CrmStream | undefined {
  const [object] = subscriptionType.split('.')
  if (object === 'ticket') return 'tickets'
  // The object is the thread, of which all messages are read.
  if (object === 'conversation') return 'messages'
  return object === 'object' && objectTypeId ? STREAMS_BY_TYPE.get(objectTypeId) : undefined
}

/** The same event has the same mark, whenever and however often it comes. */
function signalsOf(event: Event, stream: CrmStream): Signal[] {
  const { portalId, subscriptionType, eventId, occurredAt, propertyName, messageId } = event
  const ids = new Set([event.objectId, event.newObjectId, ...(event.mergedObjectIds ?? [])])
  return [...ids].flatMap((objectId) => {
    if (!objectId) return []
    const parts = [
      portalId,
      subscriptionType,
      objectId,
      eventId,
      occurredAt,
      propertyName,
      messageId,
    ]
    return {
      mark: hash('sha256', JSON.stringify(parts)),
      stream,
      objectId,
      isDeletion: subscriptionType.endsWith('.deletion'),
      occurredAt: new Date(Math.min(Math.max(occurredAt, 0), LAST_INSTANT_MS)),
    }
  })
}

const LAST_INSTANT_MS = Date.UTC(9999, 0)
