import { X509Certificate } from 'node:crypto'

import type { SamlKey, SamlKeys } from '#shared/connections/contract.ts'

import type { Db } from '#server/platform/db/client.ts'
import { listKeys, listUsers } from './queries.ts'

type StoredKey = Awaited<ReturnType<typeof listKeys>>[number]

/** Reads the keys as administrators see them. */
export async function readKeys(db: Db): Promise<SamlKeys> {
  const keys = await listKeys(db)
  return { keys: keys.map(presentKey), usedBy: await listUsers(db) }
}

export function presentKey({ id, state, certificate, createdAt }: StoredKey): SamlKey {
  const { fingerprint256, validToDate } = new X509Certificate(certificate)
  return {
    id,
    state,
    certificate,
    fingerprint256,
    createdAt: createdAt.toISOString(),
    expiresAt: validToDate.toISOString(),
  }
}
