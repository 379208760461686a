import type { SetupLink } from '#shared/connections/setup-links/contract.ts'
import type { SetupLinkState } from '#shared/connections/setup-links/values.ts'

import type { SetupLinkRow } from '#server/access/setup-links/queries.ts'

export function presentSetupLink(row: SetupLinkRow, now: Date): SetupLink {
  const { id, name, email, mayGoLive, madeBy, createdAt, expiresAt, readyAt } = row
  return {
    id,
    name,
    email,
    mayGoLive,
    madeBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: stateOf(row, now),
    readyAt: readyAt?.toISOString() ?? null,
    lastUse: lastUseOf(row),
  }
}

function stateOf({ revokedAt, expiresAt }: SetupLinkRow, now: Date): SetupLinkState {
  if (revokedAt) return 'revoked'
  return expiresAt > now ? 'open' : 'expired'
}

function lastUseOf({ lastAt, address, browser }: SetupLinkRow): SetupLink['lastUse'] {
  if (!lastAt || address === null) return null
  return { at: lastAt.toISOString(), address, browser: browser || null }
}
