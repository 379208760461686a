import type { AccountSession } from '#shared/account/contract.ts'
import type { Words } from '#shared/words/catalogue.ts'

import { sessionLimits } from './sessions.ts'
import type { Deps } from '#server/deps.ts'
import { personOf, type Viewer } from '#server/access/viewer.ts'
import { describeDevice, readDevice } from '#shared/access/describe-device.ts'
import { listSessionsOf } from './queries.ts'

export async function listSessions(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  words: Words,
): Promise<AccountSession[]> {
  const sessions = await listSessionsOf(deps.db, personOf(viewer), sessionLimits(deps))
  return sessions.map((session) => ({
    id: session.id,
    device: deviceOf(session, words),
    address: session.address,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    isCurrent: session.tokenHash.equals(viewer.sessionHash),
  }))
}

function deviceOf({ userAgent }: { userAgent: string | null }, words: Words): string | null {
  const device = readDevice(userAgent)
  return device && describeDevice(words.signIn, device)
}
