import type { lookup } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { fetchPublic } from './fetch-public.ts'

const INSIDE = { allowsLoopback: true }

/** Starts a server on loopback, and returns its address. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  // A server that listens at a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** Answers for every name with these addresses, one list for each question. */
function resolving(...answers: string[][]): typeof lookup {
  const fake = (_name: string, _options: object, callback: (...args: unknown[]) => void) => {
    const addresses = answers.length > 1 ? answers.shift() : answers[0]
    callback(
      null,
      addresses?.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  // Only the one form that is called.
  return fake as unknown as typeof lookup
}

async function problemAt(address: string, options: Parameters<typeof fetchPublic>[1] = INSIDE) {
  const fetched = await fetchPublic(address, options)
  return 'problem' in fetched ? fetched.problem : fetched.body.toString()
}

test('fetchPublic follows redirects and returns the content', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/there') return response.end('here')
    return response.writeHead(302, { location: '/there' }).end()
  })
  expect(await problemAt(`${url}/first`)).toBe('here')
})

test('fetchPublic asks no internal address, however it is reached', async () => {
  let asked = 0
  const url = await serve((_request, response) => {
    asked += 1
    response.end('inside')
  })
  const { port } = new URL(url)
  const outside = { allowsLoopback: false }
  expect(await problemAt(url, outside)).toBe('not_https')
  for (const host of ['127.0.0.1', '[::1]', '10.0.0.1', '169.254.169.254', '[::ffff:7f00:1]']) {
    expect(await problemAt(`https://${host}:${port}/`, outside), host).toBe('not_public')
  }
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['fd00::1']]) {
    const resolve = resolving(addresses)
    const fetched = await fetchPublic(`https://idp.example:${port}/`, { ...outside, resolve })
    expect(fetched, addresses.join()).toEqual({ problem: 'not_public', detail: 'idp.example' })
  }
  expect(asked).toBe(0)
})

test('fetchPublic does not follow a server when it leads inside or to an address without TLS', async () => {
  const url = await serve((request, response) => {
    const location = request.url === '/in' ? 'https://192.168.0.1/' : 'http://idp.example/'
    response.writeHead(301, { location }).end()
  })
  expect(await problemAt(`${url}/in`)).toBe('not_public')
  expect(await problemAt(`${url}/plain`)).toBe('not_https')
})

test('fetchPublic resolves a name again when it is redirected', async () => {
  const url = await serve((_request, response) =>
    response.writeHead(302, { location: '/again' }).end(),
  )
  const { port } = new URL(url)
  const resolve = resolving(['127.0.0.1'], ['10.0.0.1'])
  const fetched = await fetchPublic(`http://idp.localhost:${port}/`, { ...INSIDE, resolve })
  expect(fetched).toEqual({ problem: 'not_public', detail: 'idp.localhost' })
})

test('fetchPublic distinguishes the reasons when it fails', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end()
    else if (request.url === '/large') response.end(Buffer.alloc(1_100_000))
    else if (request.url === '/cut') response.destroy()
    else response.writeHead(404).end()
  })
  const { port } = new URL(url)
  expect(await problemAt(`${url}/loop`)).toBe('too_many_redirects')
  expect(await problemAt(`${url}/large`)).toBe('too_large')
  expect(await problemAt(`${url}/cut`)).toBe('broken_off')
  expect(await fetchPublic(`${url}/missing`, INSIDE)).toEqual({ problem: 'status', detail: '404' })
  expect(await problemAt('metadata')).toBe('bad_address')
  expect(await problemAt('https://user:secret@idp.example/')).toBe('bad_address')
  expect(await problemAt(`https://127.0.0.1:${port}/`)).toBe('broken_off')
  expect(await problemAt('http://127.0.0.1:1/')).toBe('refused')
})

test('fetchPublic gives up when a server never answers or never ends', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/begins') response.write('<md:')
  })
  for (const path of ['/silent', '/begins']) {
    expect(await problemAt(url + path, { ...INSIDE, maxMs: 50 }), path).toBe('no_answer')
  }
})
