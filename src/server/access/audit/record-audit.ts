import { v7 as uuidv7 } from 'uuid'

import { ownValue } from '#shared/basic/own-value.ts'
import type { AuditAction } from '#shared/audit/values.ts'

import type { Db } from '#server/platform/db/client.ts'
import type { Actor } from './actor.ts'
import { insertAuditEntry } from './queries.ts'

type AuditFields = Record<string, unknown>
type Sides = { before: AuditFields | null; after: AuditFields | null }

export type AuditNote = {
  action: AuditAction
  by: Actor
  at: Date
  /** The customer that the change concerns; none for the installation itself. */
  customerId?: string
  /** The changed thing, with its current name. */
  subject?: { id: string; name: string }
  /** The fields before and after. Only those that differ are stored. Never pass a secret. */
  before?: AuditFields
  after?: AuditFields
  /** Fields whose text is not repeated. An entry names those that have changed. */
  texts?: readonly string[]
}

/** Writes an entry of the audit log. In a transaction, it commits with the change. */
export async function recordAudit(db: Db, note: AuditNote): Promise<void> {
  const { before, after } = namingTexts(onlyChanged(note.before, note.after), note.texts ?? [])
  await insertAuditEntry(db, {
    id: uuidv7(),
    at: note.at,
    action: note.action,
    actorId: note.by.userId,
    actorName: note.by.name,
    actorEmail: note.by.email,
    address: note.by.address,
    customerId: note.customerId ?? null,
    subjectId: note.subject?.id ?? null,
    subjectName: note.subject?.name ?? null,
    before: before && JSON.stringify(before),
    after: withBrowser(after, note.by),
  })
}

function withBrowser(after: AuditFields | null, { browser }: Actor): string | null {
  if (!browser) return after && JSON.stringify(after)
  return JSON.stringify({ ...after, browser })
}

/** Leaves out the fields that are the same on both sides; one side alone is kept whole. */
export function onlyChanged(
  before: AuditFields | undefined,
  after: AuditFields | undefined,
): Sides {
  if (before === undefined || after === undefined) {
    return { before: before ?? null, after: after ?? null }
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(ownValue(before, name)) !== JSON.stringify(ownValue(after, name)),
  )
  return { before: pick(before, names), after: pick(after, names) }
}

/** Leaves out texts, and lists those that a change has changed. */
function namingTexts({ before, after }: Sides, texts: readonly string[]): Sides {
  const without = (fields: AuditFields | null) =>
    fields && Object.fromEntries(Object.entries(fields).filter(([name]) => !texts.includes(name)))
  const changed = before && after ? texts.filter((name) => Object.hasOwn(after, name)) : []
  return {
    before: without(before),
    after: changed.length > 0 ? { ...without(after), changed } : without(after),
  }
}

function pick(fields: AuditFields, names: string[]): AuditFields {
  return Object.fromEntries(names.map((name) => [name, ownValue(fields, name) ?? null]))
}
