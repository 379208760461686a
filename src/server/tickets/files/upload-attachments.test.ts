import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test, vi } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { MAX_ATTACHMENT_BYTES } from '#shared/limits.ts'
import type { Attachment } from '#shared/tickets/contract.ts'
import { aBlocker } from '#test/database-blocker.ts'
import { aFile, aNewTicket, aReplyForm, aTicketForm } from '#test/builders.ts'
import { aPortal, aTicket, type Portal } from '#test/a-portal.ts'
import { RAW_FORM_TYPE, rawFields, rawForm, rawPart } from '#test/raw-form.ts'
import { aVisitor } from '#test/test-client.ts'

/** Finds traces that failed uploads must not leave behind: tickets, announcements, files, halves of files. */
async function findTraces({ client, deps, customer, filesFolder }: Portal) {
  const [tickets, pending, files] = await Promise.all([
    client.get('/api/tickets'),
    asWorker(deps.db, (tx) =>
      tx.selectFrom('pendingFiles').selectAll().where('customerId', '=', customer.id).execute(),
    ),
    readdir(`${filesFolder}/${customer.id}`).catch(() => []),
  ])
  return { tickets: tickets.json().length, pending: pending.length, files: files.length }
}
/** For what another process or a broken connection brings about. */
const SOON = { timeout: 60_000, interval: 20 }
const NO_TRACES = { tickets: 0, pending: 0, files: 0 }

function postRaw({ client }: Portal, payload: Buffer, type = RAW_FORM_TYPE) {
  return client.send('POST', '/api/tickets', { payload, headers: { 'content-type': type } })
}

function namesOf(attachments: Attachment[]) {
  return attachments.map((attachment) => attachment.filename)
}

/** Sends a request's beginning over a real connection; the rest is up to the test. */
async function beginUpload({ app, client }: Portal, beginning: Buffer, contentLength: number) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  await client.get('/api/auth/user')
  const { port } = app.server.address() as AddressInfo
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/tickets',
    headers: {
      'content-type': RAW_FORM_TYPE,
      'content-length': contentLength,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': client.cookies.get('XSRF-TOKEN'),
    },
  })
  sending.on('error', () => undefined)
  sending.write(beginning)
  return sending
}

test('create ticket keeps order and bytes when it accepts five files', async () => {
  const portal = await aPortal()
  const { client } = portal
  const names = ['e.png', 'd.pdf', 'c.docx', 'b.xlsx', 'a.bin']
  const form = aTicketForm(
    names.map((name) => aFile(name, `bytes of ${name}`, 'application/x')),
    { categories: ['NETWORK_ISSUE', 'BILLING_ISSUE'] },
  )
  const res = await client.send('POST', '/api/tickets', { form })
  expect(res.statusCode).toBe(201)
  const { attachments, categories } = res.json()
  expect(categories).toEqual(['NETWORK_ISSUE', 'BILLING_ISSUE'])
  expect(attachments).toEqual(
    names.map((filename) => ({ id: expect.any(String), filename, size: 9 + filename.length })),
  )
  const bodies = []
  for (const { id } of attachments) bodies.push((await client.get(`/api/desk-files/${id}`)).body)
  expect(bodies).toEqual(names.map((name) => `bytes of ${name}`))
  expect(await findTraces(portal)).toEqual({ tickets: 1, pending: 0, files: 5 })
})

test('create ticket answers 400 and keeps no file when there are six', async () => {
  const portal = await aPortal()
  const form = aTicketForm(Array.from({ length: 6 }, (_, index) => aFile(`${index}.png`)))
  const res = await portal.client.send('POST', '/api/tickets', { form })
  expect(res.statusCode).toBe(400)
  expect(res.json()).toMatchObject({ fields: { attachments: 'Attach up to 5 files' } })
  expect(await findTraces(portal)).toEqual(NO_TRACES)
})

test('create ticket accepts a file when it has exactly 10,485,760 bytes', async () => {
  const portal = await aPortal()
  const form = aTicketForm([aFile('big.bin', new Uint8Array(MAX_ATTACHMENT_BYTES))])
  const res = await portal.client.send('POST', '/api/tickets', { form })
  expect(res.statusCode).toBe(201)
  expect(res.json().attachments).toMatchObject([{ filename: 'big.bin', size: 10_485_760 }])
})

test('create ticket answers 413 and keeps nothing when a file is one byte larger', async () => {
  const portal = await aPortal()
  const form = aTicketForm([
    aFile('small.bin'),
    aFile('big.bin', new Uint8Array(MAX_ATTACHMENT_BYTES + 1)),
  ])
  const res = await portal.client.send('POST', '/api/tickets', { form })
  expect(res.statusCode).toBe(413)
  expect(res.json()).toEqual({
    error: 'too_large',
    message: '“big.bin” is larger than 10 MB.',
    fields: { attachments: 'Each file must be 10 MB or less' },
  })
  expect(await findTraces(portal)).toEqual(NO_TRACES)
})

test('an upload is answered, and its rest is read and dropped, when it is refused half way', async () => {
  const portal = await aPortal()
  const files = Array.from({ length: 6 }, (_, index) =>
    rawPart({ disposition: `name="attachments"; filename="${index}"`, body: 'x' }),
  )
  const beginning = Buffer.concat(files)
  const sending = await beginUpload(portal, beginning, beginning.length + 20_000_000)
  const [response] = await once(sending, 'response')
  expect(response.statusCode).toBe(400)
  // A browser reads the answer only after it has sent everything: it must not get stuck on that.
  sending.end(Buffer.alloc(20_000_000))
  await once(sending, 'finish')
  expect(await findTraces(portal)).toEqual(NO_TRACES)
})

test('create ticket accepts a file when it is empty, but no empty file control', async () => {
  const portal = await aPortal()
  const res = await postRaw(
    portal,
    rawForm([
      ...rawFields(aNewTicket()),
      {
        disposition: 'name="attachments"; filename=""',
        type: 'application/octet-stream',
        body: '',
      },
      { disposition: 'name="attachments"; filename="empty.txt"', type: 'text/plain', body: '' },
    ]),
  )
  expect(res.statusCode).toBe(201)
  expect(res.json().attachments).toMatchObject([{ filename: 'empty.txt', size: 0 }])
  const file = await portal.client.get(`/api/desk-files/${res.json().attachments[0].id}`)
  expect(file.statusCode).toBe(200)
  expect(file.rawPayload).toHaveLength(0)
})

test('a file name keeps its readable part when it contains a path', async () => {
  const portal = await aPortal()
  const names: Record<string, string> = {
    '../../etc/passwd': 'passwd',
    'C:\\\\Users\\\\me\\\\notes.txt': 'notes.txt',
    '/absolute': 'absolute',
    ' ': 'file',
    'Größe 数据 📎.pdf': 'Größe 数据 📎.pdf',
    'photo\u202Egpj.exe': 'photogpj.exe',
    'bell\u0007.txt': 'bell.txt',
    "'; drop table tickets; --.png": "'; drop table tickets; --.png",
    '<img src=x onerror=alert(1)>.png': '<img src=x onerror=alert(1)>.png',
    'say \\"hi\\".txt': 'say "hi".txt',
    // As browsers write a quotation mark and a line break; a percent sign they leave alone.
    'say %22ho%22%0D%0A 100%25.txt': 'say "ho" 100%25.txt',
    '.': 'file',
    '..': 'file',
    [`${'a'.repeat(300)}.pdf`]: `${'a'.repeat(251)}.pdf`,
  }
  for (const [sent, shown] of Object.entries(names)) {
    const res = await postRaw(
      portal,
      rawForm([
        ...rawFields(aNewTicket()),
        { disposition: `name="attachments"; filename="${sent}"`, body: 'x' },
      ]),
    )
    expect(res.statusCode, sent).toBe(201)
    expect(namesOf(res.json().attachments), sent).toEqual([shown])
    const { id } = res.json().attachments[0]
    const file = await portal.client.get(`/api/desk-files/${id}`)
    expect(file.statusCode, sent).toBe(200)
    expect(String(file.headers['content-disposition']), sent).toMatch(/^attachment; filename/)
  }
})

test('a file is accepted when its content type is unusable, which is never sent back', async () => {
  const portal = await aPortal()
  for (const type of ['text/html', 'image/png\0', 'nonsense', `x/${'y'.repeat(5000)}`, 'Ä/Ö']) {
    const res = await postRaw(
      portal,
      rawForm([
        ...rawFields(aNewTicket()),
        { disposition: 'name="attachments"; filename="a.png"', type, body: 'x' },
      ]),
    )
    expect(res.statusCode, type).toBe(201)
    const { id } = res.json().attachments[0]
    const file = await portal.client.get(`/api/desk-files/${id}?inline=1`)
    expect(file.headers['content-type'], type).toBe('application/octet-stream')
  }
})

test('create ticket answers 400 when files have another name than attachments', async () => {
  const portal = await aPortal()
  const form = aTicketForm([aFile()])
  form.append('avatar', aFile())
  const res = await portal.client.send('POST', '/api/tickets', { form })
  expect(res.statusCode).toBe(400)
  expect(res.json()).toMatchObject({ fields: { avatar: 'Files aren’t allowed here' } })
  expect(await findTraces(portal)).toEqual(NO_TRACES)
})

test('create ticket answers 400 with all wrong fields, and keeps no file, when a form is wrong', async () => {
  const portal = await aPortal()
  const { client } = portal
  const form = new FormData()
  form.set('categories', ' , ')
  form.append('attachments', aFile())
  const res = await client.send('POST', '/api/tickets', { form })
  expect(res.statusCode).toBe(400)
  expect(Object.keys(res.json().fields)).toEqual(['subject', 'description', 'categories'])
  const unknownCategory = aTicketForm([aFile()], { categories: ['NOPE'] })
  expect((await client.send('POST', '/api/tickets', { form: unknownCategory })).statusCode).toBe(
    400,
  )
  expect(await findTraces(portal)).toEqual(NO_TRACES)
})

test('a form answers 400 and keeps no file when it is not well-formed', async () => {
  const portal = await aPortal()
  const fields = rawFields(aNewTicket())
  const file = { disposition: 'name="attachments"; filename="a.png"', body: 'half' }
  const bodies: Record<string, Buffer> = {
    'an end that is missing after a field': Buffer.concat(fields.map(rawPart)),
    'an end that is missing after a file': Buffer.concat([...fields, file].map(rawPart)),
    'an end in the middle of a file': Buffer.concat([...fields, file].map(rawPart)).subarray(0, -4),
    'an end in the middle of a header': Buffer.concat(fields.map(rawPart)).subarray(0, 40),
    'no boundary in it': Buffer.from('hello'),
    nothing: Buffer.alloc(0),
  }
  for (const [name, body] of Object.entries(bodies)) {
    const res = await postRaw(portal, body)
    expect(res.statusCode, name).toBe(400)
    expect(res.json(), name).toMatchObject({ error: 'invalid_input', message: expect.any(String) })
  }
  const withoutBoundary = await postRaw(portal, rawForm(fields), 'multipart/form-data')
  expect(withoutBoundary.statusCode).toBe(400)
  expect(await findTraces(portal)).toEqual(NO_TRACES)
})

test('a form is refused when it has too much besides the files', async () => {
  const portal = await aPortal()
  const many = Array.from({ length: 50 }, (_, index) => ({
    disposition: `name="f${index}"`,
    body: 'x',
  }))
  const long = { disposition: 'name="description"', body: 'x'.repeat(300_000) }
  const file = { disposition: 'name="attachments"; filename="a.png"', body: 'x' }
  const refused = [
    { parts: [file, ...many], status: 413 },
    { parts: [file, long], status: 413 },
    { parts: [file, { disposition: 'name="__proto__"', body: 'x' }], status: 400 },
    { parts: [file, { disposition: 'name="constructor"', body: 'x' }], status: 400 },
    { parts: [{ ...file, disposition: 'name="__proto__"; filename="a.png"' }], status: 400 },
    {
      parts: [{ disposition: 'name="subject"', type: 'application/json', body: '{' }],
      status: 400,
    },
    {
      parts: [{ disposition: 'name="subject"', type: 'application/json', body: '{}' }],
      status: 400,
    },
  ]
  for (const { parts, status } of refused) {
    const res = await postRaw(portal, rawForm([...rawFields(aNewTicket()), ...parts]))
    expect(res.statusCode, parts.at(-1)?.disposition).toBe(status)
    expect(res.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) })
  }
  expect(await findTraces(portal)).toEqual(NO_TRACES)
})

test('the longest text fits into a form, also when each character takes three bytes', async () => {
  const { client } = await aPortal()
  const description = '数'.repeat(65_536)
  const form = aTicketForm([], { description })
  const res = await client.send('POST', '/api/tickets', { form })
  expect(res.statusCode).toBe(201)
  expect(res.json().description).toBe(description)
})

test('an upload leaves no ticket, no announcement and no file when it breaks off', async () => {
  const portal = await aPortal()
  const beginning = Buffer.concat([
    ...rawFields(aNewTicket()).map(rawPart),
    rawPart({ disposition: 'name="attachments"; filename="whole.bin"', body: 'whole' }),
    rawPart({
      disposition: 'name="attachments"; filename="half.bin"',
      body: Buffer.alloc(300_000),
    }),
  ])
  const sending = await beginUpload(portal, beginning, beginning.length + 1_000_000)
  await vi.waitFor(
    async () => expect(await findTraces(portal)).toMatchObject({ pending: 2, files: 2 }),
    SOON,
  )
  sending.destroy()
  await vi.waitFor(async () => expect(await findTraces(portal)).toEqual(NO_TRACES), SOON)
})

test('an upload leaves nothing when it breaks off before its file could be announced', async () => {
  const portal = await aPortal()
  const closed = vi.fn<() => void>()
  portal.app.server.on('request', (_request, response) => response.on('close', closed))
  const blocker = await aBlocker(portal.databaseUrl, 'lock table pending_files')
  const part = rawPart({ disposition: 'name="attachments"; filename="a"', body: 'little' })
  const sending = await beginUpload(portal, part, part.length + 1_000_000)
  await blocker.waitFor(1)
  sending.destroy()
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), SOON)
  await blocker.release()
  await vi.waitFor(async () => expect(await findTraces(portal)).toEqual(NO_TRACES), SOON)
})

test('an upload leaves nothing when it breaks off while the store is not ready for it', async () => {
  const portal = await aPortal()
  const { files } = portal.deps
  const begun = Promise.withResolvers<void>()
  const broken = Promise.withResolvers<void>()
  portal.deps.files = {
    ...files,
    async write(key, content) {
      begun.resolve()
      await broken.promise
      await files.write(key, content)
    },
  }
  portal.app.server.on('request', (_request, response) => response.on('close', broken.resolve))
  const part = rawPart({ disposition: 'name="attachments"; filename="a"', body: 'little' })
  const sending = await beginUpload(portal, part, part.length + 1_000_000)
  await begun.promise
  sending.destroy()
  await broken.promise
  await vi.waitFor(async () => expect(await findTraces(portal)).toEqual(NO_TRACES), SOON)
})

test('a ticket is not created and answers 500 without details when the store cannot be written', async () => {
  const portal = await aPortal()
  await writeFile(portal.filesFolder, 'in the way')
  const res = await portal.client.send('POST', '/api/tickets', { form: aTicketForm([aFile()]) })
  expect(res.statusCode).toBe(500)
  expect(res.json()).toEqual({ error: 'internal', message: 'Something went wrong' })
  expect(await findTraces(portal)).toMatchObject({ tickets: 0 })
})

test('an upload stores nothing when its sender may not raise a ticket', async () => {
  const portal = await aPortal()
  const form = aTicketForm([aFile()])
  const visitor = await aVisitor(portal).send('POST', '/api/tickets', { form })
  expect(visitor.statusCode).toBe(401)
  const forged = await portal.client.send('POST', '/api/tickets', { form, withoutToken: true })
  expect(forged.statusCode).toBe(403)
  expect(await findTraces(portal)).toEqual(NO_TRACES)
})

test('a reply answers 400 and is not created when it has a sixth file', async () => {
  const portal = await aPortal()
  const { id } = await aTicket(portal.client)
  const form = aReplyForm(Array.from({ length: 6 }, (_, index) => aFile(`${index}.png`)))
  const res = await portal.client.send('PUT', `/api/tickets/${id}`, { form })
  expect(res.statusCode).toBe(400)
  expect(res.json()).toMatchObject({ fields: { attachments: 'Attach up to 5 files' } })
  expect(await findTraces(portal)).toEqual({ tickets: 1, pending: 0, files: 0 })
  expect((await portal.client.get(`/api/tickets/${id}`)).json().comments).toEqual([])
})
