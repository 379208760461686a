import type { FastifyBaseLogger } from 'fastify'

import { wordsIn } from '#shared/words/catalogue.ts'

import type { Db } from '#server/platform/db/client.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { mapValues, type ValueMap } from '#server/channels/crm/values/mapping.ts'
import type { Crm } from '#server/channels/crm/port.ts'
import { toCatalog } from '#server/channels/crm/values/stored-catalog.ts'
import type { ExternalAgent } from '#server/tickets/core/audience.ts'
import type { NoteAudience } from './audience-rule.ts'
import { findReaderSettings } from './reader-queries.ts'

/** Everything that reading from the CRM needs, as it is set when a piece of work begins. */
export type Reader = {
  db: Db
  now: () => Date
  log: FastifyBaseLogger
  crm: Crm
  signal: AbortSignal
  map: ValueMap
  notes: NoteAudience
  /** Tickets of other pipelines are not taken over; those that we know are followed there. */
  pipelineId: string | null
  /** For a ticket whose own categories have no match here. */
  fallbackCategory: string
}

type ReaderDeps = { db: Db; now: () => Date; log: FastifyBaseLogger }

export async function makeReader(
  { db, now, log }: ReaderDeps,
  crm: Crm,
  signal: AbortSignal,
): Promise<Reader> {
  const settings = await asWorker(db, findReaderSettings)
  const { categories, noteRule, noteMarker: marker, pipelineId, stored } = settings
  const catalog = toCatalog(settings.catalog) ?? (await crm.describe(signal))
  const offered = categories.filter(({ retired }) => !retired)
  return {
    db,
    now,
    log,
    crm,
    signal,
    map: mapValues({ catalog, pipelineId, categories, stored }),
    notes: { noteRule, marker },
    pipelineId,
    fallbackCategory:
      offered.find(({ id }) => id === 'GENERAL_INQUIRY')?.id ?? offered[0]?.id ?? 'GENERAL_INQUIRY',
  }
}

/** Text that is stored with tickets is in one language, like all system text there. */
export const WORDS = wordsIn('en').crm

/** Author of a change in the CRM, which does not always name one. */
export const SUPPORT_TEAM: ExternalAgent = {
  viewer: { userId: null, name: WORDS.supportTeam },
  byAgent: true,
}

/** Names the author of an answer, as at the desk. */
export function agentNamed(name: string | null): ExternalAgent {
  return { viewer: { userId: null, name: name?.trim() || WORDS.agent }, byAgent: true }
}
