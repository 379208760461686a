import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'

import type { Viewer } from '#server/access/viewer.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { findVersionAt, readContract } from '#server/service-contracts/core/queries.ts'
import { countByContract, toSlaEvent } from '#server/tickets/core/sla-clock.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { businessMinutesBetween } from '#shared/sla/business-time.ts'
import type { ContractFacts } from '#shared/sla/count-clocks.ts'
import { slaDueDates, slaNearDates } from '#shared/sla/sla.ts'
import { withOrganization } from '#shared/tickets/organization-suffix.ts'
import { systemMessage } from '#shared/tickets/system-message.ts'
import { wordsIn } from '#shared/words/catalogue.ts'
import type { Insertable } from 'kysely'

import type { HistoryTicket } from './plan-history.ts'

type Rows = {
  tickets: Insertable<Tables['tickets']>[]
  comments: Insertable<Tables['comments']>[]
  ticketEvents: Insertable<Tables['ticketEvents']>[]
  timeEntries: Insertable<Tables['timeEntries']>[]
  ticketRatings: Insertable<Tables['ticketRatings']>[]
  assigned: { ticketId: string; agentId: string }[]
}

type People = { requester: (email: string) => Viewer; agents: readonly Viewer[]; now: Date }

/** Few enough for a slow machine: a database that is silent for ten seconds counts as unavailable. */
const ROWS_AT_ONCE = 100
const { tickets: words } = wordsIn('en')

/**
 * Stores tickets with all that happened to them, in few statements: the use-cases would take ten times as long.
 * The triggers of the database keep figures, lists, the queue and the search, as they do for every write.
 */
export async function insertHistory(
  db: Db,
  history: (HistoryTicket & { number: number })[],
  people: People,
): Promise<void> {
  const rows: Rows = {
    tickets: [],
    comments: [],
    ticketEvents: [],
    timeEntries: [],
    ticketRatings: [],
    assigned: [],
  }
  for (const ticket of history) {
    const { customerId } = people.requester(ticket.email)
    const version = await findVersionAt(db, customerId, ticket.at)
    const contract = version && (await readContract(db, customerId, version.id))
    addTicket(rows, { ...ticket, contract }, people)
  }
  await asWorker(db, async (tx) => {
    await insertAll(tx, 'tickets', rows.tickets)
    await insertAll(tx, 'comments', rows.comments)
    await insertAll(tx, 'ticketEvents', rows.ticketEvents)
    await insertAll(tx, 'timeEntries', rows.timeEntries)
    await insertAll(tx, 'ticketRatings', rows.ticketRatings)
    await sql`
      update desk_tickets set assignee_id = agent_id
      from unnest(
        ${rows.assigned.map(({ ticketId }) => ticketId)}::uuid[],
        ${rows.assigned.map(({ agentId }) => agentId)}::uuid[]
      ) assigned (of_ticket, agent_id)
      where ticket_id = of_ticket`.execute(tx)
  })
}

async function insertAll<Name extends Exclude<keyof Rows, 'assigned'>>(
  tx: Tx,
  name: Name,
  rows: Rows[Name],
) {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto(name)
      // The compiler does not see that a slice of a table's rows is of that table.
      .values(rows.slice(from, from + ROWS_AT_ONCE) as never)
      .execute()
}

function addTicket(
  rows: Rows,
  {
    number,
    contract,
    ...planned
  }: HistoryTicket & {
    number: number
    contract: ContractFacts | undefined
  },
  { requester: requesterOf, agents, now }: People,
) {
  const { at, priority, categories, messages, closed } = planned
  const requester = requesterOf(planned.email)
  const { customerId, timeZone, nearPercent } = requester
  const id = uuidv7({ msecs: at.getTime() })
  const agent = planned.agent === null ? undefined : agents[planned.agent]
  const due = slaDueDates(at, priority, timeZone)
  const key = { customerId, ticketId: id }
  const lasts = (until: Date | undefined) =>
    until ? businessMinutesBetween(at, until, timeZone) : null
  const firstResponseAt = messages.find(({ isAgents }) => isAgents)?.at
  const log = logOf(rows, key, contract !== undefined)

  log.event('created', at, { by: requester, data: { priority, categories } })
  let status: 'Open' | 'Pending' = 'Open'
  for (const [index, message] of messages.entries()) {
    const by = message.isAgents ? agent : requester
    if (!by) throw new Error('Someone answers a ticket that no one has')
    if (index === 0) log.event('assigned', message.at, { by, data: { assigneeId: by.userId } })
    const isLast = index === messages.length - 1
    const next = message.isAgents && !(isLast && closed) ? 'Pending' : 'Open'
    const waits = contract && next === 'Pending' ? { waits: true as const } : {}
    const commentId = log.comment(message, by, waits)
    if (next !== status)
      log.event('status_changed', message.at, { by, data: { from: status, to: next } })
    status = next
    if (message.minutes > 0) rows.timeEntries.push(timeOf(planned, { key, by, message, commentId }))
  }
  if (closed) {
    const by = closed.byAgent && agent ? agent : requester
    log.system(closed.at, { code: 'closedBecause', by: by.name, resolution: closed.code })
    log.event('closed', closed.at, { by, data: { resolutionCode: closed.code } })
    if (number % 3 > 0) rows.ticketRatings.push({ ...key, ...ratingOf(number, closed.at) })
  }
  if (agent) rows.assigned.push({ ticketId: id, agentId: agent.userId })
  rows.tickets.push({
    customerId,
    id,
    number,
    requesterId: requester.userId,
    subject: withOrganization(planned.subject, requester.organization),
    description: planned.description,
    priority,
    status: closed ? 'Closed' : status,
    categories,
    commentCount: messages.length + (closed ? 1 : 0),
    createdAt: at,
    updatedAt: closed?.at ?? messages.at(-1)?.at ?? at,
    closedAt: closed?.at ?? null,
    resolutionCode: closed?.code ?? null,
    timeZone,
    firstResponseAt: firstResponseAt ?? null,
    ...(contract
      ? countedClocks(log.events, { contract, timeZone, now, nearPercent, isClosed: !!closed })
      : {
          ...due,
          ...slaNearDates(due, { priority, timeZone, nearPercent }),
          firstResponseMinutes: lasts(firstResponseAt),
          resolutionMinutes: lasts(closed?.at),
        }),
  })
}

function countedClocks(
  events: Parameters<typeof toSlaEvent>[0][],
  options: Parameters<typeof countByContract>[1],
) {
  const { set, ends } = countByContract(events.map(toSlaEvent), options)
  const { firstResponseMinutes, resolutionMinutes } = ends
  const contractVersionId = options.contract.versionId
  return { ...set, firstResponseMinutes, resolutionMinutes, contractVersionId }
}

type Key = { customerId: string; ticketId: string }
type EventRow = Insertable<Tables['ticketEvents']>
type EventData = Parameters<typeof toSlaEvent>[0]['data']
type Message = HistoryTicket['messages'][number]
type System = { code: 'closedBecause'; by: string; resolution: 'ISSUE_FIXED' }

/** Writes the events and comments of one ticket, whose ids rise also within a moment. */
function logOf(rows: Rows, key: Key, hasContract: boolean) {
  let seq = 0
  const events: Parameters<typeof toSlaEvent>[0][] = []
  const newId = (at: Date) => uuidv7({ msecs: at.getTime(), seq: (seq += 1) })
  const event = (
    type: EventRow['type'],
    at: Date,
    { by, data: given }: { by: Viewer; data: EventData },
  ) => {
    const byAgent = by.role !== 'customer'
    const actor = { actorId: by.userId, byAgent }
    const data = hasContract ? { ...given, by: by.name } : given
    events.push({ type, at, byAgent, data })
    rows.ticketEvents.push({
      ...key,
      ...actor,
      id: newId(at),
      type,
      at,
      data: JSON.stringify(data),
    })
  }
  return {
    events,
    event,
    comment({ at, text, isAgents }: Message, by: Viewer, more: { waits?: true } = {}) {
      const id = newId(at)
      const author = { authorId: by.userId, authorName: by.name }
      const kind = isAgents ? ('agent' as const) : ('requester' as const)
      rows.comments.push({ ...key, ...author, id, kind, content: text, said: null, createdAt: at })
      event('replied', at, { by, data: { commentId: id, ...more } })
      return id
    },
    system(at: Date, said: System | Parameters<typeof systemMessage>[0]) {
      rows.comments.push({
        ...key,
        id: newId(at),
        authorId: null,
        authorName: words.system,
        kind: 'system',
        content: systemMessage(said, words),
        said: JSON.stringify(said),
        createdAt: at,
      })
    },
  }
}

/** One in thirteen is bad, and some say why. */
function ratingOf(number: number, closedAt: Date) {
  const ratedAt = new Date(closedAt.getTime() + 3_600_000)
  if (number % 13 === 0)
    return {
      score: 'bad' as const,
      comment: 'It took three emails to get it fixed.',
      closedAt,
      ratedAt,
    }
  const comment = number % 4 === 0 ? 'Quick and friendly. Thank you!' : null
  return { score: 'good' as const, comment, closedAt, ratedAt }
}

type Worked = {
  key: Key
  by: Viewer
  message: HistoryTicket['messages'][number]
  commentId: string
}

function timeOf({ categories }: HistoryTicket, { key, by, message, commentId }: Worked) {
  const isOnSite = categories.includes('HARDWARE_ISSUE')
  const isBillable = !categories.includes('BILLING_ISSUE')
  const { at, minutes } = message
  return {
    ...key,
    id: uuidv7({ msecs: at.getTime() }),
    commentId,
    agentId: by.userId,
    agentName: by.name,
    day: at.toISOString().slice(0, 10),
    minutes,
    billedMinutes: isBillable ? minutes : 0,
    isBillable,
    kindId: isOnSite ? 'ON_SITE' : 'REMOTE',
    invoiceText: isBillable ? (isOnSite ? 'Check and repair' : 'Remote support') : '',
    createdAt: at,
    createdBy: by.name,
    correctsId: null,
    reason: null,
    correctedAt: null,
    exportId: null,
    exportedAt: null,
    earlierExportIds: null,
  }
}
