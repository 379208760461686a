import type { SignOn, StartPilot } from '#shared/connections/stages/contract.ts'

import { recordAudit } from '#server/access/audit/record-audit.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toAsciiEmail, toShownDomain } from '#server/platform/text/domain-spelling.ts'
import {
  changeConnection,
  type Customer,
  type OnConnection,
  type StageDeps,
  takeDraft,
} from './operation.ts'
import { endPilotSessions } from './pilot-sessions.ts'
import { findDraft, listDomainsOf, updateStage } from './queries.ts'

/** Has some people sign in with what is prepared. All others go on with what is live. */
export function startPilot(
  deps: StageDeps,
  { customerId, by }: OnConnection,
  { emails: given, ...seen }: StartPilot,
): Promise<SignOn> {
  return changeConnection(deps, { customerId }, async (tx, customer) => {
    const { draft } = await takeDraft(tx, customerId, seen)
    const emails = await checkPeople(tx, customerId, given)
    if (emails.length === 0)
      throw invalidInput({ emails: (words) => words.connections.namePilotPeople })
    const left = draft.pilotEmails.filter((email) => !emails.includes(email))
    await endPilotSessions(tx, { ...draft, pilotEmails: left })
    await updateStage(tx, customerId, { stage: 'pilot', pilotEmails: emails })
    await recordAudit(tx, {
      action: 'connection.pilot_began',
      by,
      at: deps.now(),
      customerId,
      subject: customer,
      after: { pilotPeople: emails },
    })
  })
}

/** Has the people of the pilot sign in with what is live again. */
export function endPilot(deps: StageDeps, on: OnConnection): Promise<SignOn> {
  return changeConnection(deps, on, (tx, customer) => stopPilot(deps, tx, { ...on, customer }))
}

/** As `endPilot`, as a part of another change. */
export async function stopPilot(
  { now }: Pick<StageDeps, 'now'>,
  tx: Tx,
  { customerId, by, customer }: OnConnection & { customer: Customer },
): Promise<void> {
  const draft = await findDraft(tx, customerId)
  if (draft?.stage !== 'pilot') return
  await endPilotSessions(tx, draft)
  await updateStage(tx, customerId, { stage: 'draft', pilotEmails: draft.pilotEmails })
  await recordAudit(tx, {
    action: 'connection.pilot_ended',
    by,
    at: now(),
    customerId,
    subject: customer,
  })
}

/** Returns the addresses in their one spelling, each once, if they are at the customer's domains. */
export async function checkPeople(tx: Tx, customerId: string, given: string[]): Promise<string[]> {
  const domains = await listDomainsOf(tx, customerId)
  const people = given
    .filter((text) => text !== '')
    .map((text) => ({ text, email: toAsciiEmail(text.toLowerCase()) }))
  const wrong = people.find(({ email }) => !domains.includes(domainOf(email)))
  if (wrong) {
    const shown = domains.map(toShownDomain).join(', ')
    throw invalidInput({ emails: (words) => words.connections.notOfDomains(wrong.text, shown) })
  }
  return [...new Set(people.flatMap(({ email }) => email ?? []))]
}

/** Returns an empty text for what is no address. */
function domainOf(email: string | undefined): string {
  return /^[^\s@]+@([^\s@]+)$/.exec(email ?? '')?.[1] ?? ''
}
