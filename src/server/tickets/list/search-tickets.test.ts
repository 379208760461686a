import type { AddressInfo } from 'node:net'

import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { searchTerms } from '#shared/tickets/search-terms.ts'

import { asStaff, asViewer } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { aColleague, aPortal, aStranger, aTicket, type Portal } from '#test/a-portal.ts'
import { anAgentAnswer, anInternalNote, aViewer, storeTickets } from '#test/builders.ts'
import { aBlocker } from '#test/database-blocker.ts'
import { inSearchPlace } from './search-places.ts'

const NOWHERE = 'blunderbuss'
const ANSWER =
  '<p>Please <strong>reset</strong> it by the <a href="https://cam.example/">front button</a>.</p><p>Power<b>cycled</b></p>'

/** Many tickets with subjects of their own, the newest first by number. */
function storeMany({ deps, user }: Portal, count: number, description: string) {
  return asStaff(deps.db, (tx) =>
    sql`insert into tickets (
        customer_id, id, requester_id, subject, description, priority, status, categories, created_at, updated_at,
        time_zone, response_due_at, resolution_due_at
      )
      select ${user.customerId}, gen_random_uuid(), ${user.id}, 'Printer ' || n, ${description}, 'Low', 'Open',
        '{GENERAL_INQUIRY}', at, at, 'UTC', at, at
      from generate_series(1, ${count}::int) n, lateral (select now() + n * interval '1 second' as at) dated`.execute(
      tx,
    ),
  )
}

/**
 * How many pages of the database a statement looks at, the fewest of three times: the first reads catalogs and functions
 * that the session has not met yet, and so does one after an autovacuum.
 */
async function pagesRead(tx: Tx, statement: RawBuilder<unknown>): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 3; time += 1) times.push(await pagesOf(tx, statement))
  return Math.min(...times)
}

async function pagesOf(tx: Tx, statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ plan: [{ Plan: Record<string, number> }] }>`
    explain (analyze, buffers, format json) ${statement}`.execute(tx)
  const [{ Plan: plan }] = Object.values(rows[0]!)[0] as [{ Plan: Record<string, number> }]
  return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!
}

async function countQueries(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
  )
  await client.end()
  return rows[0]!.count
}

test('a search reads only a small part of thousands of tickets when it has no hits', async () => {
  const portal = await aPortal()
  const { deps, user } = portal
  await storeMany(portal, 3_000, 'It has been on fire since this morning, and nobody comes.')
  // As the database does by itself, a little later.
  await sql`vacuum analyze`.execute(deps.db)
  await asViewer(deps.db, { customerId: user.customerId, userId: user.id }, async (tx) => {
    const all = await pagesRead(tx, sql`select count(description) from tickets`)
    for (const words of [NOWHERE, `printer ${NOWHERE} with a longer text`, 'blunder-buss']) {
      const search = sql`select find_own_tickets(${searchTerms(words)}::text[], 501)`
      expect(await pagesRead(tx, search)).toBeLessThan(all / 3)
    }
  })
  expect((await portal.client.get(`/api/tickets?q=${NOWHERE}&count=true`)).json()).toEqual([])
})

test('a search finds the same tickets when few or very many have the words', async () => {
  const portal = await aPortal()
  await storeMany(
    portal,
    620,
    'On fire. 620 of them, and each has a Straße & a text beyond sixteen.',
  )
  await storeTickets(portal.deps, portal.user, [{ subject: 'The scanner', description: 'is not' }])
  for (const [q, total] of [
    ['PRINTER', 620],
    ['printer 62', 620],
    ['"printer 62"', 2],
    ['straße & a TEXT beyond sixteen', 620],
    ['e', 621],
    ['fi', 620],
    ['scanner\nis not', 1],
  ] as const) {
    const query = `q=${encodeURIComponent(q)}&count=true&limit=100`
    const res = await portal.client.get(`/api/tickets?${query}`)
    expect([q, res.headers['x-total-count']]).toEqual([q, String(total)])
    expect(res.json()).toHaveLength(Math.min(total, 100))
  }
  const [newest] = (await portal.client.get('/api/tickets?q=printer&limit=1')).json()
  expect(newest.subject).toBe('Printer 620')
  const status = await portal.client.get('/api/tickets?q=printer&status=Closed')
  expect(status.json()).toEqual([])
})

test('a search finds a ticket when given its number, with others that have it in their words', async () => {
  const portal = await aPortal()
  const { client } = portal
  const { id, number } = await aTicket(client, { subject: 'The projector' })
  const other = await aTicket(client, { subject: `Like #${number}, again` })
  for (const q of [`#${number}`, `${number}`]) {
    const found = (await client.get(`/api/tickets?q=${encodeURIComponent(q)}`)).json()
    expect(found).toMatchObject([{ id: other.id }, { id }])
  }
  const colleague = await aColleague(portal)
  expect((await colleague.get(`/api/tickets?q=${number}`)).json()).toEqual([])
  expect((await client.get(`/api/tickets?q=${'9'.repeat(30)}`)).json()).toEqual([])
  await storeMany(portal, 620, `Not ${number}.`)
  const res = await client.get(`/api/tickets?q=${number}&count=true&direction=asc`)
  expect(res.headers['x-total-count']).toBe('622')
  expect(res.json()).toContainEqual(expect.objectContaining({ id }))
})

test('a search finds a ticket only by its present text when that was changed', async () => {
  const { client } = await aPortal()
  const { id } = await aTicket(client, { subject: 'The projector' })
  await client.put(`/api/tickets/${id}`, { subject: 'The beamer' })
  expect((await client.get('/api/tickets?q=projector')).json()).toEqual([])
  expect((await client.get('/api/tickets?q=beamer')).json()).toMatchObject([{ id }])
})

test.each([
  ['words in any order', 'offline Recorder'],
  ['words of the subject and of the text', 'recorder hall'],
  ['words of the subject and of a comment', 'recorder reset'],
  ['words of an answer in bold and in a link', 'reset "front button"'],
  ['a word of which a part is bold', 'powercycled'],
  ['parts of a part number', '7604NI 4P'],
  ['a phrase', '"Recorder DS-7604NI"'],
  ['a phrase in low quotation marks', '„Recorder DS-7604NI“'],
  ['a phrase in curly quotation marks', '“Recorder DS-7604NI”'],
  ['a word with punctuation at its edge', 'Recorder, (offline)!'],
  ['two blanks', 'recorder  ds-7604'],
])('a search finds a ticket when it is given %s', async (_, q) => {
  const { client, deps, user } = await aPortal()
  const subject = 'Recorder DS-7604NI-E1/4P/A offline'
  const { id } = await aTicket(client, { subject, description: 'in hall 3' })
  await aTicket(client, { subject: 'Recorder', description: 'in the cellar' })
  await anAgentAnswer(deps, { customerId: user.customerId, ticketId: id }, ANSWER)
  const found = await client.get(`/api/tickets?q=${encodeURIComponent(q)}`)
  expect(found.json()).toMatchObject([{ id }])
})

test.each([
  ['Mu\u0308ller Gru\u0308n', 'grün'],
  ['Änderung', 'A\u0308nderung'],
  ['Drucker\u00A0Empfang defekt', 'Drucker Empfang'],
  ['Drucker\u00A0Empfang defekt', '"drucker empfang"'],
  ['Daten\u00ADbank kaputt', 'Datenbank'],
  ['Zero\u200BWidth', 'zerowidth'],
  ['Datenbank kaputt', 'Daten\u00ADbank'],
  ['Müller Straße', 'muller'],
  ['Müller Straße', 'Mueller'],
  ['Müller Straße', 'MÜLLER'],
  ['Müller Straße', 'strasse'],
  ['Müller Straße', '"mueller strasse"'],
  ['Mueller Strasse', 'müller straße'],
  ['problème café', 'probleme CAFE'],
  ['probleme cafe', 'Problème café'],
  ['Ærøskøbing', 'aeroskobing'],
  ['МОСКВА', 'москва'],
  ['Wi-Fi in hall 3', 'wifi'],
  ['wifi in hall 3', 'Wi-Fi'],
  ['Wi\u2011Fi in hall 3', 'WiFi'],
  ['Wi\u2011Fi in hall 3', 'wi-fi'],
  ['Recorder DS-7604-NI', 'ds7604ni'],
  ['Recorder DS7604NI', '"recorder ds-7604-ni"'],
  ['Funk-Türklingel', 'funktuerklingel'],
  ['Funktürklingel', 'FUNK-TÜRKLINGEL'],
])('a search in %j finds the ticket when %j is typed', async (subject, q) => {
  const { client } = await aPortal()
  const { id } = await aTicket(client, { subject })
  const found = await client.get(`/api/tickets?q=${encodeURIComponent(q)}`)
  expect(found.json()).toMatchObject([{ id }])
})

test('a search finds nothing when the words are only in an internal note', async () => {
  const { client, deps, user } = await aPortal()
  const { id } = await aTicket(client)
  await anInternalNote(deps, { customerId: user.customerId, ticketId: id }, `<p>${NOWHERE}</p>`)
  expect((await client.get(`/api/tickets?q=${NOWHERE}`)).json()).toEqual([])
  expect((await client.get(`/api/tickets?q=${NOWHERE}%20printer`)).json()).toEqual([])
})

test("a search finds nothing when the ticket is a colleague's or a stranger's", async () => {
  const portal = await aPortal()
  await aTicket(await aColleague(portal), { subject: NOWHERE })
  await aTicket(await aStranger(portal), { subject: NOWHERE })
  const { id } = await aTicket(portal.client, { subject: NOWHERE })
  expect((await portal.client.get(`/api/tickets?q=${NOWHERE}`)).json()).toMatchObject([{ id }])
})

test('list tickets runs two searches of a person together, lets some wait, and answers 429 when there are more', async () => {
  const { deps, customer, user } = await aPortal()
  const person = aViewer({ customerId: customer.id, userId: user.id })
  const { promise: end, resolve: release } = Promise.withResolvers<void>()
  const begun: string[] = []
  const search = (viewer: Viewer) =>
    inSearchPlace(deps, viewer, async () => {
      begun.push(viewer.userId)
      await end
    })
  const searches = Array.from({ length: 10 }, () => search(person))
  await expect(search(person)).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: 2,
  })
  // Others do not wait.
  const colleague = aViewer({ customerId: customer.id })
  const theirs = search(colleague)
  await expect.poll(() => begun.toSorted()).toEqual([user.id, user.id, colleague.userId].toSorted())
  release()
  await Promise.all([...searches, theirs])
  expect(begun).toHaveLength(11)
})

test('a search waits when the same person searches at other processes', async () => {
  const { client, user, databaseUrl } = await aPortal()
  const elsewhere = new pg.Client(databaseUrl)
  await elsewhere.connect()
  onTestFinished(() => elsewhere.end())
  const lock = `hashtextextended('search ' || place || ' ${user.id}', 0)`
  await elsewhere.query(`select pg_advisory_lock(${lock}) from generate_series(0, 1) place`)
  let isAnswered = false
  const searching = client.get('/api/tickets?q=printer').finally(() => {
    isAnswered = true
  })
  expect((await client.get('/api/dashboard')).statusCode).toBe(200)
  expect(isAnswered).toBe(false)
  await elsewhere.query('select pg_advisory_unlock_all()')
  expect((await searching).statusCode).toBe(200)
})

test('a search answers 503 and has ended in the database when it takes too long', async () => {
  const { client, databaseUrl } = await aPortal()
  const blocker = await aBlocker(databaseUrl, 'lock table ticket_texts')
  const res = await client.get(`/api/tickets?q=${NOWHERE}`)
  expect(res.statusCode).toBe(503)
  expect(res.json()).toEqual({
    error: 'unavailable',
    message:
      'This took too long, so it was stopped. Please narrow your request, or try again later.',
  })
  expect(res.headers['retry-after']).toBe('5')
  await blocker.waitFor(0)
})

test('a read ends in the database when its client hangs up', async () => {
  const portal = await aPortal()
  const { app, client, databaseUrl } = portal
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const blocker = await aBlocker(databaseUrl, 'lock table ticket_texts, tickets')
  const cookie = `portico_session=${client.cookies.get('portico_session')}`
  for (const path of ['/api/tickets?q=printer', '/api/dashboard']) {
    const leaving = new AbortController()
    const { signal } = leaving
    const asking = fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie }, signal })
    await blocker.waitFor(1)
    leaving.abort()
    await expect(asking).rejects.toThrow('aborted')
    await blocker.waitFor(0)
  }
  await blocker.release()
  // The connection that was broken off is not used again.
  expect((await client.get('/api/dashboard')).statusCode).toBe(200)
})

test('a customer is answered when another one searches for very frequent words', async () => {
  const portal = await aPortal()
  const { app, client, deps, user, databaseUrl } = portal
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const description = `${'a'.repeat(65_000)} aab`
  await storeTickets(
    deps,
    user,
    Array.from({ length: 60 }, () => ({ description })),
  )
  const stranger = await aStranger(portal)
  await aTicket(stranger)

  const words = `${'a'.repeat(199)}b`
  const cookie = `portico_session=${client.cookies.get('portico_session')}`
  const leaving = new AbortController()
  const attack = Array.from({ length: 8 }, () =>
    fetch(`http://127.0.0.1:${port}/api/tickets?q=${words}`, {
      headers: { cookie },
      signal: leaving.signal,
    }).catch(() => undefined),
  )
  for (let round = 0; round < 10; round += 1) {
    for (const path of ['/api/tickets', '/api/dashboard', '/api/tickets?q=printer'])
      expect((await stranger.get(path)).statusCode).toBe(200)
  }
  leaving.abort()
  await Promise.all(attack)
  await expect.poll(() => countQueries(databaseUrl)).toBe(0)
})
