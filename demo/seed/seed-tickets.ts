import { Readable } from 'node:stream'

import { sql } from 'kysely'

import { DEMO_CUSTOMERS, DEMO_STAFF, JORDAN, PRIYA, SOFIA } from '#demo/demo-people.ts'
import { exportEarlierTime } from '#demo/showcase/export-time.ts'
import { insertHistory } from '#demo/showcase/insert-history.ts'
import { ACTIVE_CUSTOMERS, SHOWCASE_STAFF } from '#demo/showcase/people.ts'
import { seedContract } from '#demo/showcase/seed-contract.ts'
import { type HistoryTicket, planHistory } from '#demo/showcase/plan-history.ts'
import { MERGED, MERGED_INTO } from '#demo/showcase/stories.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { type ReceivedFile, receiveUpload } from '#server/platform/files/uploads.ts'
import { closeOwnTicket } from '#server/tickets/requester/close-own-ticket.ts'
import { createTicket } from '#server/tickets/requester/create-ticket.ts'
import { answerTicket } from '#server/tickets/desk/answers/answer-ticket.ts'
import { mergeTicket } from '#server/tickets/desk/relations/merge-ticket.ts'
import { changeDeskTicket } from '#server/tickets/desk/ticket/change-desk-ticket.ts'
import { replyToTicket } from '#server/tickets/requester/reply-to-ticket.ts'
import type { Viewer } from '#server/access/viewer.ts'

import { DEMO_FILES, type DemoFileName } from './demo-files.ts'
import { inOneTransaction, leaveRole } from './in-one-transaction.ts'
import { seedMacros } from './seed-macros.ts'
import { seedNotices } from './seed-notices.ts'
import { seedWaiting } from './seed-waiting.ts'
import { seedViews } from './seed-views.ts'
import { seedRelations } from './seed-relations.ts'
import { type Action, planActions } from './plan-actions.ts'
import type { Agent, Step, Story } from './story.ts'
import { viewerOf } from './viewer-of.ts'
import { workOf } from './work-of.ts'

const KATHARINA = 'katharina.vogel@northwind.example'
const AGENTS: Record<Agent, string> = { priya: PRIYA.email, jordan: JORDAN.email }

type SeedDeps = Pick<Deps, 'db' | 'files' | 'log' | 'now'>

/** The demo people as viewers, by email address. A person who was deleted is missing. */
export type Actors = Map<string, Viewer>

export async function findActors(db: Db, { isSmall = true } = {}): Promise<Actors | undefined> {
  const customers = isSmall ? DEMO_CUSTOMERS : [...DEMO_CUSTOMERS, ...ACTIVE_CUSTOMERS]
  const staff = isSmall ? DEMO_STAFF : [...DEMO_STAFF, SOFIA, ...SHOWCASE_STAFF]
  const emails = [...customers.flatMap(({ people }) => people), ...staff].map(({ email }) => email)
  const found = await db
    .selectFrom('users')
    .innerJoin('customers', 'customers.id', 'users.customerId')
    .where('users.email', 'in', emails)
    .select(['users.id', 'users.customerId', 'users.email', 'users.name', 'users.role'])
    .select(['customers.name as customerName', 'customers.timeZone', 'customers.mspStartDate'])
    .execute()
  const actors = found.map((person): [string, Viewer] => {
    const { customerName, timeZone, mspStartDate } = person
    const customer = { name: customerName, timeZone, mspStartDate }
    return [person.email, viewerOf(person, person.role === 'customer' ? customer : null)]
  })
  return actors.length === emails.length ? new Map(actors) : undefined
}

/**
 * Plays the stories through the product's own use-cases, so that events, counts and service levels
 * come about as in production. Runs in order of time, so that ids and numbers rise with it. The earlier
 * tickets of the showcase are stored before, with the numbers that their time gives them.
 */
export async function seedTickets(
  deps: SeedDeps,
  actors: Actors,
  { isSmall = true } = {},
): Promise<void> {
  const actions = planActions(deps.now(), { isSmall })
  const history = isSmall ? [] : planHistory(deps.now())
  const numbers = numberByTime(actions, history)
  await inOneTransaction(deps.db, async (db) => {
    await seedMacros({ db, now: deps.now }, actors)
    await seedViews({ db, now: deps.now }, actors)
    if (!isSmall) {
      const { customerId } = actorNamed(actors, KATHARINA)
      await seedContract({ db, now: deps.now }, customerId)
      await leaveRole(db)
      const agents = [PRIYA, JORDAN, SOFIA, ...SHOWCASE_STAFF]
      await insertHistory(
        db,
        history.map((ticket) => ({ ...ticket, number: numberOf(numbers, ticket) })),
        {
          requester: (email) => actorNamed(actors, email),
          agents: agents.map(({ email }) => actorNamed(actors, email)),
          now: deps.now(),
        },
      )
      await leaveRole(db)
    }
    const ticketIds = new Map<Story, string>()
    for (const action of actions) {
      // A call that is one statement has its role in it.
      await leaveRole(db)
      if (action.step === null) await setNextNumber(db, numberOf(numbers, action.story))
      const files = await receiveFiles(deps, actorNamed(actors, action.email), action)
      const ticketId = await perform({ db, now: () => action.at }, action, {
        actors,
        files,
        ticketId: ticketIds.get(action.story),
      })
      ticketIds.set(action.story, ticketId)
    }
    await leaveRole(db)
    await setNextNumber(db, FIRST_NUMBER + numbers.size)
    await seedWaiting({ db, now: deps.now }, actors)
    const ticketOf = (subject: string) =>
      [...ticketIds].find(([story]) => story.subject === subject)?.[1]
    const [ticketId, intoTicketId] = [ticketIds.get(MERGED), ticketIds.get(MERGED_INTO)]
    if (ticketId !== undefined && intoTicketId !== undefined) {
      const at = new Date(deps.now().getTime() - MERGED_MS)
      const merge = { ticketId, intoTicketId }
      await mergeTicket({ db, now: () => at }, actorNamed(actors, PRIYA.email), merge)
    }
    if (!isSmall) await exportEarlierTime({ db, now: deps.now }, actorNamed(actors, JORDAN.email))
    await seedRelations({ db, now: deps.now }, { actors, ticketOf })
    await seedNotices({ db, now: deps.now }, actors)
    // Sends no mail about the stories: they are weeks old.
    await asWorker(db, (tx) => tx.deleteFrom('mailCauses').execute())
  })
}

type Numbers = ReadonlyMap<object, number>

const FIRST_NUMBER = 1001
const MERGED_MS = 150 * 60_000

function numberByTime(actions: Action[], history: HistoryTicket[]): Numbers {
  const created: { of: object; at: Date }[] = [
    ...actions.flatMap(({ step, story, at }) => (step === null ? [{ of: story, at }] : [])),
    ...history.map((ticket) => ({ of: ticket, at: ticket.at })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return new Map(created.map(({ of }, index) => [of, FIRST_NUMBER + index]))
}

function numberOf(numbers: Numbers, ticket: object): number {
  const number = numbers.get(ticket)
  if (number === undefined) throw new Error('A ticket is created that was not planned')
  return number
}

async function setNextNumber(db: Db, number: number) {
  await sql`select setval('ticket_numbers', ${number}, false)`.execute(db)
}

async function perform(
  deps: Pick<Deps, 'db' | 'now'>,
  { email, story, step }: Action,
  {
    actors,
    files,
    ticketId,
  }: { actors: Actors; files: ReceivedFile[]; ticketId: string | undefined },
): Promise<string> {
  const requester = actorNamed(actors, email)
  if (step === null) {
    const { subject, description, priority, categories } = story
    const input = { subject, description, priority, categories }
    return (await createTicket(deps, requester, input, { files })).id
  }
  if (ticketId === undefined) throw new Error(`"${story.subject}" goes on before it begins`)
  const answer = answerIn(step)
  if (answer) {
    const agent = actorNamed(actors, answer.by)
    const time = workOf(story, answer.html)
    const reply = { ticketId, kind: 'reply' as const, comment: answer.html, time }
    await answerTicket(deps, agent, reply, { files })
  } else if ('says' in step) {
    await replyToTicket(deps, requester, { ticketId, comment: step.says }, { files })
  } else if ('takes' in step) {
    const agent = actorNamed(actors, AGENTS[step.takes])
    await changeDeskTicket(deps, agent, { ticketId, assigneeId: agent.userId })
  } else if ('note' in step) {
    const note = { ticketId, kind: 'note' as const, comment: step.note }
    await answerTicket(deps, actorNamed(actors, AGENTS[step.from]), note)
  } else if ('closes' in step) {
    const { closes: resolutionCode, saying: additionalComment } = step
    await closeOwnTicket(deps, requester, { ticketId, resolutionCode, additionalComment })
  }
  return ticketId
}

function answerIn(step: Step): { by: string; html: string } | undefined {
  if ('priya' in step) return { by: AGENTS.priya, html: step.priya }
  if ('jordan' in step) return { by: AGENTS.jordan, html: step.jordan }
  return undefined
}

/**
 * Uploads files outside of the transaction, for the ticket's customer. After an aborted seed the
 * cleanup finds them like any abandoned upload.
 */
async function receiveFiles(
  deps: SeedDeps,
  requester: Viewer,
  { story, step }: Action,
): Promise<ReceivedFile[]> {
  const names: DemoFileName[] = (step === null ? story.files : 'files' in step && step.files) || []
  const files: ReceivedFile[] = []
  for (const filename of names) {
    const { contentType, make } = DEMO_FILES[filename]
    const content = Readable.from([make()])
    files.push(await receiveUpload(deps, requester, { filename, contentType, content }))
  }
  return files
}

function actorNamed(actors: Actors, email: string): Viewer {
  const actor = actors.get(email)
  if (!actor) throw new Error(`nobody in the demo has the address ${email}`)
  return actor
}
