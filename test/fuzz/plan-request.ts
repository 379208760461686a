import fc from 'fast-check'

import { api, type EndpointName } from '#shared/api.ts'
import type { Endpoint } from '#shared/endpoint.ts'

import { fromSchema } from './from-schema.ts'
import { hostileInstant, hostileNumber, hostileText } from './hostile-values.ts'
import { type BodyPlan, bodyPlan } from './plan-body.ts'

export const ROLES = ['visitor', 'user', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** A request as data. It needs no server, so it can be repeated and shrunk. */
export type RequestPlan = {
  /** Undefined when the path or the method is invented. */
  endpoint: EndpointName | undefined
  as: Role
  method: string
  path: string
  /** The query as sent: names and values are not encoded further. */
  query: string
  headers: [name: string, value: string][]
  body: BodyPlan
  contentType: string | undefined
  /** Replaces the caller's own credentials. */
  forged: { session?: string; token?: string; cookies?: string }
  delivery:
    | { as: 'whole' | 'without length' }
    | { as: 'cut' | 'hung up'; permille: number }
    | { as: 'wrong length'; by: number }
}

const NAMES = Object.keys(api) as EndpointName[]

// Weights of the endpoints. Those that write rows come more often, those that cost a password hash
// or read everything less often.
const WEIGHTS: Partial<Record<EndpointName, number>> = {
  createTicket: 18,
  updateTicket: 18,
  closeTicket: 6,
  getTicket: 6,
  listTickets: 10,
  getAttachment: 6,
  getCrmFile: 4,
  getDeskTicket: 6,
  answerTicket: 12,
  changeDeskTicket: 6,
  createCustomer: 9,
  updateCategory: 6,
  updateCustomer: 16,
  finishSamlLogin: 10,
  adminLogin: 8,
  logout: 1,
  streamEvents: 2,
  // A low limit would refuse everything after it.
  updateUsageLimits: 0,
}
const USUAL_WEIGHT = 3

const CALLERS: Record<Endpoint['access'], [Role, number][]> = {
  public: [
    ['visitor', 4],
    ['user', 1],
    ['admin', 1],
  ],
  user: [
    ['user', 12],
    ['admin', 4],
    ['visitor', 1],
  ],
  manager: [
    ['user', 12],
    ['admin', 1],
    ['visitor', 1],
  ],
  staff: [
    ['admin', 12],
    ['user', 1],
    ['visitor', 1],
  ],
  admin: [
    ['admin', 12],
    ['user', 1],
    ['visitor', 1],
  ],
  // None of them has a link: what they send as one is made up.
  'account-link': [
    ['visitor', 4],
    ['user', 1],
    ['admin', 1],
  ],
  'leaving-link': [
    ['visitor', 4],
    ['user', 1],
    ['admin', 1],
  ],
  'rating-link': [
    ['visitor', 4],
    ['user', 1],
    ['admin', 1],
  ],
  'setup-link': [
    ['visitor', 4],
    ['user', 1],
    ['admin', 1],
  ],
}

const contentType = fc.oneof(
  fc.constantFrom(
    'application/json; charset=utf-16',
    'application/json; charset="',
    'APPLICATION/JSON',
    'application/json, text/html',
    'application/jsonx',
    'application/vnd.api+json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    '*/*',
    '/',
    ';',
    '',
  ),
  hostileText,
)

const honestHeader: fc.Arbitrary<[string, string]> = fc.oneof(
  fc.tuple(fc.constant('Idempotency-Key'), fc.constantFrom('{{fresh}}', 'key-1', 'key-2')),
  fc.tuple(fc.constant('Range'), fc.constantFrom('bytes=0-0', 'bytes=-2', 'bytes=1-', 'bytes=0-9')),
  fc.tuple(fc.constant('If-None-Match'), fc.constantFrom('*', '"x"', 'W/"x", "y"')),
  fc.tuple(fc.constant('Last-Event-ID'), fc.constant('2026-01-31T09:00:00.000Z')),
  fc.tuple(fc.constant('Accept'), fc.constantFrom('application/json', 'text/html', '*/*')),
)

const hostileHeader: fc.Arbitrary<[string, string]> = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'Idempotency-Key',
      'Range',
      'If-None-Match',
      'Last-Event-ID',
      'Accept',
      'Accept-Encoding',
      'Cookie',
      'Host',
      'Origin',
      'X-Request-Id',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-HTTP-Method-Override',
      'Authorization',
      'Expect',
      'Upgrade',
      'Content-Encoding',
      'Transfer-Encoding',
      'Traceparent',
    ),
    fc.oneof(hostileText, hostileInstant),
  ),
  fc.tuple(
    fc.constant('Range'),
    fc.constantFrom('bytes=5-1', 'bytes=-0', 'bytes=0-0,2-3', 'bytes=999999999999999-', 'rows=1-2'),
  ),
  fc.tuple(fc.constant('Last-Event-ID'), hostileInstant),
  fc.tuple(
    fc.constant('Idempotency-Key'),
    fc.constantFrom('k'.repeat(200), 'k'.repeat(201), 'a b', 'é'),
  ),
  fc.tuple(fc.constant('X-Filler'), fc.constantFrom('x'.repeat(8_000), 'x'.repeat(40_000))),
)

const cookie = fc.oneof(
  fc.constantFrom(
    'portico_session=',
    'portico_session=%',
    'portico_session=%00',
    'portico_session="a"',
    'portico_session=a; portico_session=b',
    'portico_visitor=x; XSRF-TOKEN=y',
    'portico_idp=.',
    'portico_idp=00000000-0000-7000-8000-000000000001.x',
    'portico_sign_in=%ff',
    '__proto__=x; constructor=y',
    ';;;=;=;',
    'a='.repeat(3_000),
  ),
  hostileText.map((text) => `portico_session=${text}`),
  hostileText.map((text) => `portico_idp=${text}`),
)

function planFor(name: EndpointName, endpoint: Endpoint): fc.Arbitrary<RequestPlan> {
  return fc
    .record({
      as: callerOf(endpoint),
      params: paramsOf(endpoint),
      query: queryOf(endpoint),
      body: bodyPlan(endpoint),
      headers: fc.oneof(
        { arbitrary: fc.constant<[string, string][]>([]), weight: 4 },
        { arbitrary: fc.array(honestHeader, { maxLength: 2 }), weight: 4 },
        { arbitrary: fc.array(hostileHeader, { minLength: 1, maxLength: 2 }), weight: 2 },
      ),
      contentType: seldom(contentType, 30),
      forged: seldom(
        fc.record(
          {
            session: fc.oneof(hostileText, fc.constant('A'.repeat(43))),
            token: fc.oneof(hostileText, fc.constant('A'.repeat(43))),
            cookies: cookie,
          },
          { requiredKeys: [] },
        ),
        20,
      ),
      delivery: seldom(
        fc.oneof(
          fc.record({ as: fc.constant('without length') }),
          fc.record({ as: fc.constantFrom('cut', 'hung up'), permille: fc.nat({ max: 999 }) }),
          fc.record({ as: fc.constant('wrong length'), by: fc.constantFrom(-5, -1, 1, 5, 1e12) }),
        ),
        20,
      ),
      method: seldom(
        fc.constantFrom('HEAD', 'OPTIONS', 'PATCH', 'POST', 'DELETE', 'PUT', 'GET'),
        60,
      ),
    })
    .map(({ params, forged, delivery, method, ...rest }) => ({
      ...rest,
      endpoint: method === undefined || method === endpoint.method ? name : undefined,
      method: method ?? endpoint.method,
      path: endpoint.path.replaceAll(/:(\w+)/g, (_, param: string) => params[param] ?? ''),
      forged: forged ?? {},
      delivery: delivery ?? { as: 'whole' },
    }))
}

function callerOf(endpoint: Endpoint): fc.Arbitrary<Role> {
  return fc.oneof(
    ...CALLERS[endpoint.access].map(([role, weight]) => ({
      arbitrary: fc.constant(role),
      weight,
    })),
  )
}

function paramsOf(endpoint: Endpoint): fc.Arbitrary<Record<string, string>> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const honest = endpoint.params ? fromSchema(endpoint.params) : fc.constant({})
  const hostile = fc.oneof(
    fc.constantFrom(
      '{{canary.ticketId:0}}',
      '{{canary.attachmentId:0}}',
      '{{canary.customerId:0}}',
    ),
    hostileText.map(encode),
    fc.constantFrom('%', '%E0%A4%A', '%00', '..', '.', '..%2f..%2f', '%2e%2e', ';', '?', '#'),
  )
  return fc.tuple(honest, seldom(fc.tuple(fc.nat(), hostile), 10)).map(([given, odd]) => {
    const params = { ...(given as Record<string, string>) }
    if (odd) params[names[odd[0] % names.length] ?? ''] = odd[1]
    return params
  })
}

function queryOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const honest = (endpoint.query ? fromSchema(endpoint.query) : fc.constant({})).map((value) =>
    Object.entries(value as object).map(([name, text]): [string, string] => [name, String(text)]),
  )
  const names = Object.keys(endpoint.query?.shape ?? {})
  const odd: fc.Arbitrary<[string, string]> = fc.tuple(
    fc.oneof(
      { arbitrary: fc.constantFrom(...names, 'limit', 'q', 'since', 'cursor'), weight: 4 },
      { arbitrary: fc.constantFrom('__proto__', 'q[]', 'q[a]', 'customerId', ''), weight: 1 },
      { arbitrary: hostileText, weight: 1 },
    ),
    fc.oneof(hostileText, hostileNumber, hostileInstant, hostileCursor),
  )
  return fc.oneof(
    { arbitrary: honest.map(writeQuery), weight: endpoint.query ? 6 : 10 },
    {
      arbitrary: fc
        .tuple(honest, fc.array(odd, { minLength: 1, maxLength: 2 }))
        .map(([own, more]) => writeQuery([...own, ...more])),
      weight: endpoint.query ? 4 : 1,
    },
    {
      // Repeated names and invalid encodings.
      arbitrary: fc
        .tuple(honest, fc.constantFrom('&&&', '&=', '&%', '&q=%ff', '&a=1&a=2', '&q=\0', '&q=é'))
        .map(([own, more]) => writeQuery([...own, ...own]) + more),
      weight: 1,
    },
    {
      arbitrary: fc.constantFrom(3_000, 14_000, 20_000).map((n) => `?q=${'x'.repeat(n)}`),
      weight: 1,
    },
  )
}

/** Generates cursors with unexpected contents. */
const hostileCursor: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('createdAt', 'priority', 'updatedAt'),
    fc.constantFrom('desc', 'asc'),
    fc.constantFrom(1, 3, 0, -1, 1.5, 1e300),
    fc.oneof(hostileInstant, fc.constant('2026-01-31T09:00:00.000Z')),
    fc.constantFrom('01890a5d-ac96-774b-bcce-b302099a8057', "'"),
    fc.boolean(),
  )
  .map(([sort, direction, rank, instant, id, isTicketList]) =>
    Buffer.from(
      isTicketList ? JSON.stringify([sort, direction, rank, instant, id]) : `${instant} ${id}`,
    ).toString('base64url'),
  )

function writeQuery(pairs: [string, string][]): string {
  const written = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return written.length === 0 ? '' : `?${written.join('&')}`
}

/** Encodes a text but keeps braces, whose names are filled in later. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /%7B%7B([\w.]+)(%3A\d+)?%7D%7D/g,
    (_, name: string, index = '') => `{{${name}${decodeURIComponent(index)}}}`,
  )
}

function madeUpPlan(): fc.Arbitrary<RequestPlan> {
  return fc.record({
    endpoint: fc.constant(undefined),
    as: fc.constantFrom(...ROLES),
    method: fc.constantFrom(
      'GET',
      'POST',
      'PATCH',
      'TRACE',
      'OPTIONS',
      'HEAD',
      'PROPFIND',
      'BREW',
      'get',
    ),
    path: fc.oneof(
      fc.constantFrom(
        '/api',
        '/api/',
        '/api/nothing',
        '/api//tickets',
        '/API/tickets',
        '/saml/',
        '*',
      ),
      fc.constantFrom(
        '/api/tickets/',
        '/api/../api/tickets',
        'http://evil.example/api/tickets',
        '//x',
      ),
      hostileText.map((text) => `/api/${encode(text)}`),
      hostileText.map((text) => `/api/${text.replaceAll(' ', '')}`),
    ),
    query: fc.constant(''),
    headers: fc.constant<[string, string][]>([]),
    body: fc.constant({ kind: 'none' } as const),
    contentType: fc.constant(undefined),
    forged: fc.constant({}),
    delivery: fc.constant({ as: 'whole' } as const),
  })
}

/** Generates requests to one endpoint alone. */
export function requestPlanOf(name: EndpointName): fc.Arbitrary<RequestPlan> {
  return planFor(name, api[name])
}

/** Uses the value once in so many requests. */
function seldom<Value>(
  arbitrary: fc.Arbitrary<Value>,
  oneIn: number,
): fc.Arbitrary<Value | undefined> {
  return fc.oneof(
    { arbitrary: fc.constant(undefined), weight: oneIn - 1 },
    { arbitrary, weight: 1 },
  )
}

/**
 * Generates a request to any endpoint of the contract: mostly valid, often with one thing wrong.
 */
export const requestPlan: fc.Arbitrary<RequestPlan> = fc.oneof(
  {
    arbitrary: fc.oneof(
      ...NAMES.map((name) => ({
        arbitrary: planFor(name, api[name]),
        weight: WEIGHTS[name] ?? USUAL_WEIGHT,
      })),
    ),
    weight: 40,
  },
  { arbitrary: madeUpPlan(), weight: 1 },
)
