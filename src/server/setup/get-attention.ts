import { TEAM_ID } from '#shared/customers/values.ts'
import type { Attention } from '#shared/setup/contract.ts'
import { ATTENTION_KINDS } from '#shared/setup/values.ts'
import type { Words } from '#shared/words/catalogue.ts'

import { listKindPage } from '#server/access/sign-in-failures/list-kind-page.ts'
import { listMembers } from '#server/access/users/staff-queries.ts'
import { listMetadataNotices } from '#server/connections/following/list-notices.ts'
import { listExpiringCertificates } from '#server/connections/settings/list-expiring-certificates.ts'
import { listTroubledConnections } from '#server/connections/stages/setup-states.ts'
import { listUnprovenDomains } from '#server/customers/domains/list-proofs.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findSetup, listMailboxesOff } from './queries.ts'

/** Long enough that a Monday shows what failed on Friday. */
const RECENT_MS = 3 * 86_400_000
const MAX_KINDS = 20

type AttentionDeps = Pick<Deps, 'db' | 'mail' | 'now'> & { words: Words }

/** Lists what an administrator should look at, the most urgent first. */
export async function getAttention(deps: AttentionDeps): Promise<Attention[]> {
  const now = deps.now()
  const failing = await listFailingSignIns(deps, now)
  const others = await asStaff(deps.db, async (tx) => [
    ...(await listTroubledConnections(tx, now)),
    ...(await listExpiringCertificates(tx, now)),
    ...(await listMailOff(deps, tx)),
    ...(await listExpiredInvitations(tx, now)),
    ...(await listMetadataNotices(tx, now)),
    ...(await listUnprovenDomains(tx)),
  ])
  const found = [...failing, ...others]
  return ATTENTION_KINDS.flatMap((kind) => found.filter((one) => one.kind === kind))
}

/** Lists the causes that stop people now. */
async function listFailingSignIns(deps: AttentionDeps, now: Date): Promise<Attention[]> {
  const { kinds } = await listKindPage(deps, { limit: MAX_KINDS }, deps.words)
  return kinds.flatMap(({ customer, isTeam, people: count, lastAt, title, worksSince }) => {
    const isOver = worksSince !== null || Date.parse(lastAt) < now.getTime() - RECENT_MS
    if (isOver || customer?.isDeleted || !(customer || isTeam)) return []
    const { id, name } = customer ?? { id: TEAM_ID, name: deps.words.signInFailures.yourTeam }
    return [{ kind: 'sign_in_failing', subjectId: id, name, count, at: lastAt, detail: title }]
  })
}

const OF_ALL = { subjectId: '', name: '', count: null, at: null, detail: null }

async function listMailOff({ mail }: AttentionDeps, tx: Tx): Promise<Attention[]> {
  const { hasSender } = await findSetup(tx)
  const boxes = await listMailboxesOff(tx)
  return [
    ...(mail === undefined && !hasSender ? [{ ...OF_ALL, kind: 'mail_off' as const }] : []),
    ...boxes.map(({ id, name }) => ({
      ...OF_ALL,
      kind: 'mailbox_off' as const,
      subjectId: id,
      name,
    })),
  ]
}

async function listExpiredInvitations(tx: Tx, now: Date): Promise<Attention[]> {
  const members = await listMembers(tx, now)
  return members
    .filter(
      ({ active, hasPassword, lastSignInAt, linkExpiresAt }) =>
        active && !hasPassword && lastSignInAt === null && linkExpiresAt === null,
    )
    .map(({ id, name }) => ({ ...OF_ALL, kind: 'invitation_expired', subjectId: id, name }))
}
