import type { Account } from '#shared/account/contract.ts'

import { notFound } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { listSecondFactors } from '#server/access/second-factor/list-second-factors.ts'
import { personOf, type Viewer } from '#server/access/viewer.ts'

export async function getAccount(deps: Pick<Deps, 'db'>, viewer: Viewer): Promise<Account> {
  const { role } = viewer
  if (role === 'customer') throw notFound()
  const factors = await listSecondFactors(deps.db, personOf(viewer))
  return {
    name: viewer.name,
    email: viewer.email,
    role,
    totpSince: factors.totpSince?.toISOString() ?? null,
    passkeys: factors.passkeys.map(presentPasskey),
    recoveryCodesLeft: factors.recoveryCodesLeft,
  }
}

export function presentPasskey(passkey: {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}): Account['passkeys'][number] {
  return {
    id: passkey.id,
    name: passkey.name,
    createdAt: passkey.createdAt.toISOString(),
    lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
  }
}
