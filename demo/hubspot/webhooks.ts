import { createHmac } from 'node:crypto'

import type { Account, AccountChange } from './account.ts'
import { SINGULAR, TYPE_IDS } from './object-types.ts'
import { createRandom, shuffled } from './random.ts'

// Tells one address of changes, as an app's webhooks do: signed, in batches, in no order, some of them
// twice, and again when the answer is not good.

export type WebhookOptions = {
  /** The address exactly as the receiver knows it: the signature covers it. */
  url: string
  /** Address to use instead, while the receiver is behind a proxy that this machine cannot reach. */
  sendTo?: string
  secret: string
  /** Changes within this time make one call. */
  batchMs?: number
  maxBatch?: number
  /** From 0 to 1: how many events come twice, and how many never. */
  duplicates?: number
  lost?: number
  /** Between attempts: seconds in tests, up to hours in life. */
  retryMs?: number
  maxAttempts?: number
  timeoutMs?: number
  seed?: number
}

export type WebhookEvent = Record<string, unknown>
export type Webhooks = ReturnType<typeof createWebhooks>

const APP_ID = 2_911_044

export function createWebhooks(account: Account) {
  let target: WebhookOptions | undefined
  let waiting: WebhookEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let random = createRandom(1)
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  const counts = { events: 0, calls: 0, accepted: 0, refused: 0, given: 0 }

  account.listen((change) => {
    if (!target) return
    for (const event of eventsOf(account, change)) {
      counts.events += 1
      if (random() < (target.lost ?? 0)) continue
      waiting.push(event)
      if (random() < (target.duplicates ?? 0)) waiting.push(event)
    }
    timer ??= setTimeout(flush, target.batchMs ?? 50)
  })

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const options = target
    if (!options) return
    const events = shuffled(waiting, random)
    waiting = []
    const size = options.maxBatch ?? 100
    for (let start = 0; start < events.length; start += size) {
      const sent = deliver(events.slice(start, start + size), options)
      underWay.add(sent)
      void sent.finally(() => underWay.delete(sent))
    }
  }

  async function deliver(events: WebhookEvent[], options: WebhookOptions): Promise<void> {
    const { maxAttempts = 10, retryMs = 200 } = options
    for (let attempt = 0; attempt < maxAttempts && !stopping.signal.aborted; attempt += 1) {
      if (
        await post(
          events.map((event) => ({ ...event, attemptNumber: attempt })),
          options,
        )
      )
        return
      await pause(retryMs * (0.5 + random()))
    }
  }

  async function post(events: WebhookEvent[], options: WebhookOptions): Promise<boolean> {
    const { url, sendTo = url, secret, timeoutMs = 5000 } = options
    const body = JSON.stringify(events)
    const signed = signatureOf({ secret, url, body, timestamp: account.now() })
    counts.calls += 1
    try {
      const answer = await fetch(sendTo, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...signed },
        body,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]),
      })
      await answer.arrayBuffer()
      counts[answer.ok ? 'accepted' : 'refused'] += 1
      return answer.ok
    } catch {
      counts.refused += 1
      return false
    }
  }

  function pause(delayMs: number) {
    return new Promise<void>((resolve) => {
      const wake = setTimeout(resolve, delayMs)
      stopping.signal.addEventListener('abort', () => {
        clearTimeout(wake)
        resolve()
      })
    })
  }

  return {
    counts,
    /** Notifies this address from now on; undefined for none. */
    connect(options: WebhookOptions | undefined) {
      target = options
      random = createRandom(options?.seed ?? 1)
    },
    /** Sends what waits, and resolves once every call was accepted or given up. */
    async settle(): Promise<void> {
      flush()
      while (underWay.size > 0) await Promise.all(underWay)
    },
    async close(): Promise<void> {
      stopping.abort()
      clearTimeout(timer)
      await Promise.all(underWay)
    },
  }
}

/** The headers that prove where a call comes from: the third version of the signature. */
export function signatureOf({
  secret,
  url,
  body,
  timestamp,
}: {
  secret: string
  url: string
  body: string
  timestamp: number
}): Record<string, string> {
  const signed = `POST${url}${body}${timestamp}`
  return {
    'X-HubSpot-Request-Timestamp': String(timestamp),
    'X-HubSpot-Signature-v3': createHmac('sha256', secret).update(signed).digest('base64'),
  }
}

function eventsOf(account: Account, change: AccountChange): WebhookEvent[] {
  const { kind, type, id, at, byAgent } = change
  const common = {
    // Not unique in life, either.
    eventId: Math.floor(account.random() * 1_000_000),
    subscriptionId: 3_500_000,
    portalId: account.portalId,
    appId: APP_ID,
    occurredAt: at,
    objectId: Number(id),
    changeSource: byAgent ? 'CRM_UI' : 'INTEGRATION',
  }
  if (type === 'threads') {
    const { messageId } = change
    const message = { messageId, messageType: 'MESSAGE', changeFlag: 'NEW_MESSAGE' }
    return [{ ...common, subscriptionType: 'conversation.newMessage', ...message }]
  }
  const subscriptionType =
    type === 'notes' || type === 'emails' ? `object.${kind}` : `${SINGULAR[type]}.${kind}`
  const objectTypeId = TYPE_IDS[type]
  const event = { ...common, subscriptionType, objectTypeId }
  const { property, merge, association } = change
  if (property) {
    return [{ ...event, propertyName: property.name, propertyValue: property.value ?? '' }]
  }
  if (merge) {
    const { primaryId, mergedIds, newId } = merge
    return [
      {
        ...event,
        primaryObjectId: Number(primaryId),
        mergedObjectIds: mergedIds.map(Number),
        newObjectId: Number(newId),
        numberOfPropertiesMoved: 0,
        changeFlag: 'MERGED',
      },
    ]
  }
  if (association) {
    const { fromId, toId, name, isPrimary } = association
    return [
      {
        ...event,
        associationType: name,
        fromObjectId: Number(fromId),
        toObjectId: Number(toId),
        associationRemoved: false,
        isPrimaryAssociation: isPrimary,
      },
    ]
  }
  return [{ ...event, changeFlag: kind === 'creation' ? 'CREATED' : 'DELETED' }]
}
