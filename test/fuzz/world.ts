import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createSession } from '#server/access/sessions/sessions.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import type { UserRole } from '#server/platform/db/tables/access.ts'
import type { Deps } from '#server/deps.ts'
import { openInstallation } from '#server/platform/keys/open-installation.ts'
import { createFolderStore } from '#server/platform/files/folder-store.ts'
import { startLiveEvents } from '#server/platform/live/live-events.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { cookieName } from '#server/platform/http/request/cookies.ts'
import { SESSION_COOKIE } from '#server/platform/http/request/csrf.ts'
import { aCustomer, anAdministrator, anAgentAnswer, anInternalNote, aUser } from '#test/builders.ts'
import { createMailAccess } from '#server/channels/mail/create-mail-access.ts'
import { createFakeCrmAccess } from '#test/fake-crm-access.ts'
import { aSamlCustomer } from '#test/saml-sign-in.ts'

import type { Role } from './plan-request.ts'
import { exchange, headerOf, type RawAnswer, type RawRequest } from './raw-http.ts'

/** How many known ids a caller remembers, so that requests hit existing things. */
const REMEMBERED = 60

export type World = {
  deps: Deps
  port: number
  filesFolder: string
  home: { id: string; name: string; domain: string }
  /** A customer whose data no caller may change. */
  canary: { id: string; name: string; domain: string }
  /** Sends requests one after the other, unchanged. */
  send(request: Omit<RawRequest, 'port'>): Promise<RawAnswer | undefined>
  /** Signs in a person of this role, with the CSRF token. */
  enter(role: Role): Promise<Caller>
  known: Known
  /** Returns a word that no request has used yet. */
  fresh(): string
  answerAsAgent(ticketId: string): Promise<void>
  close(): Promise<void>
}

export type Caller = { cookies: Map<string, string>; token: string }

/** Values that callers have learned, by role and kind: `user.ticketId`, `canary.attachmentId`. */
export type Known = {
  add(kind: string, value: string): void
  remove(kind: string, value: string): void
  pick(kind: string, index: number): string | undefined
}

type Person = { id: string; customerId: string; role: UserRole; email: string }

/** Starts a server with customers and tickets on a migrated, empty database. */
export async function buildWorld(databaseUrl: string): Promise<World> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-fuzz-'))
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SIGN_IN_RATE_LIMIT: '1000000',
  })
  const log = createLogger(config)
  const pool = createPool(databaseUrl, () => undefined)
  const db = createDb(pool)
  const { keys, cookieSecret } = await openInstallation(db, config, log)
  const filesFolder = path.join(folder, 'files')
  const deps: Deps = {
    config,
    db,
    pool,
    files: createFolderStore(filesFolder),
    live: startLiveEvents(databaseUrl, log),
    mail: undefined,
    crm: createFakeCrmAccess(db),
    mailAccess: createMailAccess({ now: () => new Date() }),
    log,
    now: () => new Date(),
    keys,
    cookieSecret,
  }
  const app = await buildApp(deps, { webFolder: path.join(folder, 'no-web') })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const send = (request: Omit<RawRequest, 'port'>) => exchange({ ...request, port })

  const home = await aSamlCustomer(deps, {}, { name: 'Home', timeZone: 'America/New_York' })
  const canary = await aSamlCustomer(deps, {}, { name: 'Canary' })
  const people: Record<Exclude<Role, 'visitor'>, Person> = {
    user: await aUser(deps, home, { isPortalManager: true }),
    admin: { ...(await anAdministrator(deps)), role: 'admin' },
  }
  const adminEmail = await emailOf(deps, people.admin)
  const known = createKnown({
    home: home.name,
    homeDomain: home.domain,
    adminEmail,
    adminId: people.admin.id,
  })

  async function enter(role: Role): Promise<Caller> {
    const cookies = new Map<string, string>()
    if (role !== 'visitor') await signIn(deps, people[role], cookies)
    return { cookies, token: await fetchToken(send, cookies) }
  }

  let words = 0
  const run = randomUUID().slice(0, 8)
  const world: World = {
    deps,
    port,
    filesFolder,
    home,
    canary,
    send,
    enter,
    known,
    fresh: () => `${run}-${(words += 1)}`,
    async answerAsAgent(ticketId) {
      await anAgentAnswer(deps, { customerId: home.id, ticketId })
    },
    async close() {
      await app.close()
      await pool.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await settle(world, canary, people.admin.id)
  for (const role of ['visitor', 'user', 'admin']) {
    for (const { id } of [home, canary]) if (role !== 'admin') known.add(`${role}.customerId`, id)
    for (let count = 0; count < 3; count += 1) {
      const customer = await aCustomer(deps)
      await signIn(deps, await aUser(deps, customer), new Map())
      known.add(`${role}.customerId`, customer.id)
    }
  }
  return world
}

async function emailOf({ db }: Deps, { id }: { id: string }): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.email
}

async function signIn(deps: Deps, person: Person, cookies: Map<string, string>) {
  const { token } = await createSession(deps, person)
  cookies.set(cookieName(deps.config, SESSION_COOKIE), token)
}

async function fetchToken(send: World['send'], cookies: Map<string, string>): Promise<string> {
  const answer = await send({
    method: 'GET',
    target: '/api/auth/user',
    headers: [
      ['Host', 'localhost'],
      ['Connection', 'close'],
      ['Cookie', writeCookies(cookies)],
    ],
    body: Buffer.alloc(0),
  })
  for (const [name, value] of answer?.headers ?? []) {
    const match = name === 'set-cookie' ? /^([^=]+)=([^;]*)/.exec(value) : null
    if (match) cookies.set(match[1]!, match[2]!)
  }
  return cookies.get('XSRF-TOKEN') ?? ''
}

export function writeCookies(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/**
 * Gives the canary's person a ticket, a file, an answer and an internal note. The ticket is assigned, so
 * that "take next" leaves it.
 */
async function settle(world: World, canary: World['canary'], assigneeId: string) {
  const { deps, known, send } = world
  const person = await aUser(deps, canary)
  const cookies = new Map<string, string>()
  await signIn(deps, person, cookies)
  const token = await fetchToken(send, cookies)
  const boundary = 'canary'
  const field = (name: string, text: string, file = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`
  const form = [
    field('subject', 'Canary'),
    field('description', 'Nobody else may see this.'),
    field('categories', 'GENERAL_INQUIRY'),
    field('attachments', 'canary bytes', '; filename="canary.png"'),
    `--${boundary}--\r\n`,
  ].join('')
  const answer = await send({
    method: 'POST',
    target: '/api/tickets',
    headers: [
      ['Host', 'localhost'],
      ['Connection', 'close'],
      ['Cookie', writeCookies(cookies)],
      ['X-XSRF-TOKEN', token],
      ['Content-Type', `multipart/form-data; boundary=${boundary}`],
      ['Content-Length', String(Buffer.byteLength(form))],
    ],
    body: Buffer.from(form),
  })
  if (answer?.status !== 201) throw new Error(`no canary: ${answer?.status}`)
  const ticket = JSON.parse(answer.body.toString()) as { id: string; attachments: { id: string }[] }
  const stored = { customerId: canary.id, ticketId: ticket.id }
  await anAgentAnswer(deps, stored)
  await deps.files.delete((await anInternalNoteFile(deps, stored)).storageKey)
  await asStaff(deps.db, (tx) =>
    tx
      .updateTable('deskTickets')
      .set({ assigneeId })
      .where('ticketId', '=', ticket.id)
      .executeTakeFirstOrThrow(),
  )
  known.add('canary.ticketId', ticket.id)
  known.add('canary.attachmentId', ticket.attachments[0]!.id)
  known.add('canary.customerId', canary.id)
}

async function anInternalNoteFile(deps: Deps, ticket: { customerId: string; ticketId: string }) {
  const { attachmentId } = await anInternalNote(deps, ticket)
  return { storageKey: `${ticket.customerId}/${attachmentId}` }
}

function createKnown(facts: Record<string, string>): Known {
  const values = new Map<string, string[]>(
    Object.entries(facts).map(([name, value]) => [name, [value]]),
  )
  return {
    add(kind, value) {
      const list = values.get(kind) ?? []
      if (!list.includes(value)) list.push(value)
      if (list.length > REMEMBERED) list.shift()
      values.set(kind, list)
    },
    remove(kind, value) {
      values.set(
        kind,
        (values.get(kind) ?? []).filter((one) => one !== value),
      )
    },
    pick(kind, index) {
      const list = values.get(kind) ?? []
      return list[index % Math.max(1, list.length)]
    },
  }
}

/** Remembers from an answer what its caller may request next. */
export function learn(known: Known, role: Role, answer: RawAnswer): void {
  const next = /[?&]cursor=([^&>]+)/.exec(headerOf(answer, 'link') ?? '')?.[1]
  if (next) known.add(`${role}.cursor`, next)
  if (answer.status >= 300 || !headerOf(answer, 'content-type')?.startsWith('application/json;'))
    return
  const body: unknown = JSON.parse(answer.body.toString())
  const { ticket = body } = (body ?? {}) as { ticket?: unknown }
  const { id, number, attachments, comments, saml } = (ticket ?? {}) as Record<string, unknown>
  if (typeof id !== 'string') return
  if (typeof number === 'number') {
    known.add(`${role}.ticketId`, id)
    // Administrators work at the desk, where every customer's tickets are.
    known.add('admin.ticketId', id)
  }
  if (saml) known.add(`${role}.customerId`, id)
  for (const file of [attachments, ...flat(comments).map((comment) => comment.attachments)].flatMap(
    flat,
  )) {
    known.add(`${role}.attachmentId`, String(file.id))
  }
}

function flat(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? (list as Record<string, unknown>[]) : []
}
