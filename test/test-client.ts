import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

import { createSession, sessionCheck } from '#server/access/sessions/sessions.ts'
import type { UserRole } from '#server/platform/db/tables/access.ts'
import { cookieName } from '#server/platform/http/request/cookies.ts'
import { makeConfirmation } from '#server/access/callers/confirmation.ts'
import { SESSION_COOKIE } from '#server/platform/http/request/csrf.ts'

import type { TestApp } from './build-test-app.ts'

type Method = 'HEAD' | 'GET' | 'POST' | 'PUT' | 'DELETE'
type Options = {
  json?: unknown
  form?: FormData
  /** A raw body. The test sets its content type in the headers. */
  payload?: string | Buffer
  headers?: Record<string, string>
  /** The address of the caller. */
  address?: string
  /** Omits the CSRF header. */
  withoutToken?: boolean
}

/** A browser without a screen: it stores cookies, sends the CSRF header and follows no redirect. */
export type TestClient = {
  cookies: Map<string, string>
  /** Sent with each call: the token that a page keeps in memory after its owner has confirmed. */
  confirmation?: () => string
  send(method: Method, url: string, options?: Options): Promise<LightMyRequestResponse>
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(
    url: string,
    json?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  put(
    url: string,
    json?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  delete(url: string): Promise<LightMyRequestResponse>
}

/** `headers` go along with each call, such as the secret of a setup link. */
export function aVisitor(
  { app }: Pick<TestApp, 'app'>,
  headers: Record<string, string> = {},
): TestClient {
  return createClient(app, new Map(), headers)
}

export async function signedInAs(
  { app, deps }: Pick<TestApp, 'app' | 'deps'>,
  user: { customerId: string; id: string; role: UserRole },
): Promise<TestClient> {
  return (await aSession({ app, deps }, user)).client
}

/** Returns a signed-in client that confirms whenever it is asked to. */
export async function confirmedAs(
  { app, deps }: Pick<TestApp, 'app' | 'deps'>,
  user: { customerId: string; id: string; role: UserRole },
): Promise<TestClient> {
  const { client, token } = await aSession({ app, deps }, user)
  const { sessionHash } = sessionCheck(deps, token)
  client.confirmation = () => makeConfirmation(deps, { sessionHash }).token
  return client
}

async function aSession(
  { app, deps }: Pick<TestApp, 'app' | 'deps'>,
  user: { customerId: string; id: string; role: UserRole },
) {
  const { token } = await createSession(deps, user)
  const cookies = new Map([[cookieName(deps.config, SESSION_COOKIE), token]])
  return { token, client: createClient(app, cookies) }
}

/** Returns the status codes of concurrent calls, lowest first. */
export function statusesOf(answers: { statusCode: number }[]): number[] {
  return answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
}

function createClient(
  app: FastifyInstance,
  cookies: Map<string, string>,
  always: Record<string, string> = {},
): TestClient {
  async function send(method: Method, url: string, options: Options = {}) {
    if (method !== 'GET' && !cookies.has('XSRF-TOKEN')) await send('GET', '/api/auth/user')
    const { json, form, headers = {}, withoutToken = false } = options
    const body = form ? await encodeForm(form) : undefined
    const response = await app.inject({
      method,
      url,
      cookies: Object.fromEntries(cookies),
      remoteAddress: options.address,
      headers: {
        ...(method !== 'GET' &&
          !withoutToken && { 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' }),
        ...(client.confirmation && { 'x-confirmation': client.confirmation() }),
        ...body?.headers,
        ...always,
        ...headers,
      },
      payload: body?.payload ?? options.payload ?? (json as object | undefined),
    })
    for (const cookie of response.cookies) {
      if (cookie.value === '') cookies.delete(cookie.name)
      else cookies.set(cookie.name, cookie.value)
    }
    return response
  }
  const client: TestClient = {
    cookies,
    send,
    get: (url, headers) => send('GET', url, { headers }),
    post: (url, json, headers) => send('POST', url, { json, headers }),
    put: (url, json, headers) => send('PUT', url, { json, headers }),
    delete: (url) => send('DELETE', url),
  }
  return client
}

async function encodeForm(form: FormData) {
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}
