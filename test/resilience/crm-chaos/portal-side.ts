import { hash } from 'node:crypto'

import { sql } from 'kysely'

import type { Comment, Ticket } from '#shared/tickets/contract.ts'
import type { ChaosTicket } from './ledger.ts'
import type { Beside } from './set-up.ts'

export type PortalComment = Pick<Comment, 'id' | 'content' | 'isAgent' | 'isSystem'> & {
  hashes: string[]
}
export type PortalTicket = Pick<
  Ticket,
  'id' | 'status' | 'priority' | 'subject' | 'resolutionCode'
> & {
  /** Oldest first. */
  comments: PortalComment[]
  hashes: string[]
  /** Everything that its requester is sent, as text. */
  text: string
}

/** Which of our tickets is which of the CRM, by the CRM's id. */
export async function readLinks({ db }: Beside): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; remote: string }>`
    select ticket_id as id, remote_id as remote from crm_tickets`.execute(db)
  return new Map(rows.map(({ id, remote }) => [remote, id]))
}

/** Reads a ticket as its requester sees it, files included. */
export async function readAtPortal(
  { person }: ChaosTicket,
  id: string,
  origin: string,
): Promise<PortalTicket> {
  const response = await person.client.send(origin, `/api/tickets/${id}`)
  const text = await response.text()
  if (!response.ok) throw new Error(`${id} answers ${response.status}: ${text}`)
  const ticket: Ticket = JSON.parse(text)
  const hashesOf = async (attachments: Comment['attachments']) => {
    const hashes: string[] = []
    for (const { id: fileId, url = `/api/desk-files/${fileId}` } of attachments) {
      const file = await person.client.send(origin, url)
      hashes.push(
        file.ok ? hash('sha256', Buffer.from(await file.arrayBuffer())) : `${file.status}`,
      )
    }
    return hashes
  }
  const comments: PortalComment[] = []
  for (const comment of ticket.comments.toReversed()) {
    comments.push({ ...comment, hashes: await hashesOf(comment.attachments) })
  }
  return { ...ticket, comments, hashes: await hashesOf(ticket.attachments), text }
}
