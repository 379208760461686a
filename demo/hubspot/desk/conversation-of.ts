import type { Account } from '#demo/hubspot/account.ts'
import type { HubSpotFile } from '#demo/hubspot/files.ts'

/** One thing that was said on a ticket, wherever HubSpot keeps it. */
export type Entry = {
  id: string
  at: number
  kind: 'mail' | 'received' | 'message' | 'note'
  from: string
  html: string
  files: HubSpotFile[]
}

/** Everything that was said on a ticket, oldest first. */
export function conversationOf(account: Account, ticketId: string): Entry[] {
  const entries = [
    ...linked(account, ticketId, 'notes').map(({ id, properties }) => ({
      id,
      at: Date.parse(properties.hs_timestamp ?? ''),
      kind: 'note' as const,
      from: properties.hubspot_owner_id
        ? ownerName(account, properties.hubspot_owner_id)
        : 'The portal',
      html: properties.hs_note_body ?? '',
      files: filesOf(account, properties.hs_attachment_ids?.split(';') ?? []),
    })),
    ...linked(account, ticketId, 'emails').map(({ id, properties }) => {
      const isSent = properties.hs_email_direction === 'EMAIL'
      return {
        id,
        at: Date.parse(properties.hs_timestamp ?? ''),
        kind: isSent ? ('mail' as const) : ('received' as const),
        from: isSent
          ? ownerName(account, properties.hubspot_owner_id ?? '')
          : senderOf(properties.hs_email_headers),
        html: properties.hs_email_html ?? '',
        files: filesOf(account, properties.hs_attachment_ids?.split(';') ?? []),
      }
    }),
    ...[...account.threads.values()]
      .filter((thread) => thread.ticketId === ticketId)
      .flatMap(({ messages }) => messages)
      .map(({ id, createdAt, type, direction, name, richText, fileIds }) => ({
        id,
        at: createdAt,
        kind: kindOf(type, direction),
        from: name,
        html: richText,
        files: filesOf(account, fileIds),
      })),
  ]
  return entries.toSorted((a, b) => a.at - b.at || Number(a.id) - Number(b.id))
}

function kindOf(
  type: 'MESSAGE' | 'COMMENT',
  direction: 'INCOMING' | 'OUTGOING' | null,
): Entry['kind'] {
  if (type === 'COMMENT') return 'note'
  return direction === 'INCOMING' ? 'received' : 'message'
}

function linked(account: Account, ticketId: string, type: 'notes' | 'emails') {
  const ids = new Set(account.links.between('tickets', ticketId, type).map(({ toId }) => toId))
  return [...ids].flatMap((id) => {
    const record = account.tables[type].byId.get(id)
    return record && record.archivedAt === null ? record : []
  })
}

function filesOf(account: Account, ids: string[]): HubSpotFile[] {
  return ids.flatMap((id) => account.files.get(id) ?? [])
}

export function ownerName(account: Account, id: string): string {
  const owner = account.owners.find((one) => one.id === id)
  return owner ? `${owner.firstName} ${owner.lastName}` : 'Nobody'
}

function senderOf(headers: string | null | undefined): string {
  return /"email":"([^"]*)"/.exec(headers ?? '')?.[1] ?? 'The customer'
}
