import fc from 'fast-check'
import { z } from 'zod'

import { RESOLUTION_CODES, TICKET_STATUSES } from '#shared/tickets/values.ts'
import { TEST_PASSWORD } from '#test/builders.ts'
import { idp } from '#test/saml-setup.ts'

type JsonSchema = {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'
  properties?: Record<string, JsonSchema>
  propertyNames?: { enum?: unknown[] }
  additionalProperties?: JsonSchema
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  minimum?: number
  maximum?: number
}

/** The categories of a new installation. */
const CATEGORIES = ['GENERAL_INQUIRY', 'HARDWARE_ISSUE', 'NETWORK_ISSUE', 'BILLING_ISSUE']

const LETTERS = ['a', 'Z', ' ', '9', '.', '"', '<', 'ß', '日', '🙂', 'e\u0301', '\n']

const A_TEXT = fc.oneof(
  fc.constantFrom('The printer is on fire', 'Ünïcödé 🙂', 'a', 'See https://example.com/?a=1&b=2'),
  fc.array(fc.constantFrom(...LETTERS), { maxLength: 60 }).map((letters) => `x${letters.join('')}`),
)

/**
 * Values with a meaning that no schema expresses: they must exist or match another one. Names in
 * braces are filled in when the request is sent.
 */
const MEANT: Record<string, fc.Arbitrary<unknown>> = {
  ticketId: reference('ticketId'),
  ticketIds: fc.array(reference('ticketId'), { minLength: 1, maxLength: 3 }),
  followsId: reference('ticketId'),
  participant: fc.constantFrom('grace@{{homeDomain}}', 'grace@elsewhere.example'),
  participants: fc.constantFrom([], ['grace@{{homeDomain}}']),
  attachmentId: reference('attachmentId'),
  customerId: reference('customerId'),
  cursor: fc.constant('{{cursor}}'),
  subject: fc.oneof(
    A_TEXT,
    fc.constantFrom('The printer is on fire (Home)', 's'.repeat(100), 'Printer ({{home}})'),
  ),
  comment: A_TEXT,
  status: fc.constantFrom(...TICKET_STATUSES, 'open', 'CLOSED'),
  assigneeId: fc.constantFrom('{{adminId}}', '{{adminId}}', null),
  resolutionCode: fc.constantFrom(...RESOLUTION_CODES),
  categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES), { minLength: 1, maxLength: 4 }),
  email: fc.constantFrom('{{adminEmail}}', 'ada@{{homeDomain}}', 'nobody@{{fresh}}.example'),
  // Few wrong passwords: ten of them lock everybody out for a while.
  password: fc.oneof(
    { arbitrary: fc.constant(TEST_PASSWORD), weight: 9 },
    { arbitrary: fc.constant('guess'), weight: 1 },
  ),
  domain: fc.constantFrom('{{fresh}}.example', '@{{fresh}}.example', 'münchen-{{fresh}}.example'),
  domains: fc.constantFrom([], ['further-{{fresh}}.example']),
  timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Kiritimati', ''),
  entityId: fc.constantFrom('https://idp.northwind.example/metadata', 'urn:idp:{{fresh}}'),
  entryPoint: fc.constantFrom('https://idp.northwind.example/sso', 'https://idp.example/a?b=c'),
  logoutUrl: fc.constantFrom('https://idp.northwind.example/slo', ''),
  cert: fc.constant(idp.certPem),
  previousCert: fc.constantFrom('', null, idp.certPem),
  moreCerts: fc.constantFrom([], [idp.certPem]),
  ipRestrictions: fc.constantFrom([], ['203.0.113.0/24'], ['2001:db8::/32', '127.0.0.1']),
  technicalContacts: fc.constantFrom(
    [],
    [{ name: 'Grace Hopper', email: 'grace@{{fresh}}.example', phone: '' }],
  ),
  phone: fc.constantFrom('+49 30 1234567', '555 0100 ext. 7', ''),
  action: fc.constantFrom('customer', 'sign_in.refused,audit'),
  since: fc.constantFrom('2026-01-31T09:00:00.000Z', '2020-01-01T00:00:00+05:45'),
  version: fc.constantFrom(1, 1, 2),
  // None of the categories that tickets use: it may be retired.
  categoryId: fc.constantFrom('FEATURE_REQUEST', 'FEATURE_REQUEST', 'NOPE'),
  // So many that some are not retired yet.
  kindId: fc.constantFrom(
    'REMOTE',
    'ON_SITE',
    'PROJECT',
    'MAINTENANCE',
    'TRAVEL',
    'INTERNAL',
    'NOPE',
  ),
  month: fc.constantFrom('2026-01', '1999-12'),
  content: fc.constantFrom('PHN2Zy8+', 'bm8gcGljdHVyZQ=='),
  returnTo: fc.constantFrom(
    '/dashboard',
    '/tickets/1?a=b#c',
    '//evil.example',
    'https://evil.example',
  ),
}

function reference(name: string): fc.Arbitrary<string> {
  return fc.nat({ max: 40 }).map((index) => `{{${name}:${index}}}`)
}

/** Generates values that the schema accepts, and mostly the server, too. */
export function fromSchema(schema: z.ZodType | z.core.$ZodType): fc.Arbitrary<unknown> {
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

function valueOf(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  const meant = MEANT[name]
  if (meant) return meant
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueOf(one, name)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: 4,
      })
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
      break
  }
  return fc.jsonValue({ maxDepth: 2 })
}

function objectOf({
  propertyNames,
  additionalProperties,
  required = [],
  // Members of a set of names are all of one kind.
  properties = Object.fromEntries(
    (propertyNames?.enum ?? []).map((name) => [String(name), additionalProperties ?? {}]),
  ),
}: JsonSchema): fc.Arbitrary<unknown> {
  const members = Object.entries(properties).map(
    ([name, member]) => [name, valueOf(member, name)] as const,
  )
  const some = fc.record(Object.fromEntries(members), { requiredKeys: required })
  if (required.length > 0 || members.length === 0) return some
  // When no member is required, some exclude one another.
  const single = members.map(([name, value]) => value.map((one) => ({ [name]: one })))
  return fc.oneof({ arbitrary: some, weight: 1 }, { arbitrary: fc.oneof(...single), weight: 2 })
}

function textOf({ format, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-01-31', '2024-02-29', '1999-12-31')
  if (format === 'date-time') return fc.constant('2026-01-31T09:00:00.000Z')
  if (format === 'uuid') return fc.uuid()
  return A_TEXT.map((text) => text.slice(0, maxLength).padEnd(minLength, 'x'))
}
