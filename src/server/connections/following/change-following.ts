import type { Following, FollowingInput } from '#shared/connections/contract.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { isEntryPoint } from '#server/connections/metadata/entry-point.ts'
import { AppError, invalidInput, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { applySettings } from '#server/connections/stages/apply-settings.ts'
import type { Deps } from '#server/deps.ts'
import { compareFound, isOfSameProvider } from './compare-found.ts'
import { type FollowedConnection, lockFollowed } from './locked-connection.ts'
import { lookAtMetadata } from './look-at-metadata.ts'
import { presentFollowing } from './present-following.ts'
import { findLook, listSigners } from './queries.ts'
import { takeCertificates } from './take-certificates.ts'

type FollowingDeps = Pick<Deps, 'config' | 'db' | 'now'>
type OnConnection = { customerId: string; by: Actor }

/** Says where the metadata is, and whether new certificates are taken by themselves. */
export async function changeFollowing(
  deps: FollowingDeps,
  { customerId, by }: OnConnection,
  { metadataUrl, followMetadata }: FollowingInput,
): Promise<Following> {
  if (metadataUrl !== null && !isEntryPoint(deps.config, metadataUrl))
    throw invalidInput({ metadataUrl: (words) => words.certificates.giveAddress })
  if (metadataUrl === null && followMetadata)
    throw invalidInput({ metadataUrl: (words) => words.certificates.addressNeeded })
  await asStaff(deps.db, async (tx) => {
    const { customer, settings } = await getLocked(tx, customerId)
    await applySettings(
      deps,
      tx,
      customer,
      { ...settings, metadataUrl, followMetadata },
      {
        by,
        way: 'page',
        action: 'connection.metadata_changed',
      },
    )
  })
  // Immediately, so that the person who entered a wrong address sees it.
  return lookNow(deps, customerId)
}

export async function lookNow(deps: FollowingDeps, customerId: string): Promise<Following> {
  await lookAtMetadata(deps, customerId)
  return asStaff(deps.db, (tx) => presentFollowing(deps, tx, customerId))
}

/** @throws AppError `conflict` when the offer is not any more the one that was seen. */
export function takeOffer(
  deps: FollowingDeps,
  { customerId, by }: OnConnection,
  { offer: seen }: { offer: string },
): Promise<Following> {
  return asStaff(deps.db, async (tx) => {
    const connection = await getLocked(tx, customerId)
    const { metadataUrl, enabled } = connection.settings
    const look = metadataUrl === null ? undefined : await findLook(tx, customerId, metadataUrl)
    const given = { signers: await listSigners(tx, customerId), now: deps.now() }
    const offer = look?.found && enabled && compareFound(connection.settings, look.found, given)
    if (!offer || offer.id !== seen || !isOfSameProvider(offer))
      throw new AppError('conflict', (words) => words.certificates.offerChanged)
    await takeCertificates(deps, tx, connection, { offer, by })
    return presentFollowing(deps, tx, customerId)
  })
}

async function getLocked(tx: Tx, customerId: string): Promise<FollowedConnection> {
  const connection = await lockFollowed(tx, customerId)
  if (!connection) throw notFound((words) => words.connections.customerGone)
  return connection
}
