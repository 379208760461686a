import { certificatesOf } from '#shared/connections/fields.ts'
import type { Following } from '#shared/connections/contract.ts'

import { notFound } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { compareFound } from './compare-found.ts'
import { describeCertificates } from './describe-certificates.ts'
import { findFollowed } from './locked-connection.ts'
import { findLook, listSigners } from './queries.ts'

/** Says which certificates a connection accepts, and what the provider's metadata says of them. */
export async function presentFollowing(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  customerId: string,
): Promise<Following> {
  const found = await findFollowed(tx, customerId)
  if (!found) throw notFound((words) => words.connections.customerGone)
  const { settings } = found
  const { metadataUrl: url } = settings
  const signers = await listSigners(tx, customerId)
  const look = url === null ? undefined : await findLook(tx, customerId, url)
  const offer =
    look?.found && settings.enabled
      ? compareFound(settings, look.found, { signers, now: deps.now() })
      : null
  return {
    accepted: describeCertificates(deps, certificatesOf(settings), signers),
    metadata: {
      url,
      follows: settings.followMetadata,
      lookedAt: look?.lookedAt?.toISOString() ?? null,
      readAt: look?.foundAt?.toISOString() ?? null,
      nextAt: settings.enabled ? (look?.dueAt.toISOString() ?? null) : null,
      problem: look?.problem ?? null,
      detail: look?.problemDetail ?? null,
      failingSince: look?.failingSince?.toISOString() ?? null,
    },
    offer: offer && {
      ...offer,
      certificates:
        offer.certificates &&
        describeCertificates(deps, certificatesOf(offer.certificates), signers),
    },
  }
}
