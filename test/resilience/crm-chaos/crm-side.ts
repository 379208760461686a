import { hash } from 'node:crypto'

import { findRecord } from '#demo/hubspot/records.ts'
import type { DemoHubSpot } from '#demo/hubspot/server.ts'

export type CrmNote = { id: string; ref: string; body: string; at: string; hashes: string[] }
export type CrmSide = ReturnType<typeof readCrmSide>

type Account = DemoHubSpot['account']

/**
 * Reads the CRM's copy of a ticket of the portal, and of those merged into it: from its memory,
 * past its faults.
 */
export function readCrmSide(account: Account, { remoteId, id }: { remoteId: string; id: string }) {
  const record = findRecord(account, 'tickets', { id: remoteId })
  if (!record) return undefined
  const noteIds = account.links.between('tickets', record.id, 'notes').map(({ toId }) => toId)
  const notes = [...new Set(noteIds)]
    .toSorted((one, other) => Number(one) - Number(other))
    .flatMap((noteId) => toOurNote(account, noteId) ?? [])
  const folder = `/support-portal/${id}`
  const files = [...account.files.values()].filter((file) => file.folder === folder)
  return {
    properties: record.properties,
    notes,
    uploaded: files.map(({ content }) => hash('sha256', content)),
  }
}

/** Undefined for a note of the team's own. */
function toOurNote(account: Account, id: string): CrmNote | undefined {
  const { properties } = account.tables.notes.byId.get(id) ?? {}
  const body = properties?.hs_note_body ?? ''
  const [, ref] = /\[ref:([\da-f-]{36})\]/.exec(body) ?? []
  if (!properties || ref === undefined) return undefined
  const fileIds = (properties.hs_attachment_ids ?? '').split(';').filter(Boolean)
  const hashes = fileIds.map((fileId) => {
    const file = account.files.get(fileId)
    return file ? hash('sha256', file.content) : `${fileId} is missing`
  })
  return { id, ref, body, at: properties.hs_timestamp ?? '', hashes }
}
