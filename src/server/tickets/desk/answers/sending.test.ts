import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aPortal, anAgentAtTheDesk, aTicket, type Portal } from '#test/a-portal.ts'
import { aFile, aReplyForm } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { runOutbox, runSchedules } from '#test/run-schedules.ts'

async function aDesk(portal?: Portal) {
  const at = portal ?? (await aPortal())
  at.setNow(TEST_NOW)
  const { agent, desk } = await anAgentAtTheDesk(at)
  const ticket = await aTicket(at.client)
  const address = `/api/desk/tickets/${ticket.id}`
  const reply = (comment: string, more: object = { release: 'undo' }, by = desk) =>
    by.post(`${address}/comments`, { kind: 'reply', comment, ...more })
  const atDesk = async () => (await desk.get(address)).json()
  const theirs = async () => (await at.client.get(`/api/tickets/${ticket.id}`)).json()
  const decide = (what: 'send' | 'take-back', id: string, by = desk) =>
    by.post(`${address}/waiting/${id}/${what}`, {})
  return { ...at, agent, desk, ticket, address, reply, atDesk, theirs, decide }
}

function seconds(count: number) {
  return new Date(TEST_NOW.getTime() + count * 1000)
}

test('a reply that can be taken back waits, and the release is when it is sent', async () => {
  const { reply, atDesk, theirs, setNow, deps, agent } = await aDesk()
  const before = await theirs()
  const answer = await reply('<p>Try <b>this</b></p>')
  expect(answer.statusCode).toBe(201)
  const { ticket, comment } = answer.json()
  expect(comment).toBeNull()
  expect(ticket).toMatchObject({
    status: 'Open',
    comments: [],
    waiting: [
      {
        author: { id: agent.id, name: agent.name },
        content: '<p>Try <strong>this</strong></p>',
        status: 'Pending',
        releaseAt: seconds(10).toISOString(),
        isLater: false,
        stopped: null,
      },
    ],
  })
  expect(await theirs()).toEqual(before)

  setNow(seconds(11))
  expect(await runOutbox(deps)).toEqual([])
  expect(await theirs()).toMatchObject({
    status: 'Pending',
    updatedAt: seconds(11).toISOString(),
    comments: [
      { content: '<p>Try <strong>this</strong></p>', createdAt: seconds(11).toISOString() },
    ],
    sla: { firstResponseTime: 0, responseStatus: 'met' },
  })
  expect(await atDesk()).toMatchObject({ waiting: [], status: 'Pending' })
  // A second run finds nothing to send.
  await runOutbox(deps)
  expect(await theirs()).toMatchObject({ commentCount: 1 })
})

test('a reply returns its text and files when it is taken back, and its file is sent with the next one', async () => {
  const portal = await aDesk()
  const { desk, address, decide, theirs, deps, client, atDesk } = portal
  const form = aReplyForm([aFile('guide.txt', 'bytes')], '<p>Not so</p>')
  form.set('kind', 'reply')
  form.set('release', 'undo')
  const held = (await desk.send('POST', `${address}/comments`, { form })).json()
  const [waiting] = held.ticket.waiting
  expect(waiting.files).toMatchObject([{ filename: 'guide.txt', size: 5 }])

  const taken = await decide('take-back', waiting.id)
  expect(taken.statusCode).toBe(200)
  const { draft, ticket } = taken.json()
  expect(draft).toMatchObject({ kind: 'reply', content: '<p>Not so</p>', files: waiting.files })
  expect(ticket.waiting).toEqual([])
  expect((await decide('take-back', waiting.id)).json()).toMatchObject({ error: 'conflict' })
  expect((await desk.get(`${address}/drafts`)).json()).toEqual([draft])
  await runOutbox(deps)
  expect(await theirs()).toMatchObject({ commentCount: 0 })

  // Only its author can open the file.
  const opened = `/api/desk/draft-files/${draft.files[0].id}`
  expect((await desk.get(`${opened}?inline=1`)).body).toBe('bytes')
  const { desk: colleague } = await anAgentAtTheDesk(portal)
  expect((await colleague.get(opened)).statusCode).toBe(404)
  expect((await client.get(opened)).statusCode).toBe(403)

  const again = await desk.post(`${address}/comments`, {
    kind: 'reply',
    comment: '<p>Rather so</p>',
    heldFiles: [draft.files[0].id],
    release: 'undo',
  })
  expect(again.json().ticket.waiting[0].files).toMatchObject([{ filename: 'guide.txt' }])
  // The page empties the draft, whose text was another.
  await desk.put(`${address}/drafts/reply`, { content: '', version: draft.version })
  expect((await desk.get(`${address}/drafts`)).json()).toEqual([])
  await runOutbox(deps)
  const [comment] = (await theirs()).comments
  expect(comment).toMatchObject({ content: '<p>Rather so</p>' })
  expect((await client.get(`/api/desk-files/${comment.attachments[0].id}`)).body).toBe('bytes')
  // It is no draft's any more.
  expect((await desk.get(opened)).statusCode).toBe(404)
  expect(await atDesk()).toMatchObject({ waiting: [] })
  // The clean-up of uploads leaves it alone.
  expect(await runSchedules(deps)).toEqual([])
  expect((await client.get(`/api/desk-files/${comment.attachments[0].id}`)).body).toBe('bytes')
})

test('only the author decides about a reply when it goes out in seconds', async () => {
  const first = await aDesk()
  const { reply, decide, theirs } = first
  const { desk: other } = await anAgentAtTheDesk(first, { name: 'Olga Other' })
  const { ticket } = (await reply('<p>Mine</p>')).json()
  const [{ id }] = ticket.waiting
  expect((await decide('take-back', id, other)).statusCode).toBe(403)
  expect((await decide('send', id, other)).statusCode).toBe(403)
  // A colleague who answers meanwhile is told, and may send anyway.
  const crossing = { newestSeen: 'none', release: 'undo' }
  const refused = await reply('<p>Mine, too</p>', crossing, other)
  expect(refused.json()).toMatchObject({ error: 'ticket_moved_on', waiting: [{ id }] })
  const anyway = await reply('<p>Mine, too</p>', { ...crossing, seenWaiting: [id] }, other)
  expect(anyway.statusCode).toBe(201)
  expect((await decide('send', id)).json().ticket).toMatchObject({ status: 'Pending' })
  expect(await theirs()).toMatchObject({ commentCount: 1 })
  // It has been sent: to send it again changes nothing.
  expect((await decide('send', id)).statusCode).toBe(200)
  expect(await theirs()).toMatchObject({ commentCount: 1 })
})

test('a reply for later is stopped when the customer writes first, and one in its seconds is not', async () => {
  const portal = await aDesk()
  const { reply, atDesk, decide, theirs, client, ticket, desk, deps, setNow } = portal
  await reply('<p>Any news?</p>', { release: seconds(3600).toISOString() })
  await reply('<p>On it</p>')
  await client.put(`/api/tickets/${ticket.id}`, { comment: 'It works again' })
  const { waiting } = await atDesk()
  expect(waiting).toMatchObject([
    { content: '<p>On it</p>', stopped: null },
    { content: '<p>Any news?</p>', stopped: 'customer_wrote', isLater: true },
  ])
  setNow(seconds(3601))
  expect(await runOutbox(deps)).toEqual([])
  expect((await theirs()).comments).toMatchObject([
    { content: '<p>On it</p>' },
    { content: 'It works again' },
  ])
  const told = await asWorker(deps.db, (tx) =>
    tx
      .selectFrom('staffNotices')
      .select(['kind', 'userId', 'data'])
      .where('ticketId', '=', ticket.id)
      .execute(),
  )
  const data = { reason: 'customer_wrote' }
  expect(told).toEqual([{ kind: 'reply_dropped', userId: portal.agent.id, data }])
  // It is neither sent by itself nor lost: anybody may send it all the same, or take it over.
  const { desk: other } = await anAgentAtTheDesk(portal, { name: 'Olga Other' })
  expect((await decide('take-back', waiting[1].id, other)).json()).toMatchObject({
    draft: { content: '<p>Any news?</p>' },
    ticket: { waiting: [] },
  })
  expect((await desk.get(`${portal.address}/drafts`)).json()).toEqual([])
})

test('closing a ticket sends a reply when it waits for seconds, and stops one for later', async () => {
  const { reply, desk, address, atDesk, theirs, decide, deps } = await aDesk()
  await reply('<p>Later</p>', { release: seconds(3600).toISOString() })
  await reply('<p>Done</p>')
  await desk.post(`${address}/close`, {})
  expect(await theirs()).toMatchObject({
    status: 'Closed',
    commentCount: 2,
    comments: [{ isSystem: true }, { content: '<p>Done</p>' }],
  })
  const { waiting } = await atDesk()
  expect(waiting).toMatchObject([{ content: '<p>Later</p>', stopped: 'closed' }])
  expect(await runOutbox(deps)).toEqual([])
  expect(await theirs()).toMatchObject({ commentCount: 2 })
  expect((await decide('send', waiting[0].id)).json()).toMatchObject({ error: 'ticket_closed' })
  // Its text can still be taken back.
  expect((await decide('take-back', waiting[0].id)).statusCode).toBe(200)
})

test('a reply is not sent when its author is no agent any more, and everyone is notified', async () => {
  const portal = await aDesk()
  const { reply, agent, deps, atDesk, theirs, decide, ticket } = portal
  await reply('<p>Soon</p>', { release: seconds(60).toISOString() })
  await asWorker(deps.db, (tx) =>
    tx.updateTable('users').set({ active: false }).where('id', '=', agent.id).execute(),
  )
  expect(await runOutbox(deps)).toEqual([])
  const { desk: other } = await anAgentAtTheDesk(portal, { name: 'Olga Other' })
  const [waiting] = (await other.get(portal.address)).json().waiting
  expect(waiting).toMatchObject({ stopped: 'author_gone' })
  expect(await theirs()).toMatchObject({ commentCount: 0 })
  const told = await asWorker(deps.db, (tx) =>
    tx.selectFrom('staffNotices').select('data').where('ticketId', '=', ticket.id).execute(),
  )
  // No notice says that the customer wrote first.
  expect(told.every(({ data }) => data.reason === 'author_gone')).toBe(true)
  expect((await decide('send', waiting.id, other)).json()).toMatchObject({ error: 'conflict' })
  expect((await decide('take-back', waiting.id, other)).statusCode).toBe(200)
  expect((await atDesk()).error).toBe('unauthenticated')
})

test('a release time is refused when it has passed or is too far, and 0 seconds sends immediately', async () => {
  const { reply, deps, theirs } = await aDesk()
  for (const release of [seconds(-1), seconds(400 * 86_400)]) {
    const answer = await reply('<p>When?</p>', { release: release.toISOString() })
    expect(answer.json()).toMatchObject({
      error: 'invalid_input',
      fields: { release: expect.any(String) },
    })
  }
  await asWorker(deps.db, (tx) => tx.updateTable('installation').set({ undoSeconds: 0 }).execute())
  expect((await reply('<p>Now</p>')).json()).toMatchObject({ comment: { content: '<p>Now</p>' } })
  expect(await theirs()).toMatchObject({ commentCount: 1 })
  await asWorker(deps.db, (tx) => tx.updateTable('installation').set({ undoSeconds: 10 }).execute())
})

test('a draft is refused when another window has stored a newer version', async () => {
  const portal = await aDesk()
  const { desk, address, reply } = portal
  const save = (content: string, version: string | null, kind = 'reply') =>
    desk.put(`${address}/drafts/${kind}`, { content, version, newestSeen: 'none' })
  const { draft: first } = (await save('<p onclick="x">One</p><script>x</script>', null)).json()
  expect(first).toMatchObject({ kind: 'reply', content: '<p>One</p>', newestSeen: 'none' })
  const { draft: second } = (await save('<p>Two</p>', first.version)).json()
  for (const version of [first.version, null]) {
    const refused = await save('<p>Other window</p>', version)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ error: 'conflict', draft: second })
  }
  await save('<p>Careful</p>', null, 'note')
  const list = async (by = desk) => (await by.get(`${address}/drafts`)).json()
  expect((await list()).map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'note',
    'reply',
  ])
  // Hidden from others.
  const { desk: other } = await anAgentAtTheDesk(portal, { name: 'Olga Other' })
  expect(await list(other)).toEqual([])
  // A sent text is no draft any more; one that was changed in another window since stays.
  await reply('<p onclick="x">Two</p>')
  expect((await list()).map(({ kind }: { kind: string }) => kind)).toEqual(['note'])
  expect((await save('', second.version)).json()).toMatchObject({ draft: null })
  const { draft: third } = (await save('<p>Three</p>', null)).json()
  await reply('<p>Four</p>', {})
  expect(await list()).toContainEqual(third)
  expect((await save('', third.version)).json()).toEqual({ draft: null })
  expect(await list()).toHaveLength(1)
})

test('a file of a draft stays on the server, once, until it is sent or dropped', async () => {
  const { desk, address, reply, deps, theirs, setNow, client, ticket } = await aDesk()
  const attach = (names: string[], key = names.join('-'), kind = 'reply') => {
    const form = new FormData()
    for (const name of names) form.append('attachments', aFile(name, 'bytes'))
    const headers = { 'idempotency-key': key }
    return desk.send('POST', `${address}/drafts/${kind}/files`, { form, headers })
  }
  const list = async () => (await desk.get(`${address}/drafts`)).json()
  const first = await attach(['a.txt', '../b.txt'], 'once')
  expect(first.statusCode).toBe(200)
  const { draft } = first.json()
  expect(draft).toMatchObject({
    kind: 'reply',
    content: '',
    files: [
      { filename: 'a.txt', size: 5 },
      { filename: 'b.txt', size: 5 },
    ],
  })
  // The answer was lost, and the page sends them again.
  expect((await attach(['a.txt', '../b.txt'], 'once')).json()).toEqual({ draft })
  // The text is saved over the version that the page had before they came.
  const saved = await desk.put(`${address}/drafts/reply`, {
    content: '<p>See these</p>',
    version: draft.version,
    chosen: { status: 'Open' },
  })
  const expected = { content: '<p>See these</p>', files: draft.files, chosen: { status: 'Open' } }
  expect(saved.json().draft).toMatchObject(expected)
  expect((await attach(['c.txt'])).json().draft).toMatchObject({
    ...expected,
    version: saved.json().draft.version,
    files: [...draft.files, { filename: 'c.txt' }],
  })
  const refused = await attach(['d', 'e', 'f'])
  expect(refused.json()).toMatchObject({ fields: { attachments: 'Attach up to 5 files' } })
  const [{ version, files }] = await list()
  expect(files).toHaveLength(3)
  await desk.put(`${address}/drafts/reply`, {
    content: '<p>See these</p>',
    version,
    files: [files[0].id],
  })
  expect((await list())[0].files).toEqual([files[0]])

  await reply('<p>See these</p>', { heldFiles: [files[0].id] })
  expect(await list()).toEqual([])
  const [comment] = (await theirs()).comments
  expect(comment.attachments).toMatchObject([{ filename: 'a.txt' }])
  // One that began with its file and was sent before its text was saved leaves nothing behind.
  const { draft: note } = (await attach(['note.txt'], 'note', 'note')).json()
  await desk.post(`${address}/comments`, {
    kind: 'note',
    comment: '<p>For us</p>',
    heldFiles: [note.files[0].id],
  })
  expect(await list()).toEqual([])
  expect((await theirs()).comments).toHaveLength(1)

  // A closed ticket still accepts them, and an untouched draft is deleted with its files.
  await client.post(`/api/tickets/${ticket.id}/close`, {})
  await attach(['late.txt'])
  expect(await list()).toHaveLength(1)
  setNow(seconds(181 * 86_400))
  expect(await runSchedules(deps)).toEqual([])
  expect(await runSchedules(deps)).toEqual([])
  const left = await asWorker(deps.db, async (tx) => [
    await tx.selectFrom('heldFiles').select('id').where('ticketId', '=', ticket.id).execute(),
    await tx.selectFrom('answerDrafts').select('kind').where('ticketId', '=', ticket.id).execute(),
  ])
  expect(left).toEqual([[], []])
})

test('a reply brings back its choices in every browser when it is taken back', async () => {
  const { reply, desk, address, decide, agent } = await aDesk()
  const chosen = {
    status: 'Open',
    assignee: agent.id,
    priority: 'High',
    categories: ['BACKUP', 'HARDWARE'],
    resolutionCode: undefined,
  }
  const { ticket } = (await reply('<p>So</p>', { release: 'undo', ...chosen })).json()
  const { draft } = (await decide('take-back', ticket.waiting[0].id)).json()
  const { resolutionCode: _, ...given } = chosen
  expect(draft.chosen).toEqual(given)
  // Saving the text alone leaves it; another browser reads it with the draft.
  const { version } = draft
  await desk.put(`${address}/drafts/reply`, { content: '<p>So, yes</p>', version })
  expect((await desk.get(`${address}/drafts`)).json()[0].chosen).toEqual(given)
})

test('a decision by hand still applies at the release when a reply was waiting', async () => {
  const { reply, desk, address, atDesk, deps, agent, setNow } = await aDesk()
  await reply('<p>On it</p>', { release: 'undo', priority: 'High', assignee: agent.id })
  await desk.put(address, { status: 'Open', assigneeId: null })
  expect((await atDesk()).waiting).toMatchObject([{ status: 'Open' }])
  setNow(seconds(11))
  expect(await runOutbox(deps)).toEqual([])
  expect(await atDesk()).toMatchObject({ status: 'Open', priority: 'High', assignee: null })

  // To set a status is to keep the ticket open.
  await reply('<p>Done</p>', { release: 'undo', resolutionCode: 'ISSUE_FIXED' })
  await desk.post('/api/desk/bulk', {
    ticketIds: [(await atDesk()).id],
    change: { status: 'Pending' },
  })
  setNow(seconds(22))
  expect(await runOutbox(deps)).toEqual([])
  expect(await atDesk()).toMatchObject({ status: 'Pending', commentCount: 2 })
})

test('a reply is discarded with its file when it was stopped, and not while it waits', async () => {
  const portal = await aDesk()
  const { desk, address, client, ticket, deps, atDesk, setNow } = portal
  const form = aReplyForm([aFile('guide.txt', 'bytes')], '<p>Not so</p>')
  form.set('kind', 'reply')
  form.set('release', seconds(3600).toISOString())
  const [{ id }] = (await desk.send('POST', `${address}/comments`, { form })).json().ticket.waiting
  const { desk: other } = await anAgentAtTheDesk(portal, { name: 'Olga Other' })
  const discard = () => other.send('DELETE', `${address}/waiting/${id}`)
  expect((await discard()).json()).toMatchObject({ error: 'conflict' })
  await client.put(`/api/tickets/${ticket.id}`, { comment: 'It works again' })
  expect((await discard()).json()).toMatchObject({ ticket: { waiting: [] } })
  // A second press finds it done.
  expect((await discard()).statusCode).toBe(200)
  expect((await atDesk()).waiting).toEqual([])
  expect((await desk.get(`${address}/drafts`)).json()).toEqual([])
  setNow(seconds(3 * 86_400))
  expect(await runSchedules(deps)).toEqual([])
  const kept = await asWorker(deps.db, async (tx) => [
    await tx.selectFrom('heldFiles').select('id').where('ticketId', '=', ticket.id).execute(),
    await tx.selectFrom('pendingFiles').select('storageKey').execute(),
  ])
  expect(kept).toEqual([[], []])
})
