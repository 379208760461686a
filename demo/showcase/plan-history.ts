import { type DemoCustomer, NORTHWIND } from '#demo/demo-people.ts'
import { firstOfMonth } from '#demo/seed/moments.ts'
import {
  addBusinessMinutes,
  businessMinutesBetween,
  instantOfWallTime,
  subtractBusinessMinutes,
  wallTimeAt,
} from '#shared/sla/business-time.ts'
import { slaTargets } from '#shared/sla/sla.ts'
import type { Priority, ResolutionCode } from '#shared/tickets/values.ts'

import { type Issue, ISSUES } from './issues.ts'
import { SHARES } from './people.ts'

// The earlier tickets of the demo, made of recurring issues: always the same ones for the same day.

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
/** Tickets that are planned as done are older: at least two working days lie between. */
const SETTLED_MS = 5 * DAY_MS
const AGENTS = 6

export type HistoryMessage = { at: Date; text: string; isAgents: boolean; minutes: number }

export type HistoryTicket = {
  customer: DemoCustomer
  email: string
  at: Date
  subject: string
  description: string
  priority: Priority
  categories: string[]
  /** By number; null when no one has it. */
  agent: number | null
  messages: HistoryMessage[]
  closed: { at: Date; code: ResolutionCode; byAgent: boolean } | null
}

/** Tickets of the last two weeks, in business minutes before now, with how far each has come. */
const CURRENT: readonly (readonly [minutesAgo: number, priority: Priority, state: CurrentState])[] =
  [
    [11, 'Medium', 'new'],
    [19, 'High', 'new'],
    [90, 'High', 'taken'],
    [560, 'Low', 'asked'],
    [700, 'Medium', 'done'],
    [1130, 'Medium', 'done'],
    [1500, 'High', 'done'],
    [1900, 'Low', 'answered'],
    [2650, 'Low', 'asked'],
    [2800, 'Medium', 'done'],
    [4100, 'Low', 'asked'],
  ]
/** Without an answer; assigned and answered; answered by us; and written to since. */
type OpenState = 'new' | 'taken' | 'asked' | 'answered'
type CurrentState = OpenState | 'done'

export function planHistory(now: Date): HistoryTicket[] {
  const random = randomFrom(20_260)
  const issueOf = dealer(ISSUES, random)
  const past = SHARES.flatMap(([customer, count]) =>
    Array.from({ length: count }, (_, index) => {
      const at = momentIn(customer, { share: index / count, now, random })
      return settled({ customer, at, issue: issueOf(), random }, now)
    }),
  )
  const fits = (priority: Priority) =>
    dealer(
      ISSUES.filter((issue) => issue.priority === priority),
      random,
    )
  const deal = { Low: fits('Low'), Medium: fits('Medium'), High: fits('High') }
  const current = CURRENT.map(([minutesAgo, priority, state], index) => {
    const [customer] = SHARES[index % SHARES.length]!
    const at = subtractBusinessMinutes(now, minutesAgo, customer.timeZone)
    const given = { customer, at, issue: deal[priority](), random }
    return state === 'done' ? settled(given, now) : underWay(given, { state, now })
  })
  return [...past, ...current].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

type Random = () => number
type Given = { customer: DemoCustomer; at: Date; issue: Issue; random: Random }

function settled(given: Given, now: Date): HistoryTicket {
  const { customer, at, issue, random } = given
  const ticket = begun(given)
  const { firstResponseMinutes, resolutionMinutes } = slaTargets(issue.priority)
  const isSlow = random() < 0.05
  // Those of Northwind's stories are late often enough.
  const isLate = random() < (customer === NORTHWIND ? 0.03 : 0.12)
  const after = (minutes: number) => addBusinessMinutes(at, minutes, customer.timeZone)
  const answeredIn = firstResponseMinutes * (isSlow ? 1.2 + random() : 0.15 + random() * 0.7)
  const takes = resolutionMinutes * (isLate ? 1.05 + random() * 0.6 : 0.12 + random() * 0.75)
  const sinceThen = businessMinutesBetween(at, now, customer.timeZone)
  const doneIn = Math.max(Math.min(takes, sinceThen * 0.9), answeredIn + 12)
  const spent = 5 * (1 + Math.floor(random() * 8))
  const fix = { text: greeted(ticket, issue.fix), isAgents: true, minutes: spent }
  const { ask } = issue
  if (ask && doneIn > answeredIn + 20) {
    const [question, answer] = ask
    const back = answeredIn + (doneIn - answeredIn) / 3
    ticket.messages.push(
      { at: after(answeredIn), text: greeted(ticket, question), isAgents: true, minutes: 5 },
      { at: after(back), text: answer, isAgents: false, minutes: 0 },
      { ...fix, at: after(doneIn - 4) },
    )
  } else ticket.messages.push({ ...fix, at: after(answeredIn) })
  if (issue.thanks !== undefined && random() < 0.7)
    ticket.messages.push({ at: after(doneIn - 2), text: issue.thanks, isAgents: false, minutes: 0 })
  const code = issue.code ?? 'ISSUE_FIXED'
  return { ...ticket, closed: { at: after(doneIn), code, byAgent: random() < 0.75 } }
}

function underWay(given: Given, { state, now }: { state: OpenState; now: Date }): HistoryTicket {
  const ticket = begun(given)
  if (state === 'new') return { ...ticket, agent: null }
  const { at, issue, random } = given
  const half = new Date(at.getTime() + (now.getTime() - at.getTime()) / 2)
  const target = slaTargets(ticket.priority).firstResponseMinutes * (0.2 + random() * 0.5)
  const answered = addBusinessMinutes(at, target, given.customer.timeZone)
  const reply = new Date(Math.min(answered.getTime(), half.getTime()))
  const [question, answer] = issue.ask ?? [
    'Could you tell us when this started, and whether anyone else has it?',
    'Since this morning. Just me, as far as I know.',
  ]
  ticket.messages.push({ at: reply, text: greeted(ticket, question), isAgents: true, minutes: 10 })
  if (state === 'asked') return ticket
  const later = new Date(reply.getTime() + (now.getTime() - reply.getTime()) / 3)
  ticket.messages.push({ at: later, text: answer, isAgents: false, minutes: 0 })
  return ticket
}

function begun({ customer, at, issue, random }: Given): HistoryTicket {
  const { email } = pick(requestersOf(customer), random)
  const thing = pick(issue.things, random)
  const fill = (text: string) => capitalized(text.replaceAll('{x}', thing))
  return {
    customer,
    email,
    at,
    subject: fill(issue.subject),
    description: fill(issue.description),
    priority: issue.priority,
    categories: issue.categories,
    agent: Math.floor(random() * AGENTS),
    messages: [],
    closed: null,
  }
}

/** Those who raise tickets: Mina Park of Northwind shows the empty pages. */
function requestersOf(customer: DemoCustomer) {
  const { people } = customer
  return customer === NORTHWIND ? [...people.slice(0, -1), people[0]!] : people
}

function greeted({ customer, email }: HistoryTicket, text: string): string {
  const firstName = customer.people.find((one) => one.email === email)?.firstName ?? ''
  return `<p>Hi ${firstName},</p><p>${text}</p>`
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A working hour of the contract: later ones come more often, as with a provider that grows. */
function momentIn(
  customer: DemoCustomer,
  { share, now, random }: { share: number; now: Date; random: Random },
): Date {
  const zone = customer.timeZone
  // The day after the first of a month is one on every clock, and a weekend goes back two days.
  const from = new Date(firstOfMonth(now, customer.contractMonthsAgo ?? 0)).getTime() + 4 * DAY_MS
  const until = now.getTime() - SETTLED_MS
  const at = from + (until - from) * ((share + random() * 0.03) / 1.03) ** 0.55
  const wall = wallTimeAt(new Date(at), zone)
  const midnight = wall - (wall % DAY_MS)
  const weekday = new Date(midnight).getUTCDay()
  const off = weekday === 0 ? 2 : weekday === 6 ? 1 : 0
  // Busiest in the morning and after lunch.
  const hour = pick([8, 9, 9, 9, 10, 10, 11, 13, 13, 14, 14, 15, 16], random)
  const minutes = Math.floor(random() * 60)
  return instantOfWallTime(midnight - off * DAY_MS + (hour * 60 + minutes) * MINUTE_MS, zone)
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)]!
}

/** Deals all items before one comes again. */
function dealer<Item>(items: readonly Item[], random: Random): () => Item {
  let left: Item[] = []
  return () => {
    if (left.length === 0) left = [...items]
    return left.splice(Math.floor(random() * left.length), 1)[0]!
  }
}

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
