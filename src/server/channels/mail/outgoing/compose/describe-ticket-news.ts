import { z } from 'zod'

import { STOP_REASONS } from '#shared/desk/answers/parts.ts'
import { DUE_CLOCKS } from '#shared/desk/values.ts'
import type { Language } from '#shared/languages.ts'
import { rateableUntil } from '#shared/tickets/rating.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { momentIn } from '#server/platform/mail-transport/write-mail.ts'
import { listStoredAudience } from '#server/tickets/core/participants.ts'
import type { SightReason } from '#server/channels/mail/outgoing/plan/plan-mails.ts'
import type { TicketKey } from '#server/channels/mail/outgoing/sent/kinds.ts'
import type { SentMailRow } from '#server/channels/mail/outgoing/sent/sent-mail-queries.ts'
import {
  findTicketText,
  listHistory,
  listNames,
  listSaid,
  listTicketFiles,
  personName,
} from './text-queries.ts'
import type { Said, Section } from './write-body.ts'

type TicketText = NonNullable<Awaited<ReturnType<typeof findTicketText>>>

/** Content of a mail, before it is written. */
export type News = {
  title: string
  /** Author of the content: the mail comes in their name. */
  author: string | null
  sections: (publicUrl: string) => Section[]
  link: (publicUrl: string) => { text: string; url: string } | null
  history: Said[]
  timeZone: string
  /** The ticket, when it was closed. */
  closed: TicketText | null
  /** The reader's part in the ticket; null for staff, and in a mail about several. */
  part: Part | null
  /** When the ticket was closed, for a reader who is asked for a rating. */
  ratedClosing: Date | null
  isDigest: boolean
}

/** Payload with which a mail was requested. */
export const MailData = z.object({
  items: z.array(
    z.object({
      kind: z.string(),
      commentId: z.string().optional(),
      actorId: z.string().nullish(),
      dueAt: z.string().optional(),
      clock: z.enum(DUE_CLOCKS).optional(),
      percent: z.number().optional(),
      reason: z.enum(STOP_REASONS).optional(),
      tickets: z.number().optional(),
    }),
  ),
})
export type Item = z.infer<typeof MailData>['items'][number]

/** A customer's person among those who see a ticket. */
export type Part = { reason: SightReason; mayAnswer: boolean; sharing: string }

const HISTORY_SHOWN = 3

type Row = Pick<SentMailRow, 'customerId' | 'data' | 'isInternal' | 'createdAt'> & {
  ticketId: string
}

/** Undefined where the reader has nothing to be told of any more. */
export async function describeTicketNews(
  tx: Tx,
  row: Row,
  reader: {
    id: string
    isStaff: boolean
    isExternal: boolean
    mayAnswer: boolean
    language: Language
    brand: { timeZone: string; askForRating: boolean }
  },
): Promise<News | undefined> {
  const words = wordsIn(reader.language)
  const ticket = await findTicketText(tx, row)
  const part = ticket && (reader.isStaff ? null : await findPart(tx, row, { ticket, reader }))
  if (!ticket || part === undefined) return undefined
  const { items } = MailData.parse(row.data)
  const said = await saidIn(tx, { row, ticket, items, reader, words })
  const names = await listNames(tx, items, { reader, customerId: row.customerId, words })
  const timeZone = reader.isStaff ? reader.brand.timeZone : ticket.timeZone
  const told = { names, timeZone, words, at: row.createdAt }
  const isOwn = isAcknowledgement(items, reader)
  const lines = isOwn ? promiseOf(ticket, told) : items.flatMap((item) => lineOf(item, told))
  const hasNews = said.length > 0 || lines.length > 0 || items.some(({ kind }) => kind === 'closed')
  if (!hasNews) return undefined
  const isAdded = items.some(({ kind }) => kind === 'joined')
  const before = said[isAdded ? 1 : 0]?.at ?? row.createdAt
  const history = (await listHistory(tx, row, { before, atMost: HISTORY_SHOWN })).map((comment) =>
    toSaid(comment, words),
  )
  const isRaised = items.some(({ kind }) => kind === 'created')
  const isClosed = items.some(({ kind }) => kind === 'closed')
  const canRate =
    part?.reason === 'requester' &&
    rateableUntil(ticket, { isAsked: reader.brand.askForRating, now: row.createdAt })
  return {
    title: reader.isStaff
      ? titleForStaff(items, { ticket, lines, said, words })
      : isOwn
        ? words.mail.received(ticket.number)
        : titleForPerson(items, {
            names,
            said,
            words,
            ticket,
            isTheirs: part?.reason === 'requester',
          }),
    author: reader.isStaff || isOwn ? null : authorOf(items, { names, said }),
    sections: () => [{ title: '', lines: isOwn ? lines : lines.slice(1), said }],
    link: (publicUrl) =>
      reader.isExternal ? null : linkOf(publicUrl, items, { ticket, reader, words }),
    history: isRaised ? [] : history,
    timeZone,
    closed: isClosed ? ticket : null,
    part,
    ratedClosing: isClosed && canRate ? ticket.closedAt : null,
    isDigest: false,
  }
}

/** Undefined where the reader no longer sees the ticket, or wants no mail about it. */
export async function findPart(
  tx: Tx,
  key: TicketKey,
  {
    ticket,
    reader,
  }: {
    ticket: TicketText
    reader: { id: string; mayAnswer: boolean; language: Language }
  },
): Promise<Part | undefined> {
  const audience = await listStoredAudience(tx, key)
  const own = audience.find(({ id }) => id === reader.id)
  if (!own?.isMailed) return undefined
  const { reason } = own
  const others = audience.filter(({ id }) => id !== reader.id)
  const takesPart = reason === 'requester' || reason === 'participant'
  return {
    reason,
    mayAnswer: takesPart || reader.mayAnswer,
    sharing: sharingLine(others, { ticket, words: wordsIn(reader.language) }),
  }
}

const NAMES_SHOWN = 8

/** Names the others who see a ticket, those from outside first, as far as a line holds them. */
function sharingLine(
  others: Awaited<ReturnType<typeof listStoredAudience>>,
  { ticket, words }: { ticket: Pick<TicketText, 'customerName'>; words: Words },
): string {
  const { mail } = words
  const of = (...reasons: SightReason[]) => others.filter(({ reason }) => reasons.includes(reason))
  const taking = of('requester', 'participant').toSorted(
    (one, other) => Number(other.isExternal) - Number(one.isExternal),
  )
  const shown = taking.slice(0, NAMES_SHOWN)
  const named = (people: typeof others) => people.map((person) => personName(person, words))
  const onlookers = (people: typeof others, said: (count: number) => string) => {
    const fits = people.length > 0 && shown.length + people.length <= NAMES_SHOWN
    return people.length === 0
      ? []
      : [fits ? mail.namely(said(people.length), named(people)) : said(people.length)]
  }
  return mail.sharedWith([
    ...named(shown),
    ...(taking.length > shown.length ? [mail.moreTakePart(taking.length - shown.length)] : []),
    ...onlookers(of('category'), mail.seeCategories),
    ...onlookers(of('all'), (count) => mail.seeAll(count, ticket.customerName)),
  ])
}

/** Tells a requester that their own ticket came in. */
function isAcknowledgement(items: Item[], reader: { id: string; isStaff: boolean }): boolean {
  return (
    !reader.isStaff &&
    items.every(({ kind, actorId }) => kind === 'created' && actorId === reader.id)
  )
}

/** Names what was promised when the ticket came in, unless it has been kept or broken. */
function promiseOf(
  { firstResponseAt, responseDueAt }: TicketText,
  { words, timeZone, at }: Telling,
): string[] {
  if (firstResponseAt !== null || responseDueAt === null || responseDueAt <= at) return []
  return [words.mail.responseBy(momentIn(words, responseDueAt, { timeZone }))]
}

/** Leads to the ticket, or to all that were assigned in one go. */
function linkOf(
  publicUrl: string,
  items: Item[],
  { ticket, reader, words }: { ticket: TicketText; reader: { isStaff: boolean }; words: Words },
) {
  if (items.every(({ tickets = 1 }) => tickets > 1))
    return { text: words.mail.openOwn, url: `${publicUrl}/desk?view=mine` }
  const path = `/${reader.isStaff ? 'desk/tickets' : 'tickets'}/${ticket.id}`
  return { text: words.mail.openTicket(ticket.number), url: publicUrl + path }
}

/**
 * Author of the content, or the agent who raised the ticket for its reader, in whose name no mail
 * to them comes.
 */
function authorOf(
  items: Item[],
  { names, said }: { names: Map<string, string>; said: Said[] },
): string | null {
  const words = said.findLast(({ isHtml }) => isHtml)
  const raised = items.find(({ kind }) => kind === 'created' || kind === 'joined')
  const colleague = items.some(({ kind }) => kind === 'replied') ? said.at(-1) : undefined
  return words?.author ?? names.get(raised?.actorId ?? '') ?? colleague?.author ?? null
}

type Scope = {
  row: Row
  ticket: TicketText
  items: Item[]
  reader: { isStaff: boolean }
  words: Words
}

/** Lists the comments, without those that the reader may not see. */
async function saidIn(tx: Tx, { row, ticket, items, reader, words }: Scope): Promise<Said[]> {
  const ids = items.flatMap(({ commentId }) => commentId ?? [])
  const withNotes = reader.isStaff && row.isInternal
  const comments = (await listSaid(tx, row, { ids, withNotes })).map((comment) =>
    toSaid(comment, words),
  )
  if (!items.some(({ kind }) => kind === 'created' || kind === 'joined')) return comments
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

export function toSaid(comment: CommentText, words: Words): Said {
  const { authorName: name, isExternal, kind, content, createdAt, files } = comment
  return {
    author: personName({ name, isExternal }, words),
    at: createdAt,
    isHtml: kind === 'agent',
    content,
    files,
  }
}

function titleForPerson(
  items: Item[],
  {
    names,
    said,
    words: { mail },
    ticket: { number, requesterName },
    isTheirs,
  }: {
    names: Map<string, string>
    said: Said[]
    words: Words
    ticket: TicketText
    isTheirs: boolean
  },
): string {
  const has = (wanted: string) => items.some(({ kind }) => kind === wanted)
  const actor = items.map(({ actorId }) => names.get(actorId ?? '')).find(Boolean)
  const by = actor ?? said.at(-1)?.author ?? mail.support
  const joined = items.find(({ kind }) => kind === 'joined')
  if (joined) return mail.addedYou(names.get(joined.actorId ?? '') ?? mail.support, number)
  if (has('closed') && said.length > 0)
    return isTheirs ? mail.repliedAndClosed(by) : mail.repliedToAndClosed(by, number)
  if (has('closed')) return isTheirs ? mail.ticketWasClosed : mail.otherWasClosed(number)
  if (has('replied')) return isTheirs ? mail.replied(by) : mail.repliedTo(by, number)
  return isTheirs ? mail.raisedForYou(by) : mail.raisedBy(requesterName, number)
}

function titleForStaff(
  items: Item[],
  {
    ticket,
    lines,
    said,
    words,
  }: { ticket: TicketText; lines: string[]; said: Said[]; words: Words },
): string {
  const { mail } = words
  const { requesterName: by, customerName: customer } = ticket
  const [line] = lines
  if (line !== undefined) return line
  const has = (wanted: string) => items.some(({ kind }) => kind === wanted)
  if (has('created')) return mail.raised(by, customer)
  return has('replied')
    ? mail.wrote(said.at(-1)?.author ?? by, customer)
    : mail.closedByRequester(by, customer)
}

type Telling = {
  names: Map<string, string>
  timeZone: string
  words: Words
  /** When it was to be told. */
  at: Date
}

/** Words a notice, as in the bell. */
export function lineOf(
  { kind, actorId, clock = 'response', dueAt, percent, reason, tickets = 1 }: Item,
  { names, timeZone, words, at }: Telling,
): string[] {
  const { desk } = words
  const by = names.get(actorId ?? '') ?? desk.aColleague
  if (kind === 'assigned')
    return [tickets > 1 ? desk.wereAssigned(by, tickets) : desk.wasAssigned(by)]
  if (kind === 'mentioned') return [desk.wasMentioned(by)]
  if (kind === 'woken') return [desk.snoozeOver]
  if (kind === 'reply_dropped') return [desk.replyDropped[reason ?? 'customer_wrote']]
  if (kind === 'answer_held') return [desk.answerHeld]
  if (kind === 'mail_bounced') return [desk.mailBounced]
  if (kind === 'near_due' && dueAt !== undefined) {
    const due = new Date(dueAt)
    const moment = momentIn(words, due, { timeZone })
    if (due < at) return [desk.ticketOverdue[clock](moment)]
    return [percent ? desk.sharePassed[clock](percent, moment) : desk.ticketDueSoon[clock](moment)]
  }
  return []
}
