import type { CrmBackfill, CrmOverview } from '#shared/crm/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { countFilesThere } from '#server/channels/crm/files/file-queries.ts'
import {
  type ConnectionRow,
  countDeskTickets,
  countRefused,
  countUnplaced,
  countWaiting,
  findConnection,
  findLatestBackfill,
  findRetryAt,
  listRefused,
} from './queries.ts'

/** After so long a check has broken off, and another may be asked for. */
const CHECK_ENDS_MS = 2 * 60_000
const WEBHOOK_PATH = '/api/crm/hubspot/webhook'

type OverviewDeps = Pick<Deps, 'config' | 'db' | 'now'>

export function getOverview(deps: OverviewDeps): Promise<CrmOverview> {
  return asStaff(deps.db, (tx) => readOverview(deps, tx))
}

export async function readOverview(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
): Promise<CrmOverview> {
  const row = await findConnection(tx)
  const given = config.crm
  const waiting = await countWaiting(tx)
  const backfill = await findLatestBackfill(tx)
  return {
    state: row.state,
    isStateGiven: config.crm.choice !== undefined,
    hasToken: row.hasToken || given.token !== undefined,
    isTokenGiven: given.token !== undefined,
    hasWebhookSecret: row.hasWebhookSecret || given.webhookSecret !== undefined,
    isWebhookSecretGiven: given.webhookSecret !== undefined,
    webhookUrl: config.publicUrl + WEBHOOK_PATH,
    account: presentAccount(row),
    missingScopes: row.missingScopes,
    checkedAt: iso(row.checkedAt),
    isChecking: isChecking(row, now()),
    checkFailure: row.checkFailure,
    waiting: { count: waiting.count, oldestAt: iso(waiting.oldestAt) },
    // Fetched when it is switched off.
    filesThere: row.state === 'off' ? await countFilesThere(tx) : 0,
    readUntil: iso(row.readUntil),
    unreachableSince: iso(row.unreachableSince),
    retryAt: iso((await findRetryAt(tx))?.retryAt ?? null),
    tokenRefusedAt: iso(row.tokenRefusedAt),
    lastError:
      row.lastError === null || row.lastErrorAt === null
        ? null
        : { message: row.lastError, at: row.lastErrorAt.toISOString() },
    refusedCount: await countRefused(tx),
    refused: (await listRefused(tx)).map((action) => ({
      id: action.id,
      kind: action.kind,
      ticket: { id: action.ticketId, number: action.ticketNumber, subject: action.subject },
      customer: { id: action.customerId, name: action.customerName },
      failure: action.failure ?? '',
      code: action.failureCode,
      correlationId: action.correlationId,
      createdAt: action.createdAt.toISOString(),
    })),
    unplaced: await countUnplaced(tx),
    // Asked for when it is switched on. To count them takes a look at each.
    openTicketCount: row.state === 'off' ? await countDeskTickets(tx) : 0,
    backfill: backfill ? presentBackfill(backfill) : null,
  }
}

function presentAccount({ accountId, accountName, accountTimeZone }: ConnectionRow) {
  if (accountId === null) return null
  return { id: accountId, name: accountName ?? accountId, timeZone: accountTimeZone ?? 'UTC' }
}

function isChecking({ checkAskedAt, checkedAt }: ConnectionRow, at: Date): boolean {
  if (checkAskedAt === null || (checkedAt !== null && checkedAt >= checkAskedAt)) return false
  return at.getTime() - checkAskedAt.getTime() < CHECK_ENDS_MS
}

function presentBackfill(
  row: NonNullable<Awaited<ReturnType<typeof findLatestBackfill>>>,
): CrmBackfill {
  return {
    state: row.state,
    readCount: row.readCount,
    importedCount: row.importedCount,
    skippedCount: row.skippedCount,
    expectedCount: row.expectedCount,
    spentMs: row.spentMs,
    startedAt: row.startedAt.toISOString(),
    startedBy: row.startedBy,
    endedAt: iso(row.endedAt),
  }
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null
}
