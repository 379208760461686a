import { z } from 'zod'

import { DUE_CLOCKS } from '#shared/desk/values.ts'
import * as noticeWords from '#words/desk-notices.ts'
import * as words from '#words/mail-out.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { SentMailRow } from './sent-mail-queries.ts'
import {
  findTicketText,
  listHistory,
  listNames,
  listSaid,
  listTicketFiles,
} from './text-queries.ts'
import type { Said, Section } from './write-body.ts'

/** What a mail says, before it is written. */
export type News = {
  title: string
  /** Whose words they are: the mail comes in their name. */
  author: string | null
  sections: (publicUrl: string) => Section[]
  link: (publicUrl: string) => { text: string; url: string } | null
  history: Said[]
  timeZone: string
  isDigest: boolean
}

/** What a mail was asked for with. */
export const MailData = z.object({
  items: z.array(
    z.object({
      kind: z.string(),
      commentId: z.string().optional(),
      actorId: z.string().nullish(),
      dueAt: z.string().optional(),
      clock: z.enum(DUE_CLOCKS).optional(),
    }),
  ),
})
export type Item = z.infer<typeof MailData>['items'][number]

const HISTORY_SHOWN = 3

type Row = Pick<SentMailRow, 'customerId' | 'data' | 'isInternal' | 'createdAt'> & {
  ticketId: string
}
type TicketText = NonNullable<Awaited<ReturnType<typeof findTicketText>>>

/** Undefined where the reader has nothing to be told of any more. */
export async function describeTicketNews(
  tx: Tx,
  row: Row,
  reader: { id: string; isStaff: boolean; brand: { timeZone: string } },
): Promise<News | undefined> {
  const ticket = await findTicketText(tx, row)
  if (!ticket || (!reader.isStaff && ticket.requesterId !== reader.id)) return undefined
  const { items } = MailData.parse(row.data)
  const said = await saidIn(tx, { row, ticket, items, reader })
  const names = await listNames(
    tx,
    items.flatMap(({ actorId }) => actorId ?? []),
  )
  const timeZone = reader.isStaff ? reader.brand.timeZone : ticket.timeZone
  const lines = items.flatMap((item) => lineOf(item, { names, timeZone }))
  const hasNews = said.length > 0 || lines.length > 0 || items.some(({ kind }) => kind === 'closed')
  if (!hasNews) return undefined
  const before = said[0]?.at ?? row.createdAt
  const history = (await listHistory(tx, row, { before, atMost: HISTORY_SHOWN })).map(toSaid)
  const isRaised = items.some(({ kind }) => kind === 'created')
  const path = `/${reader.isStaff ? 'desk/tickets' : 'tickets'}/${ticket.id}`
  return {
    title: reader.isStaff
      ? titleForStaff(items, { ticket, lines })
      : titleForRequester(items, { names, said }),
    author: reader.isStaff ? null : (said.at(-1)?.author ?? null),
    sections: () => [{ title: '', lines: lines.slice(1), said }],
    link: (publicUrl) => ({ text: words.openTicket(ticket.number), url: publicUrl + path }),
    history: isRaised ? [] : history,
    timeZone,
    isDigest: false,
  }
}

type Scope = {
  row: Row
  ticket: TicketText
  items: Item[]
  reader: { isStaff: boolean }
}

/** What was said, without what the reader may not see. */
async function saidIn(tx: Tx, { row, ticket, items, reader }: Scope): Promise<Said[]> {
  const ids = items.flatMap(({ commentId }) => commentId ?? [])
  const withNotes = reader.isStaff && row.isInternal
  const comments = (await listSaid(tx, row, { ids, withNotes })).map(toSaid)
  if (!items.some(({ kind }) => kind === 'created')) return comments
  return [
    {
      author: ticket.requesterName,
      at: ticket.createdAt,
      isHtml: false,
      content: ticket.description,
      files: await listTicketFiles(tx, row),
    },
    ...comments,
  ]
}

type CommentText = Awaited<ReturnType<typeof listSaid>>[number]

export function toSaid({ authorName, kind, content, createdAt, files }: CommentText): Said {
  return { author: authorName, at: createdAt, isHtml: kind === 'agent', content, files }
}

function titleForRequester(
  items: Item[],
  { names, said }: { names: Map<string, string>; said: Said[] },
): string {
  const has = (wanted: string) => items.some(({ kind }) => kind === wanted)
  const actor = items.map(({ actorId }) => names.get(actorId ?? '')).find(Boolean)
  const by = actor ?? said.at(-1)?.author ?? words.support
  if (has('closed')) return said.length > 0 ? words.repliedAndClosed(by) : words.closed
  return has('replied') ? words.replied(by) : words.raisedForYou(by)
}

function titleForStaff(
  items: Item[],
  { ticket, lines }: { ticket: TicketText; lines: string[] },
): string {
  const { requesterName: by, customerName: customer } = ticket
  const [line] = lines
  if (line !== undefined) return line
  const has = (wanted: string) => items.some(({ kind }) => kind === wanted)
  if (has('created')) return words.raised(by, customer)
  return has('replied') ? words.wrote(by, customer) : words.closedByRequester(by, customer)
}

/** What a notice says, in the words of the bell. */
export function lineOf(
  { kind, actorId, clock, dueAt }: Item,
  { names, timeZone }: { names: Map<string, string>; timeZone: string },
): string[] {
  const by = names.get(actorId ?? '') ?? noticeWords.aColleague
  if (kind === 'assigned') return [noticeWords.assigned(by)]
  if (kind === 'mentioned') return [noticeWords.mentioned(by)]
  if (kind === 'woken') return [noticeWords.woken]
  if (kind === 'reply_dropped') return [noticeWords.replyDropped]
  if (kind === 'mail_bounced') return [noticeWords.mailBounced]
  if (kind === 'near_due' && dueAt !== undefined)
    return [noticeWords.dueSoon[clock ?? 'response'](timeOf(dueAt, timeZone))]
  return []
}

function timeOf(at: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return time.format(new Date(at)).replaceAll('\u202f', ' ')
}
