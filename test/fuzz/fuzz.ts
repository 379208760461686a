import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import fc from 'fast-check'

import type { EndpointName } from '#shared/api.ts'

import { checkAnswer } from './check-answer.ts'
import { brokenRules, fingerprint } from './invariants.ts'
import { requestPlan, type RequestPlan, requestPlanOf, ROLES, type Role } from './plan-request.ts'
import { headerOf, type RawAnswer } from './raw-http.ts'
import { cookiesOf, writeRequest } from './send-plan.ts'
import { buildWorld, type Caller, learn, type World } from './world.ts'

type Options = {
  databaseUrl: string
  seed: number
  requests: number
  /** Requests in flight at the same time. */
  lanes?: number
  /** Endpoints that get further requests when none of the random ones succeeded. */
  mustSucceed?: EndpointName[]
  onProgress?: (report: Report) => void
}

export type Report = {
  requests: number
  statuses: Record<number, number>
  /** Counts the answers below 300 of each endpoint. */
  successes: Record<string, number>
  slowest: { tookMs: number; request: string }[]
  usualMs: number
  heapGrowthBytes: number
  problems: string[]
}

const BATCH = 250
/** How many requests more an endpoint gets at most, and how many of them at a time. */
const MORE = { requests: 200, atOnce: 20 }
const AGENT_EVERY = 40
const PROBE_EVERY = 25
const PROBES_KEPT = 40
/**
 * The limit for a slow answer. A probe takes about 2 ms on a quiet machine; on a busy one
 * everything takes longer with it.
 */
const SLOW_MS = 1_000
const SLOW_TIMES_USUAL = 100
const TRIES = 4
const MS_PER_MEGABYTE = 300
const HEAP_GROWTH_BYTES = 32 * 1024 * 1024
const SLOWEST_KEPT = 5
/** Closing connections may have a timer each. */
const TIMERS_LEFT = 5

/**
 * Sends requests to a server of its own. The same seed makes the same requests. Shrinks each
 * failing request to its core.
 */
export async function fuzz(options: Options): Promise<Report> {
  const timersBefore = countTimers()
  const world = await buildWorld(options.databaseUrl)
  let report: Report
  try {
    report = await run(world, options)
  } finally {
    await world.close()
  }
  // A timer that is still running after the server has closed was leaked by an aborted request.
  const timersLeft = countTimers() - timersBefore
  if (timersLeft > TIMERS_LEFT) report.problems.push(`${timersLeft} timers run on`)
  return report
}

function countTimers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
}

async function run(
  world: World,
  { seed, requests, lanes = 1, mustSucceed = [], onProgress }: Options,
) {
  const report: Report = {
    requests: 0,
    statuses: {},
    successes: {},
    slowest: [],
    usualMs: 0,
    heapGrowthBytes: 0,
    problems: [],
  }
  const probes: number[] = []
  const before = await fingerprint(world)
  const batches = Math.ceil(requests / BATCH)
  let nextBatch = 0

  // Send two equal halves: memory in use after the first half is no leak.
  const sendUntil = async (end: number) => {
    const lane = async () => {
      const callers = new Map<Role, Caller>()
      while (nextBatch < end) {
        await runBatch(seed + nextBatch++, callers)
        onProgress?.(report)
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    return heapUsed()
  }

  const runBatch = async (
    batchSeed: number,
    callers: Map<Role, Caller>,
    { plans = requestPlan, numRuns = BATCH } = {},
  ) => {
    const property = fc.asyncProperty(plans, async (plan) => {
      const problems = await attempt(world, callers, { plan, report, probes })
      if (problems.length > 0) throw new Error(problems.join('; '))
    })
    const details = await fc.check(property, { seed: batchSeed, numRuns })
    if (details.failed) {
      const error = details.errorInstance instanceof Error ? details.errorInstance.message : ''
      const [plan] = details.counterexample ?? []
      report.problems.push(`${error}\n  seed ${batchSeed}: ${describe(plan)}`)
    }
  }

  const heapAtHalfTime = await sendUntil(Math.ceil(batches / 2))
  const heapAtEnd = await sendUntil(batches)
  report.heapGrowthBytes = heapAtEnd - heapAtHalfTime
  for (const name of mustSucceed) {
    const plans = requestPlanOf(name)
    for (let sent = 0; sent < MORE.requests && !report.successes[name]; sent += MORE.atOnce)
      await runBatch(seed + sent, new Map(), { plans, numRuns: MORE.atOnce })
  }
  report.usualMs = median(probes)
  if (report.heapGrowthBytes > HEAP_GROWTH_BYTES) {
    report.problems.push(`the heap grew by ${report.heapGrowthBytes} bytes in the second half`)
  }
  report.problems.push(...(await rulesBrokenAtRest(world)))
  const after = await fingerprint(world)
  for (const [table, digest] of after) {
    if (before.get(table) === digest) continue
    report.problems.push(`${table} of another customer changed: ${before.get(table)} to ${digest}`)
  }
  return report
}

type Attempt = { plan: RequestPlan; report: Report; probes: number[] }

async function attempt(
  world: World,
  callers: Map<Role, Caller>,
  { plan, report, probes }: Attempt,
): Promise<string[]> {
  report.requests += 1
  if (report.requests % PROBE_EVERY === 1) await probe(world, probes)
  if (report.requests % AGENT_EVERY === 0) await answerSomeTicket(world, report.requests)

  let answer = await sendOnce(world, callers, plan)
  const problems = checkAnswer(plan, answer.received)
  // An answer that is slow every time, while a probe is quick, is no accident of this machine.
  for (let time = 1; problems.length === 0 && isSlow(answer, probes); time += 1) {
    if (time === TRIES) problems.push(`it took ${Math.round(answer.received?.tookMs ?? 0)} ms`)
    await probe(world, probes)
    answer = await sendOnce(world, callers, plan)
  }
  if (answer.received) count(report, plan, answer.received)
  return problems
}

function isSlow({ received, allowanceMs }: Sent, probes: number[]): boolean {
  const usualMs = Math.max(median(probes), probes.at(-1) ?? 0)
  return (received?.tookMs ?? 0) > Math.max(SLOW_MS, usualMs * SLOW_TIMES_USUAL) + allowanceMs
}

type Sent = { received: RawAnswer | undefined; allowanceMs: number }

async function sendOnce(
  world: World,
  callers: Map<Role, Caller>,
  plan: RequestPlan,
): Promise<Sent> {
  const caller = callers.get(plan.as) ?? (await world.enter(plan.as))
  callers.set(plan.as, caller)
  const request = await writeRequest(world, caller, plan)
  const received = await world.send(request)
  if (received) {
    const isOwnSession = plan.forged.session === undefined && plan.forged.cookies === undefined
    const isOver = received.status === 401 || received.status === 403
    // The caller is signed out, or signed in as another person: start with a new one.
    if (isOver || cookiesOf(received).size > 0) callers.delete(plan.as)
    if (isOwnSession && plan.method !== 'HEAD') learn(world.known, plan.as, received)
    if (plan.endpoint === 'deleteCustomer' && received.status === 204) {
      for (const role of ROLES)
        world.known.remove(`${role}.customerId`, request.target.split('/').at(-1) ?? '')
    }
  }
  const allowanceMs = (request.body.length / 1_048_576) * MS_PER_MEGABYTE
  return { received, allowanceMs }
}

function count(report: Report, plan: RequestPlan, { status, tookMs }: RawAnswer) {
  report.statuses[status] = (report.statuses[status] ?? 0) + 1
  if (status < 300 && plan.endpoint) {
    report.successes[plan.endpoint] = (report.successes[plan.endpoint] ?? 0) + 1
  }
  report.slowest.push({ tookMs: Math.round(tookMs), request: `${plan.method} ${plan.path}` })
  report.slowest.sort((one, other) => other.tookMs - one.tookMs)
  report.slowest.length = Math.min(report.slowest.length, SLOWEST_KEPT)
}

async function probe(world: World, probes: number[]) {
  const answer = await world.send({
    method: 'GET',
    target: '/api/auth/user',
    headers: [
      ['Host', 'localhost'],
      ['Connection', 'close'],
    ],
    body: Buffer.alloc(0),
  })
  if (answer?.status !== 200 || !headerOf(answer, 'content-type')) throw new Error('no server')
  probes.push(answer.tookMs)
  if (probes.length > PROBES_KEPT) probes.shift()
}

/** Answers a ticket as an agent: not everything in a ticket comes from its requester. */
async function answerSomeTicket(world: World, index: number) {
  const ticketId = world.known.pick('user.ticketId', index)
  if (ticketId === undefined) return
  // The ticket may be closed by now.
  await world.answerAsAgent(ticketId).catch(() => undefined)
}

/**
 * Returns the broken rules after a moment, in which the remains of cut connections are cleaned up.
 */
async function rulesBrokenAtRest(world: World): Promise<string[]> {
  let broken: string[] = []
  for (let time = 0; time < 20; time += 1) {
    broken = await brokenRules(world)
    if (broken.length === 0) break
    await delay(250)
  }
  return broken
}

function heapUsed(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

const DESCRIBED_LENGTH = 1_500

function describe(plan: RequestPlan | undefined): string {
  return JSON.stringify(plan, (_, value: unknown) =>
    typeof value === 'string' && value.length > 300
      ? `${value.slice(0, 100)}… (${value.length} characters)`
      : value,
  )?.slice(0, DESCRIBED_LENGTH)
}
