import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { aFile, aTicketForm } from '#test/builders.ts'
import { aColleague, aPortal, aSignedInAdministrator, aStranger } from '#test/a-portal.ts'
import { aVisitor, type TestClient } from '#test/test-client.ts'

/** The address of a file that the client has sent with a new ticket. */
async function anAttachment(client: TestClient, file = aFile('photo.png', '0123456789')) {
  const res = await client.send('POST', '/api/tickets', { form: aTicketForm([file]) })
  return `/api/desk-files/${res.json().attachments[0].id}`
}

test('an attachment cannot become a page when it is sent', async () => {
  const { client } = await aPortal()
  const url = await anAttachment(client)
  const res = await client.get(url)
  expect(res.statusCode).toBe(200)
  expect(res.body).toBe('0123456789')
  expect(res.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename=photo.png',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/),
    etag: expect.stringMatching(/^"[0-9a-f-]{36}"$/),
  })
})

test('get attachment answers a file name unchanged when it is in any script', async () => {
  const { client } = await aPortal()
  const res = await client.get(await anAttachment(client, aFile('Größe 数据.png')))
  expect(res.headers['content-disposition']).toContain(
    "filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%E6%95%B0%E6%8D%AE.png",
  )
})

test('a picture or a PDF is shown in place when asked for, in a sandbox', async () => {
  const { client } = await aPortal()
  const types = {
    'a.png': 'image/png',
    'a.jpg': 'image/jpeg',
    'a.webp': 'image/webp',
    'a.pdf': 'application/pdf',
  }
  for (const [name, type] of Object.entries(types)) {
    const url = await anAttachment(client, aFile(name, 'bytes', type))
    expect((await client.get(`${url}?inline=1`)).headers, name).toMatchObject({
      'content-type': type,
      'content-disposition': `inline; filename=${name}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/),
      'x-frame-options': 'SAMEORIGIN',
    })
    const download = await client.get(`${url}?inline=0`)
    expect(download.headers['content-disposition'], name).toBe(`attachment; filename=${name}`)
  }
})

test('get attachment never shows a file inline when its type can contain a script', async () => {
  const { client } = await aPortal()
  const types = {
    'a.html': 'text/html',
    'a.svg': 'image/svg+xml',
    'a.xhtml': 'application/xhtml+xml',
    'a.xml': 'text/xml',
    'a.txt': 'text/plain',
    'a.js': 'text/javascript',
    'a.png': 'image/png+xml',
  }
  for (const [name, type] of Object.entries(types)) {
    const url = await anAttachment(client, aFile(name, '<script>', type))
    expect((await client.get(`${url}?inline=1`)).headers, name).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename=${name}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/; sandbox$/),
    })
  }
})

test('get attachment answers 400 when the value of inline is unknown', async () => {
  const { client } = await aPortal()
  const res = await client.get(`${await anAttachment(client)}?inline=yes`)
  expect(res.statusCode).toBe(400)
  expect(res.json()).toMatchObject({ fields: { inline: expect.any(String) } })
})

test('get attachment answers the bytes of a range when one is requested', async () => {
  const { client } = await aPortal()
  const url = await anAttachment(client)
  const ranges = {
    'bytes=0-0': ['0', 'bytes 0-0/10'],
    'bytes=0-3': ['0123', 'bytes 0-3/10'],
    'bytes=4-': ['456789', 'bytes 4-9/10'],
    'bytes=8-99': ['89', 'bytes 8-9/10'],
    'bytes=-3': ['789', 'bytes 7-9/10'],
    'bytes=-99': ['0123456789', 'bytes 0-9/10'],
  }
  for (const [range, [body, contentRange]] of Object.entries(ranges)) {
    const res = await client.get(url, { range })
    expect(res.statusCode, range).toBe(206)
    expect(res.body, range).toBe(body)
    expect(res.headers, range).toMatchObject({
      'content-range': contentRange,
      'content-length': String(body?.length),
    })
  }
})

test('get attachment ignores a range when it is malformed', async () => {
  const { client } = await aPortal()
  const url = await anAttachment(client)
  for (const range of [
    'bytes=',
    'bytes=-',
    'bytes=3-1',
    'bytes=a-b',
    'lines=0-3',
    'bytes=0-1,4-5',
  ]) {
    const res = await client.get(url, { range })
    expect(res.statusCode, range).toBe(200)
    expect(res.body, range).toBe('0123456789')
  }
})

test('get attachment answers 416 with the size and no bytes when the range is beyond the end', async () => {
  const { client } = await aPortal()
  const url = await anAttachment(client)
  for (const range of ['bytes=10-', 'bytes=10-20', 'bytes=-0']) {
    const res = await client.get(url, { range })
    expect(res.statusCode, range).toBe(416)
    expect(res.headers['content-range'], range).toBe('bytes */10')
    expect(res.body, range).toBe('')
  }
})

test('get attachment answers 304 when the browser has the file', async () => {
  const { client } = await aPortal()
  const url = await anAttachment(client)
  const { etag } = (await client.get(url)).headers
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const res = await client.get(url, { 'if-none-match': String(tag) })
    expect(res.statusCode, tag).toBe(304)
    expect(res.body, tag).toBe('')
    expect(res.headers.etag, tag).toBe(etag)
  }
  expect((await client.get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('get attachment answers 404 when the caller is a colleague or a stranger or the id is wrong, and 200 to staff', async () => {
  const portal = await aPortal()
  const url = await anAttachment(portal.client)
  const { etag } = (await portal.client.get(url)).headers
  const answers = [
    await (await aColleague(portal)).get(url),
    await (await aStranger(portal)).get(url, { 'if-none-match': String(etag) }),
    await (await aStranger(portal)).get(url, { range: 'bytes=0-3' }),
    await portal.client.get(`/api/desk-files/${randomUUID()}`),
    await (await aSignedInAdministrator(portal)).get(`/api/desk-files/${randomUUID()}`),
  ]
  for (const res of answers) {
    expect(res.statusCode).toBe(404)
    expect(res.json()).toEqual({
      error: 'not_found',
      message: 'This file doesn’t exist or you don’t have access to it.',
    })
    expect(JSON.stringify(res.headers)).not.toContain('photo')
  }
  for (const id of ['x', '..%2f..%2fetc%2fpasswd', '1']) {
    expect((await portal.client.get(`/api/desk-files/${id}`)).statusCode, id).toBe(404)
  }
  expect((await aVisitor(portal).get(url)).statusCode).toBe(401)
  expect((await (await aSignedInAdministrator(portal)).get(url)).statusCode).toBe(200)
})

test('an attachment answers 503 with a sentence for its reader when the file store of this process lacks it', async () => {
  const { client, filesFolder } = await aPortal()
  const url = await anAttachment(client)
  await rm(filesFolder, { recursive: true })
  for (const address of [url, `${url}?inline=1`]) {
    const res = await client.get(address)
    expect([res.statusCode, res.headers['retry-after']], address).toEqual([503, '60'])
    expect(res.headers['content-disposition'], address).toBeUndefined()
    expect(res.json(), address).toEqual({
      error: 'unavailable',
      message:
        'This file can’t be opened right now. Try again in a minute. If it still can’t be opened, contact support.',
    })
  }
})
