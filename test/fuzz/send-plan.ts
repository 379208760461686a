import { randomUUID } from 'node:crypto'

import { api } from '#shared/api.ts'
import type { Endpoint } from '#shared/endpoint.ts'

import { sessionCheck } from '#server/access/sessions/sessions.ts'
import { makeConfirmation } from '#server/access/callers/confirmation.ts'
import { SESSION_COOKIE } from '#server/platform/http/request/csrf.ts'
import { cookieName } from '#server/platform/http/request/cookies.ts'
import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import { readRedirect } from '#test/saml-sign-in.ts'

import { writeJson, writeMultipart } from './plan-body.ts'
import type { RequestPlan } from './plan-request.ts'
import { writeSamlForm } from './plan-saml.ts'
import type { RawAnswer, RawRequest } from './raw-http.ts'
import { type Caller, type World, writeCookies } from './world.ts'

type Written = { type: string | undefined; bytes: Buffer; cookies?: Map<string, string> }

/** Fills in everything that depends on this run and returns the request to send. */
export async function writeRequest(
  world: World,
  caller: Caller,
  plan: RequestPlan,
): Promise<Omit<RawRequest, 'port'>> {
  const fill = (text: string) => fillIn(world, plan, text)
  const target = fill(plan.path) + fill(plan.query)
  const { type, bytes, cookies } = await writeBody(world, caller, plan, target)
  const jar = new Map([...caller.cookies, ...(cookies ?? [])])
  if (plan.forged.session !== undefined) {
    jar.set(cookieName(world.deps.config, SESSION_COOKIE), plan.forged.session)
  }
  const endpoint: Endpoint | undefined = plan.endpoint && api[plan.endpoint]
  const isForm = endpoint?.csrf === 'exempt'
  const token = plan.forged.token ?? caller.token
  const contentType = plan.contentType ?? type

  const headers: [string, string][] = [
    ['Host', 'localhost'],
    ['Connection', 'close'],
    ['Cookie', plan.forged.cookies ?? writeCookies(jar)],
    ...(plan.method === 'GET' || isForm ? [] : [['X-XSRF-TOKEN', token] as [string, string]]),
    ...(contentType === undefined ? [] : [['Content-Type', contentType] as [string, string]]),
    ...(isConfirmed(plan) ? [confirmationOf(world, caller)] : []),
    ...plan.headers.map(([name, value]): [string, string] => [name, fill(value)]),
  ]
  const { delivery } = plan
  if (delivery.as === 'wrong length') {
    headers.push(['Content-Length', String(Math.max(0, bytes.length + delivery.by))])
    return { method: plan.method, target, headers, body: bytes, cutAt: bytes.length }
  }
  if (delivery.as !== 'without length' && (bytes.length > 0 || plan.method !== 'GET')) {
    headers.push(['Content-Length', String(bytes.length)])
  }
  const isCut = delivery.as === 'cut' || delivery.as === 'hung up'
  return {
    method: plan.method,
    target,
    headers,
    body: bytes,
    cutAt: isCut ? Math.floor((bytes.length * delivery.permille) / 1_000) : undefined,
    hangUp: delivery.as === 'hung up',
  }
}

/** Leaves out the sign-in rule that would lock the administrator out of everything else. */
function isConfirmed({ endpoint: name }: RequestPlan): boolean {
  const endpoint: Endpoint | undefined = name && api[name]
  return endpoint?.confirm === 'always' && name !== 'updateSignInRules'
}

/** Returns the header that a page sends when its owner has just confirmed. */
function confirmationOf({ deps }: World, { cookies }: Caller): [string, string] {
  const session = cookies.get(cookieName(deps.config, SESSION_COOKIE)) ?? ''
  const { sessionHash } = sessionCheck(deps, session)
  return ['X-Confirmation', makeConfirmation(deps, { sessionHash }).token]
}

/** Tells whether the request arrives completely, so that there must be an answer. */
export function isDeliveredWhole({ delivery, headers }: RequestPlan): boolean {
  // These headers change how the body is read, or ask for something other than an answer.
  const isOdd = headers.some(([name]) =>
    ['Transfer-Encoding', 'Expect', 'Upgrade', 'Content-Encoding'].includes(name),
  )
  return delivery.as === 'whole' && !isOdd
}

function fillIn(world: World, plan: RequestPlan, text: string): string {
  return text.replaceAll(/\{\{([\w.]+)(?::(\d+))?\}\}/g, (_, name: string, index = '0') => {
    if (name === 'fresh') return world.fresh()
    // An administrator could change what belongs to the canary, and would.
    if (name.startsWith('canary') && plan.as === 'admin') return randomUUID()
    const kind = name.includes('.') || index === '' ? name : `${plan.as}.${name}`
    const value = world.known.pick(kind, Number(index)) ?? world.known.pick(name, 0)
    return value ?? (name === 'cursor' ? '' : randomUUID())
  })
}

async function writeBody(
  world: World,
  caller: Caller,
  plan: RequestPlan,
  target: string,
): Promise<Written> {
  const { body } = plan
  switch (body.kind) {
    case 'none':
      return { type: undefined, bytes: Buffer.alloc(0) }
    case 'json': {
      const written = writeJson(body.value, body.changes)
      // Bytes that are no text have nothing to fill in.
      const isFilled = written.includes('{{') && Buffer.from(written.toString()).equals(written)
      const bytes = isFilled ? Buffer.from(fillIn(world, plan, written.toString())) : written
      return { type: 'application/json', bytes }
    }
    case 'multipart': {
      const parts = body.parts.map((part) => ({ ...part, text: fillIn(world, plan, part.text) }))
      const { body: bytes, type } = writeMultipart({ ...body, parts })
      return { type, bytes }
    }
    case 'form':
      return formOf(new URLSearchParams(body.fields))
    case 'saml':
      break
  }
  const customerId = target.split('/').at(-1) ?? ''
  const asked = await beginSignIn(world, caller, customerId)
  const domain = customerId === world.home.id ? world.home.domain : world.canary.domain
  const form = writeSamlForm(body.saml, {
    sp: serviceProviderFor(world.deps.config.publicUrl, customerId),
    requestId: asked.requestId,
    email: `ada@${domain}`,
    ids: randomUUID(),
    now: world.deps.now(),
  })
  return { ...formOf(form), cookies: asked.cookies }
}

function formOf(form: URLSearchParams): Written {
  return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(form.toString()) }
}

/** Begins the sign-in that the posted response answers, when the customer has single sign-on. */
async function beginSignIn(world: World, caller: Caller, customerId: string) {
  const unasked = { requestId: '_request1', cookies: new Map<string, string>() }
  if (customerId !== world.home.id) return unasked
  const answer = await world.send({
    method: 'GET',
    target: `/api/auth/saml/login/${customerId}?returnTo=/tickets%3Fa%3Db`,
    headers: [
      ['Host', 'localhost'],
      ['Connection', 'close'],
      ['Accept', 'application/json'],
      ['Cookie', writeCookies(caller.cookies)],
    ],
    body: Buffer.alloc(0),
  })
  if (answer?.status !== 200) return unasked
  const { redirectUrl } = JSON.parse(answer.body.toString()) as { redirectUrl: string }
  return { requestId: readRedirect(redirectUrl).requestId, cookies: cookiesOf(answer) }
}

export function cookiesOf(answer: RawAnswer): Map<string, string> {
  return new Map(
    answer.headers
      .filter(([name]) => name === 'set-cookie')
      .map(([, value]): [string, string] => {
        const [pair = ''] = value.split(';')
        return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      }),
  )
}
