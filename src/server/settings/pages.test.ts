import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'

import { buildApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import { aBuiltWeb } from '#test/a-built-web.ts'
import { aTcpProxy } from '#test/tcp-proxy.ts'
import { aSignedInAdministrator } from '#test/a-portal.ts'
import { anAdministrator } from '#test/builders.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import type { SettingsInput } from '#shared/settings/contract.ts'

const PAGE = path.resolve(import.meta.dirname, '../../web/index.html')
const SOON = { interval: 50 }

function settingsCalled(name: string): SettingsInput {
  const contact = { text: 'Write to us', url: null }
  return { name, contact, contactDetails: [], resources: [], privacyUrl: null, timeZone: 'UTC' }
}

/** Starts a process that serves the page as the web build would output it. */
async function aWebProcess(deps: Deps): Promise<FastifyInstance> {
  const html = await readFile(PAGE, 'utf8')
  const webFolder = await aBuiltWeb((language) => html.replace('lang="en"', `lang="${language}"`))
  const app = await buildApp(deps, { webFolder })
  onTestFinished(() => app.close())
  return app
}

async function load(app: FastifyInstance, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url: '/login', headers })
}

function brandIn(html: string) {
  const [, json] = /id="installation">([^]*?)<\/script/.exec(html) ?? []
  return JSON.parse(json ?? 'null')
}

async function nameIn(app: FastifyInstance): Promise<string> {
  return brandIn((await load(app)).body).name
}

test('the page keeps its built-in name when the installation is new, and knows that it has no administrator', async () => {
  const { deps } = await buildTestApp()
  const template = brandIn(await readFile(PAGE, 'utf8'))
  const shown = async () => brandIn((await load(await aWebProcess(deps))).body)
  expect(await shown()).toEqual({ ...template, needsAdministrator: true })
  await anAdministrator(deps)
  expect(await shown()).toEqual(template)
})

test("the page shows a link's name in its language, or the link's own name when there is none", async () => {
  const portal = await buildTestApp()
  const app = await aWebProcess(portal.deps)
  const client = await aSignedInAdministrator({ ...portal, app })
  const url = 'https://contoso.example/'
  const resources = [
    { text: 'Handbook', url, names: { de: 'Handbuch' } },
    { text: 'Status', url },
  ]
  await client.put('/api/admin/settings', { ...settingsCalled('Contoso'), resources })
  const linksIn = async (language: string) =>
    brandIn((await load(app, { 'accept-language': language })).body).resources
  expect(await linksIn('en')).toEqual([
    { text: 'Handbook', url },
    { text: 'Status', url },
  ])
  expect(await linksIn('de')).toEqual([
    { text: 'Handbuch', url },
    { text: 'Status', url },
  ])
})

test('the page contains the name of the installation and escapes it', async () => {
  const portal = await buildTestApp()
  const app = await aWebProcess(portal.deps)
  const client = await aSignedInAdministrator({ ...portal, app })
  const name = `</script></title><!--<script>alert(1)// $& & "Ö`
  expect((await client.put('/api/admin/settings', settingsCalled(name))).statusCode).toBe(200)
  const { body, headers } = await load(app)
  expect(brandIn(body).name).toBe(name)
  expect(body).toContain(
    '<title>&lt;/script>&lt;/title>&lt;!--&lt;script>alert(1)// $&amp; &amp; "Ö</title>',
  )
  expect(body).not.toContain('<script>alert(1)')
  expect(body.match(/<\/script>/g)).toHaveLength(3)
  expect(headers['content-security-policy']).toContain("script-src 'self';")
})

test('the page is sent compressed, and answers 304 when the browser has it', async () => {
  const { deps } = await buildTestApp()
  const app = await aWebProcess(deps)
  const plain = await load(app)
  const brotli = await load(app, { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  const gzip = await load(app, { 'accept-encoding': 'br;q=0, gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  const etag = String(brotli.headers.etag)
  const known = await load(app, { 'accept-encoding': 'br', 'if-none-match': `W/"x", ${etag}` })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  const other = await load(app, { 'if-none-match': etag })
  expect(other.statusCode).toBe(200)
  const head = await app.inject({ method: 'HEAD', url: '/login' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('the page is in the language that the browser asks for, and English for others', async () => {
  const { deps } = await buildTestApp()
  const app = await aWebProcess(deps)
  const languageFor = async (accepted: string) => {
    const { body } = await load(app, { 'accept-language': accepted })
    return /<html lang="(\w+)"/.exec(body)?.[1]
  }
  expect(await languageFor('de-AT,de;q=0.9,en;q=0.8')).toBe('de')
  expect(await languageFor('tlh')).toBe('en')
})

test('the server never serves the page template itself', async () => {
  const portal = await buildTestApp()
  const app = await aWebProcess(portal.deps)
  const client = await aSignedInAdministrator({ ...portal, app })
  await client.put('/api/admin/settings', settingsCalled('Contoso'))
  const res = await app.inject({ method: 'GET', url: '/index.html' })
  expect(brandIn(res.body).name).toBe('Contoso')
})

test('a change shows immediately when the same process saved it, and soon in the others', async () => {
  const [one, other] = [await buildTestApp(), await buildTestApp()]
  const [near, far] = [await aWebProcess(one.deps), await aWebProcess(other.deps)]
  const client = await aSignedInAdministrator({ ...one, app: near })
  await nameIn(far)
  await client.put('/api/admin/settings', settingsCalled('Fabrikam'))
  expect(await nameIn(near)).toBe('Fabrikam')
  await expect.poll(() => nameIn(far), SOON).toBe('Fabrikam')
})

test('the page shows the last known settings and logo when the database is away', async () => {
  const proxy = aTcpProxy()
  const portal = await buildTestApp({}, { through: proxy.through })
  const app = await aWebProcess(portal.deps)
  const client = await aSignedInAdministrator({ ...portal, app })
  await client.put('/api/admin/settings', settingsCalled('Tailspin'))
  const content = Buffer.from('<svg/>').toString('base64')
  const { logo } = (await client.put('/api/admin/settings/logo', { content })).json()
  expect((await app.inject({ method: 'GET', url: logo.url })).body).toBe('<svg/>')
  await proxy.cut()
  // Let the cached value expire.
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const url of ['/login', logo.url]) {
    vi.advanceTimersByTime(5_000)
    const res = await app.inject({ method: 'GET', url })
    expect(res.statusCode, url).toBe(200)
  }
  expect(await nameIn(app)).toBe('Tailspin')

  vi.useRealTimers()
  const elsewhere = await buildTestApp()
  const again = await aSignedInAdministrator(elsewhere)
  await again.put('/api/admin/settings', settingsCalled('Back again'))
  await proxy.restore()
  await expect.poll(() => nameIn(app), SOON).toBe('Back again')
})
