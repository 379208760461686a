import { importMetadata } from '#server/connections/metadata/import-metadata.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { FoundConnection } from '#shared/connections/metadata/contract.ts'
import type { MetadataProblem } from '#shared/connections/metadata/values.ts'
import { FAILING_DAYS } from '#shared/connections/endpoints.ts'
import { SYSTEM } from '#server/access/audit/actor.ts'
import type { Tx } from '#server/platform/db/client.ts'

import {
  findSource,
  listDueLooks,
  findLook,
  listSigners,
  type Look,
  upsertLook,
} from './queries.ts'
import { compareFound, isOfSameProvider, type Offer } from './compare-found.ts'
import { type FollowedConnection, lockFollowed } from './locked-connection.ts'
import { nextLookAt } from './next-look-at.ts'
import { takeCertificates } from './take-certificates.ts'
import { tellOfOffer, tellOfTaken } from './tell-of-metadata.ts'

const DAY_MS = 24 * 3_600_000

type KeepDeps = Pick<Deps, 'config' | 'now'>
type Failure = { problem: MetadataProblem; detail: string | null }
type Read = {
  customerId: string
  /** Address that it was read from. */
  url: string
  read: { found: FoundConnection } | Failure
}

/**
 * Keeps what a look has found, accepts new certificates where that is wanted, and reports decisions
 * that a person has to make. A look that failed changes nothing of what people sign in with.
 */
async function saveMetadataCheck(
  deps: KeepDeps,
  tx: Tx,
  { customerId, url, read }: Read,
): Promise<void> {
  const connection = await lockFollowed(tx, customerId)
  // Another address was entered in the meantime.
  if (connection?.settings.metadataUrl !== url) return
  const now = deps.now()
  const before = await findLook(tx, customerId, url)
  const look = { customerId, url, lookedAt: now, dueAt: nextLookAt(customerId, now) }
  if ('found' in read) {
    const toldOffer = await settle(deps, tx, { connection, found: read.found, before })
    await upsertLook(tx, {
      ...look,
      found: JSON.stringify(read.found),
      foundAt: now,
      ...NO_FAILURE,
      toldOffer,
    })
  } else {
    const failure = keepFailure(now, read, before)
    await upsertLook(tx, { ...(before ? {} : NOTHING_FOUND), ...look, ...failure })
  }
}

const NO_FAILURE = { problem: null, problemDetail: null, failingSince: null, failureToldAt: null }
/** Reset when the address changes. */
const NOTHING_FOUND = { found: null, foundAt: null, toldOffer: null }

type Settled = { connection: FollowedConnection; found: FoundConnection; before: Look | undefined }

/** Returns the offer that administrators were told of, if one waits for them. */
async function settle(
  deps: KeepDeps,
  tx: Tx,
  { connection, found, before }: Settled,
): Promise<string | null> {
  const { customer } = connection
  const given = { signers: await listSigners(tx, customer.id), now: deps.now() }
  let { settings } = connection
  let offer = compareFound(settings, found, given)
  if (offer?.certificates && settings.followMetadata && isOfSameProvider(offer)) {
    settings = await takeCertificates(deps, tx, connection, { offer, by: SYSTEM })
    if (offer.hasNewCertificate) await tellOfTaken(deps, tx, { customer, settings })
    offer = compareFound(settings, found, given)
  }
  if (!offer || !isWorthTelling(offer)) return null
  if (offer.id !== before?.toldOffer) await tellOfOffer(deps, tx, { customer, settings, offer })
  return offer.id
}

/** A mere removal can wait until an administrator visits the page. */
function isWorthTelling({ hasNewCertificate, entityId, entryPoint }: Offer): boolean {
  return hasNewCertificate || entityId !== null || entryPoint !== null
}

/** Administrators are told of one that lasts (`find-failures.ts`). */
function keepFailure(now: Date, { problem, detail }: Failure, before: Look | undefined) {
  const failingSince = before?.failingSince ?? now
  const isLong = now.getTime() - failingSince.getTime() >= FAILING_DAYS * DAY_MS
  const failureToldAt = before?.failureToldAt ?? (isLong ? now : null)
  return { problem, problemDetail: detail, failingSince, failureToldAt }
}

export type LookDeps = Pick<Deps, 'config' | 'db' | 'now'>

/** Limit of one run; the next one goes on. */
const MAX_LOOKS = 200
/** A provider that does not answer holds up few others. */
const AT_ONCE = 5

/** Looks at the metadata that is due, each at its own time of the day. */
export async function lookAtDueMetadata(deps: LookDeps, stopping: AbortSignal): Promise<void> {
  const due = await asWorker(deps.db, (tx) => listDueLooks(tx, deps.now(), { limit: MAX_LOOKS }))
  const waiting = due.values()
  async function lookOneByOne() {
    for (const customerId of waiting) {
      if (stopping.aborted) return
      await lookAtMetadata(deps, customerId)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookOneByOne))
}

/** Looks at a provider's metadata, and keeps what it says. Nothing is locked while it is fetched. */
export async function lookAtMetadata(deps: LookDeps, customerId: string): Promise<void> {
  const source = await asWorker(deps.db, (tx) => findSource(tx, customerId))
  if (!source?.url) return
  const { url, entityId } = source
  const any = await importMetadata(deps, { source: { url }, entityId: null })
  // Choose the one that people sign in with when there are several providers.
  const read = 'choices' in any ? await importMetadata(deps, { source: { url }, entityId }) : any
  if ('choices' in read) return
  await asWorker(deps.db, (tx) => saveMetadataCheck(deps, tx, { customerId, url, read }))
}
