import type { Language } from '#shared/languages.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { findPart, type Item, lineOf, MailData, type News, toSaid } from './describe-ticket-news.ts'
import { listDigestItems } from '#server/channels/mail/outgoing/plan/digest-queries.ts'
import type { SentMailRow } from '#server/channels/mail/outgoing/sent/sent-mail-queries.ts'
import { findTicketText, listNames, listSaid } from './text-queries.ts'
import type { Said, Section } from './write-body.ts'

type DigestItem = Awaited<ReturnType<typeof listDigestItems>>[number]
type Reader = {
  id: string
  isStaff: boolean
  isExternal: boolean
  mayAnswer: boolean
  language: Language
}

/** Content of the mail of a day. Undefined when the reader may see nothing of it any more. */
export async function describeDigest(
  tx: Tx,
  { id }: SentMailRow,
  { reader, brand }: { reader: Reader; brand: { timeZone: string } },
): Promise<News | undefined> {
  const byTicket = Map.groupBy(await listDigestItems(tx, id), ({ ticketId }) => ticketId)
  const tickets: ((publicUrl: string) => Section)[] = []
  let { timeZone } = brand
  for (const items of byTicket.values()) {
    const described = await describeTicket(tx, items, { reader, timeZone })
    if (!described) continue
    tickets.push(described.section)
    if (!reader.isStaff) timeZone = described.timeZone
  }
  if (tickets.length === 0) return undefined
  return {
    title: wordsIn(reader.language).mail.digestTitle(tickets.length),
    author: null,
    sections: (publicUrl) => tickets.map((section) => section(publicUrl)),
    link: () => null,
    history: [],
    timeZone,
    closed: null,
    part: null,
    ratedClosing: null,
    isDigest: true,
  }
}

async function describeTicket(
  tx: Tx,
  rows: DigestItem[],
  { reader, timeZone }: { reader: Reader; timeZone: string },
) {
  const [first] = rows
  const words = wordsIn(reader.language)
  const { mail } = words
  const ticket = first && (await findTicketText(tx, first))
  const part = ticket && (reader.isStaff ? null : await findPart(tx, first, { ticket, reader }))
  if (!ticket || part === undefined) return undefined
  const items: Item[] = MailData.parse({ items: rows.map(({ data }) => data) }).items
  const said: Said[] = []
  for (const isInternal of [false, true]) {
    const ids = rows
      .filter((row) => row.isInternal === isInternal)
      .flatMap(({ data: { commentId } }) => commentId ?? [])
    const withNotes = reader.isStaff && isInternal
    if (ids.length === 0) continue
    const comments = await listSaid(tx, first, { ids, withNotes })
    said.push(...comments.map((comment) => toSaid(comment, words)))
  }
  const names = await listNames(tx, items, { reader, customerId: ticket.customerId, words })
  const { requesterName: by, customerName: customer } = ticket
  const lines = items.flatMap((item, index) => {
    const at = rows[index]?.at ?? new Date()
    const actor = names.get(item.actorId ?? '') ?? mail.support
    const isTheirs = part?.reason === 'requester'
    if (item.kind === 'joined') return [mail.addedYou(actor, ticket.number)]
    if (item.kind === 'created') {
      if (reader.isStaff) return [mail.raised(by, customer)]
      return [isTheirs ? mail.raisedForYou(actor) : mail.raisedBy(by, ticket.number)]
    }
    if (item.kind === 'closed') {
      if (reader.isStaff) return [mail.closedByRequester(by, customer)]
      return [isTheirs ? mail.ticketWasClosed : mail.otherWasClosed(ticket.number)]
    }
    return lineOf(item, { names, timeZone, words, at })
  })
  if (lines.length === 0 && said.length === 0) return undefined
  const path = `/${reader.isStaff ? 'desk/tickets' : 'tickets'}/${ticket.id}`
  return {
    timeZone: ticket.timeZone,
    section: (publicUrl: string): Section => ({
      title: mail.digestTicket(ticket.number, ticket.subject),
      ...(!reader.isExternal && { url: publicUrl + path }),
      lines: part ? [...lines, part.sharing] : lines,
      said,
    }),
  }
}
