import { afterEach, expect, test, vi } from 'vitest'

import { dashboardEndpoints, ticketEndpoints } from '#shared/tickets/endpoints.ts'
import { accessEndpoints } from '#shared/access/endpoints.ts'
import { customerEndpoints } from '#shared/customers/endpoints.ts'

import { antiForgeryTokenIn } from './anti-forgery.ts'
import { call, urlOf } from './call.ts'
import { upload } from './upload.ts'

type Answer = { status?: number; body?: unknown }

/** A browser of which only what a call uses is there. */
function aBrowser(options: { cookie?: string; pathname?: string; answers: Answer[] }) {
  const requests: { url: string; init: RequestInit }[] = []
  const answers = [...options.answers]
  const replace = vi.fn<(path: string) => void>()
  const storage = new Map<string, string>()
  const document = { cookie: options.cookie ?? 'XSRF-TOKEN=first' }

  vi.stubGlobal('document', document)
  vi.stubGlobal('location', {
    pathname: options.pathname ?? '/tickets',
    search: '?a=1',
    hash: '',
    replace,
  })
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init })
    const { status = 200, body } = answers.shift() ?? {}
    if (url === '/api/auth/user') document.cookie = 'XSRF-TOKEN=renewed'
    return new Response(body === undefined ? null : JSON.stringify(body), { status })
  })
  const tokens = () => requests.map(({ init }) => new Headers(init.headers).get('X-XSRF-TOKEN'))
  return { requests, tokens, replace, storage }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a path has encoded parameters, and a query leaves out a value when it is empty', () => {
  expect(urlOf(ticketEndpoints.getTicket, { params: { ticketId: 'a/b' } })).toBe(
    '/api/tickets/a%2Fb',
  )
  expect(
    urlOf(ticketEndpoints.listTickets, { query: { status: 'Open', q: '', cursor: undefined } }),
  ).toBe('/api/tickets?status=Open')
})

test('the anti-forgery token is found when there are other cookies', () => {
  expect(antiForgeryTokenIn('a=1; XSRF-TOKEN=t%3D1; b=2')).toBe('t=1')
  expect(antiForgeryTokenIn('NOT-XSRF-TOKEN=x')).toBeNull()
  // Only the server knows which of several is ours.
  expect(antiForgeryTokenIn('XSRF-TOKEN=tossed; XSRF-TOKEN=%; XSRF-TOKEN=t')).toBe('tossed,t')
  expect(antiForgeryTokenIn('')).toBeNull()
})

test('a call carries the anti-forgery token when it changes something', async () => {
  const browser = aBrowser({ answers: [{ body: {} }, { body: { success: true } }] })
  await call(dashboardEndpoints.getDashboard, {})
  await call(accessEndpoints.logout, {})
  expect(browser.tokens()).toEqual([null, 'first'])
})

test('a change fetches the anti-forgery cookie first when it is missing', async () => {
  const browser = aBrowser({ cookie: ' ', answers: [{}, { body: { success: true } }] })
  await call(accessEndpoints.logout, {})
  expect(browser.requests.map(({ url }) => url)).toEqual(['/api/auth/user', '/api/auth/logout'])
  expect(browser.tokens()).toEqual([null, 'renewed'])
})

test('a change is tried once more with a new token when its token was refused', async () => {
  const forged = { status: 403, body: { error: 'csrf', message: 'Reload page' } }
  const browser = aBrowser({ answers: [forged, {}, { body: { success: true } }] })
  await expect(call(accessEndpoints.logout, {})).resolves.toEqual({ success: true })
  expect(browser.tokens()).toEqual(['first', null, 'renewed'])

  aBrowser({ answers: [forged, {}, forged] })
  await expect(call(accessEndpoints.logout, {})).rejects.toMatchObject({
    status: 403,
    code: 'csrf',
  })
})

test('a call rejects with the message, the code and the fields when it fails', async () => {
  const fields = { email: 'Please enter a valid email address' }
  aBrowser({ answers: [{ status: 400, body: { error: 'invalid_input', message: 'No', fields } }] })
  await expect(call(accessEndpoints.initiateLogin, { body: { email: '' } })).rejects.toMatchObject({
    message: 'No',
    code: 'invalid_input',
    fields,
  })
})

test('a call fails when a proxy or a network in between has answered with a success of its own', async () => {
  for (const page of ['<!doctype html><title>Sign in to the Wi-Fi</title>', '']) {
    aBrowser({ answers: [] })
    vi.stubGlobal('fetch', async () => new Response(page, { status: 200 }))
    await expect(call(dashboardEndpoints.getDashboard, {})).rejects.toMatchObject({
      message: 'Something went wrong',
      code: 'unknown',
    })
  }
})

test('call resolves to undefined when there is no content to answer', async () => {
  aBrowser({ answers: [] })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  const input = { params: { customerId: '1' } }
  await expect(call(customerEndpoints.deleteCustomer, input)).resolves.toBeUndefined()
})

test('call does not compile when the contract lacks the address or the input', () => {
  const calls = [
    // @ts-expect-error No endpoint has this address.
    () => call({ method: 'GET', path: '/api/tickets/:ticketId/nothing' }, {}),
    // @ts-expect-error The path has a part to fill in.
    () => call(ticketEndpoints.getTicket, {}),
    // @ts-expect-error It takes no body.
    () => call(dashboardEndpoints.getDashboard, { body: {} }),
    // @ts-expect-error There is no such status.
    () => call(ticketEndpoints.listTickets, { query: { status: 'Lost' } }),
    // @ts-expect-error It takes no files.
    () => upload(ticketEndpoints.closeTicket, { form: new FormData() }),
  ]
  expect(calls).toHaveLength(5)
})

test('a call is a Network Error when there is no answer, and a Request aborted when it was aborted', async () => {
  aBrowser({ answers: [] })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call(dashboardEndpoints.getDashboard, {})).rejects.toThrow('Network Error')
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('x', 'AbortError')))
  await expect(call(dashboardEndpoints.getDashboard, {})).rejects.toThrow('Request aborted')
})

test('a 401 leads to the sign-in page and remembers the address', async () => {
  const browser = aBrowser({ answers: [{ status: 401, body: { error: 'unauthenticated' } }] })
  browser.storage.set('signed-in-as', 'whoever was signed in')
  void call(dashboardEndpoints.getDashboard, {})
  await vi.waitFor(() => expect(browser.replace).toHaveBeenCalledWith('/login'), {
    timeout: 60_000,
  })
  const place = JSON.parse(browser.storage.get('return-to') ?? '')
  expect(place).toEqual({ path: '/tickets?a=1', ownerId: 'whoever was signed in' })
})

test('a 401 is the answer to the call when the page is a sign-in page', async () => {
  const browser = aBrowser({
    pathname: '/admin/login',
    answers: [{ status: 401, body: { error: 'invalid_credentials', message: 'Invalid' } }],
  })
  const body = { email: 'a@b', password: 'x' }
  await expect(call(accessEndpoints.adminLogin, { body })).rejects.toMatchObject({
    code: 'invalid_credentials',
  })
  expect(browser.replace).not.toHaveBeenCalled()
})
