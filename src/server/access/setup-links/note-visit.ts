import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findVisit, saveVisit } from './queries.ts'

/** A use after this much rest is another visit. */
const REST_MS = 30 * 60_000
/** How exactly the moment of the last use is kept: an open page asks every few seconds. */
const EXACT_MS = 60_000

/** Writes each visit to the audit log once: a link from one address with one browser, until it rests. */
export async function noteVisit(
  tx: Tx,
  link: { customerId: string; id: string; customerName: string },
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  const visit = {
    customerId: link.customerId,
    linkId: link.id,
    address: by.address ?? '',
    browser: by.browser ?? '',
  }
  const known = await findVisit(tx, visit)
  if (known && now.getTime() - known.lastAt.getTime() < EXACT_MS) return
  const since = new Date(now.getTime() - REST_MS)
  if (!(await saveVisit(tx, visit, { now, since }))) return
  await recordAudit(tx, {
    action: 'setup_link.used',
    by,
    at: now,
    customerId: link.customerId,
    subject: { id: link.customerId, name: link.customerName },
  })
}
