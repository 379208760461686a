import { deleteSessionsOfEmails } from '#server/access/sessions/queries.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { findDraft } from './queries.ts'

type Draft = Pick<
  NonNullable<Awaited<ReturnType<typeof findDraft>>>,
  'customerId' | 'stage' | 'pilotEmails'
>

/** Ends what a pilot has let in, with the pilot: its settings were approved for no longer than that. */
export async function endPilotSessions(
  tx: Tx,
  { customerId, stage, pilotEmails }: Draft,
): Promise<void> {
  if (stage === 'pilot') await deleteSessionsOfEmails(tx, customerId, pilotEmails)
}
