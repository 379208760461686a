import { DELETED_CUSTOMER_DAYS } from '#shared/customers/values.ts'
import { type DraftKey, draftKeyText, draftNames } from '#web/lib/storage/drafts.ts'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'

const NEW_PREFIX = 'new-customer:'
const KEPT_FOR_MS = DELETED_CUSTOMER_DAYS * 86_400_000

export function customerDraftKey(
  userId: string,
  customerId: string,
  { isNew }: { isNew: boolean },
): DraftKey {
  return { userId, name: (isNew ? NEW_PREFIX : 'customer:') + customerId }
}

/**
 * The id that this tab has given a new customer, or that of a draft which no tab has open: a reload
 * and a new sign-in go on with the addresses that may be at the identity provider by now.
 */
export async function findNewCustomerId(userId: string, nowMs: number): Promise<string | null> {
  const kept = draftNames(userId)
    .filter((name) => name.startsWith(NEW_PREFIX))
    .map((name) => name.slice(NEW_PREFIX.length))
    .toSorted()
    .toReversed()
  const open = await namesOfLocks()
  const isFree = (id: string) =>
    !open.includes(draftKeyText(customerDraftKey(userId, id, { isNew: true })))
  const ids = [readStored('sessionStorage', tabKey(userId)), ...kept.filter(isFree)]
  return ids.find((id) => id !== null && isTakenByServer(id, nowMs)) ?? null
}

/** For this tab; null once the customer is saved. */
export function keepNewCustomerId(userId: string, id: string | null) {
  writeStored('sessionStorage', tabKey(userId), id)
}

function tabKey(userId: string): string {
  return `new-customer:${userId}`
}

/** A UUIDv7 begins with the milliseconds since 1970. The server takes none that is too old. */
function isTakenByServer(id: string, nowMs: number): boolean {
  const madeAtMs = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  return nowMs - madeAtMs < KEPT_FOR_MS
}

async function namesOfLocks(): Promise<(string | undefined)[]> {
  // Missing where the page is not secure.
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.map(({ name }) => name)
}
