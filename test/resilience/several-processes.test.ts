import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { makeDataDir } from '#test/fixtures/embedded-postgres.ts'

import type { Ticket } from '#shared/tickets/contract.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { anAnswer, aSamlCustomer, postAnswer } from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'
import { createEmptyDatabase } from '#test/test-database.ts'
import { aTenant } from './a-tenant.ts'
import { keepPageOpen } from './live-page.ts'
import { readAttachment } from './remote-client.ts'
import { runPortico, SOON } from './run-portico.ts'
import {
  anIntent,
  expectEachOnce,
  inParallel,
  type Intent,
  intentsToRaise,
  listStore,
  raise,
} from './ticket-load.ts'

const TICKETS = 60
const AT_ONCE = 12

/** Starts several processes at the same moment on one empty database and one files folder. */
async function runSeveral(count: number, environment: Record<string, string> = {}) {
  const database = await createEmptyDatabase()
  const filesFolder = path.join(await makeDataDir(), 'files')
  await mkdir(filesFolder)
  const processes = await Promise.all(
    Array.from({ length: count }, async () => {
      const dataDir = await makeDataDir()
      await symlink(filesFolder, path.join(dataDir, 'files'))
      return runPortico(dataDir, { DATABASE_URL: database, ...environment })
    }),
  )
  let turn = 0
  const balancer = () => processes.at(turn++ % count)?.url ?? ''
  return { processes, balancer, filesFolder, ...(await aTenant(database, balancer())) }
}

test('several processes work as one when they start together on an empty database, and lose nothing when one is killed at work', async () => {
  const { processes, balancer, filesFolder, beside, client, user } = await runSeveral(4, {
    SIGN_IN_RATE_LIMIT: '8',
  })
  const origins = processes.map(({ url }) => url)
  const atEach = <Answer>(ask: (origin: string) => Promise<Answer>) => Promise.all(origins.map(ask))
  const whoAmI = async (origin: string) => (await client.send(origin, '/api/auth/user')).json()
  for (const answer of await atEach(whoAmI)) expect(answer.user).toMatchObject({ id: user.id })

  const pages = origins.map((origin) => keepPageOpen(client, origin))
  await expect.poll(() => pages.every((page) => page.isListening()), SOON).toBe(true)
  const intent = anIntent(0)
  const tickets = await atEach((origin) => raise(client, () => origin, intent))
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(1)
  await expect.poll(() => pages.every((page) => page.hasHeardOf(tickets.at(0))), SOON).toBe(true)
  const received = await Promise.all(
    tickets.map((ticket, index) => readAttachment(client, origins.at(index) ?? '', ticket)),
  )
  expect(received.every((bytes) => bytes.equals(intent.bytes))).toBe(true)

  const guess = async (origin: string) => {
    const body = JSON.stringify({ email: 'nobody@portico.example', password: 'wrong' })
    const headers = { 'content-type': 'application/json' }
    return (await client.send(origin, '/api/auth/admin-login', { method: 'POST', body, headers }))
      .status
  }
  const statuses: number[] = []
  for (const origin of [...origins, ...origins, ...origins]) statuses.push(await guess(origin))
  expect(statuses).toEqual([...Array(8).fill(401), ...Array(4).fill(429)])

  const victim = processes.at(0)
  const intents = intentsToRaise(TICKETS)
  const answered = new Map<Intent, Ticket>([[intent, tickets[0]!]])
  let killed: Promise<void> | undefined
  await inParallel(intents, AT_ONCE, async (wanted) => {
    answered.set(wanted, await raise(client, balancer, wanted))
    if (answered.size >= TICKETS / 2) killed ??= victim?.kill()
  })
  await killed
  expect(victim?.hasEnded()).toBe(true)
  await expectEachOnce(beside, filesFolder, answered)
  const store = await listStore(beside, filesFolder)
  const known = new Set([...store.attached, ...store.pending])
  expect(store.files.filter((file) => !known.has(file.replace(/\.part$/, '')))).toEqual([])

  const alive = origins.slice(1)
  await client.send(alive.at(0) ?? '', '/api/auth/logout', { method: 'POST' })
  expect(await Promise.all(alive.map(whoAmI))).toEqual(alive.map(() => ({ user: null })))
})

test('signing in is refused when the assertion was used at another process', async () => {
  const [one, other] = [await buildTestApp(), await buildTestApp()]
  const customer = await aSamlCustomer(one.deps, { validateInResponseTo: false })
  const answer = anAnswer(one.deps, customer, { inResponseTo: null })
  const first = await postAnswer(aVisitor(one), customer, answer)
  expect(first.headers.location).toBe('/dashboard?login=success')
  const replayed = await postAnswer(aVisitor(other), customer, answer)
  expect(replayed.headers.location).toMatch(/^\/login\?error=replayed&/)
  expect(replayed.cookies.map(({ name }) => name)).not.toContain('portico_session')
})
