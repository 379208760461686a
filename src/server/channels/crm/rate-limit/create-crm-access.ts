import type { FastifyBaseLogger } from 'fastify'

import type { Config } from '#server/config.ts'
import type { CrmAccess, CrmLane } from '#server/channels/crm/crm-access.ts'
import { createHubSpot } from '#server/channels/crm/hubspot/create-hubspot.ts'
import type { ExpectedAccount } from '#server/channels/crm/hubspot/of-account.ts'
import { createGate } from './create-gate.ts'
import type { Crm } from '#server/channels/crm/port.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { KeyRing } from '#server/platform/keys/key-ring.ts'
import { openSecret } from '#server/platform/keys/seal-secret.ts'
import { findSettings, markTokenRefused } from './queries.ts'

type Given = { db: Db; config: Pick<Config, 'crm'>; keys: KeyRing; log: FastifyBaseLogger }

/** Opens HubSpot with the token of the connection. What variables say wins over what is stored. */
export function createCrmAccess({ db, config, keys, log }: Given): CrmAccess {
  // Kept while the token is the same, with what each has read.
  let opened: { token: string; byLane: Map<CrmLane, Crm> } | undefined
  const { baseUrl, choice } = config.crm

  function accessOf(token: string, lane: CrmLane, isConnections = true) {
    return { baseUrl, token, gate: createGate(db, { lane, isConnections, log }) }
  }

  /** Tokens that were entered have been tried. */
  const account = config.crm.token === undefined ? undefined : expectedAccount(db)

  function keep(token: string, lane: CrmLane): Crm {
    if (opened?.token !== token) opened = { token, byLane: new Map() }
    const crm = opened.byLane.get(lane) ?? createHubSpot({ ...accessOf(token, lane), account })
    opened.byLane.set(lane, crm)
    return crm
  }

  function tokenOf(sealed: Buffer | null): string | undefined {
    return config.crm.token ?? (sealed ? openSecret(keys, sealed) : undefined)
  }

  return {
    async open(lane = 'people') {
      const { state, token: sealed, accountId } = await findSettings(db)
      if (state !== 'on' || choice === 'desk') return undefined
      // Switched on by a variable: before the first check the CRM has nothing that holds our reference.
      if (accountId === null) return undefined
      const token = tokenOf(sealed)
      return token === undefined ? undefined : keep(token, lane)
    },

    async connect(given) {
      if (given) return createHubSpot(accessOf(given.token, 'people', false))
      const { token: sealed } = await findSettings(db)
      const token = tokenOf(sealed)
      return token === undefined ? undefined : createHubSpot(accessOf(token, 'people'))
    },
  }
}

function expectedAccount(db: Db): ExpectedAccount {
  return {
    id: async () => (await findSettings(db)).accountId,
    refuse: (message) => markTokenRefused(db, { message, at: null }),
  }
}
