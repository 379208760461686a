import type { Failure } from '#server/health/failure.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { listCustomersWithGoneCompany } from './company-queries.ts'
import { type ConnectionRow, findConnection, findRefusedSpan } from './queries.ts'
import { describeCrmFailure } from './describe-crm-failure.ts'

/** The CRM is often away for some minutes, and nothing is lost meanwhile. */
const LASTING_MS = 10 * 60_000
/** Actions that were refused because of a merge there are sent again once the merge is read. */
const REFUSED_MS = 5 * 60_000

const OF_ALL = { subjectId: '', name: null, step: null }

/** Finds out whether the CRM refuses the token or changes, or cannot be reached. */
export async function crmFailures(tx: Tx, now: Date): Promise<Failure[]> {
  const connection = await findConnection(tx)
  if (connection.state === 'off') return []
  return [
    ...connectionFailures(connection, now),
    ...(await refusedChanges(tx, now)),
    ...(await goneCompanies(tx)),
  ]
}

function connectionFailures(
  { tokenRefusedAt, unreachableSince, lastError }: ConnectionRow,
  now: Date,
): Failure[] {
  if (tokenRefusedAt !== null)
    return [{ ...OF_ALL, kind: 'crm_token_refused', since: tokenRefusedAt, detail: () => null }]
  if (unreachableSince === null || now.getTime() - unreachableSince.getTime() < LASTING_MS)
    return []
  const detail: Failure['detail'] = (words) => lastError && describeCrmFailure(words, lastError)
  return [{ ...OF_ALL, kind: 'crm_unreachable', since: unreachableSince, detail }]
}

async function goneCompanies(tx: Tx): Promise<Failure[]> {
  const customers = await listCustomersWithGoneCompany(tx)
  return customers.map(({ id, name, since }) => ({
    kind: 'crm_company_gone',
    subjectId: id,
    name,
    since,
    step: null,
    detail: () => null,
  }))
}

async function refusedChanges(tx: Tx, now: Date): Promise<Failure[]> {
  const { count, since, latest } = await findRefusedSpan(tx)
  if (!since || !latest || now.getTime() - since.getTime() < REFUSED_MS) return []
  const detail: Failure['detail'] = ({ operations }) => operations.changesRejected(count)
  return [{ ...OF_ALL, kind: 'crm_refused', since, latest, detail }]
}
