import fc from 'fast-check'

import type { Endpoint } from '#shared/endpoint.ts'

import { fromSchema } from './from-schema.ts'
import { hostileInsert, hostileJson, hostileText } from './hostile-values.ts'
import { type SamlPlan, samlPlan } from './plan-saml.ts'

/** A change to a JSON document. `at` chooses the place in any shape. */
type JsonChange =
  | { change: 'replace'; at: number; json: string }
  | { change: 'insert'; at: number; text: string }
  | { change: 'remove'; at: number }
  | { change: 'add'; name: string; json: string }
  | { change: 'double'; at: number; json: string }
  | { change: 'instead'; text: string }
  | { change: 'cut'; permille: number }
  | { change: 'byte'; permille: number; byte: number }

type Part = {
  name: string
  filename?: string
  type?: string
  text: string
  /** Pads the file to this size. */
  sizeBytes?: number
  /** Replaces all headers of the part. */
  rawHead?: string
}

type MultipartFault =
  | 'none'
  | 'no end'
  | 'other boundary'
  | 'no boundary'
  | 'line feeds'
  | 'preamble'
  | 'nested'
  | 'empty'

export type BodyPlan =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown; changes: JsonChange[] }
  | { kind: 'multipart'; parts: Part[]; boundary: string; fault: MultipartFault }
  | { kind: 'form'; fields: [string, string][] }
  | { kind: 'saml'; saml: SamlPlan }

const at = fc.nat({ max: 30 })
const permille = fc.nat({ max: 1_000 })

const jsonChange: fc.Arbitrary<JsonChange> = fc.oneof(
  {
    arbitrary: fc.record({ change: fc.constant('replace'), at, json: hostileJson }),
    weight: 5,
  },
  { arbitrary: fc.record({ change: fc.constant('insert'), at, text: hostileInsert }), weight: 5 },
  { arbitrary: fc.record({ change: fc.constant('remove'), at }), weight: 2 },
  {
    arbitrary: fc.record({
      change: fc.constant('add'),
      name: fc.oneof(
        fc.constantFrom('__proto__', 'constructor', 'id', 'customerId', 'role', 'status', 'toJSON'),
        hostileText,
      ),
      json: hostileJson,
    }),
    weight: 3,
  },
  { arbitrary: fc.record({ change: fc.constant('double'), at, json: hostileJson }), weight: 1 },
  {
    arbitrary: fc.record({
      change: fc.constant('instead'),
      text: fc.oneof(
        hostileJson,
        hostileText,
        fc.constantFrom(
          '{',
          '{"a":',
          '[1,]',
          "{'a':1}",
          '{"a":1}}',
          '// no',
          '\ufeff{}',
          '{"a":01}',
        ),
      ),
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ change: fc.constant('cut'), permille }), weight: 1 },
  {
    arbitrary: fc.record({ change: fc.constant('byte'), permille, byte: fc.nat({ max: 255 }) }),
    weight: 1,
  },
)

/** Generates bodies that mostly fit the endpoint. */
export function bodyPlan(endpoint: Endpoint): fc.Arbitrary<BodyPlan> {
  if (endpoint.form) {
    return fc.oneof(
      { arbitrary: fc.record({ kind: fc.constant('saml'), saml: samlPlan }), weight: 8 },
      { arbitrary: formPlan, weight: 2 },
      { arbitrary: jsonPlan(endpoint), weight: 1 },
    )
  }
  if (endpoint.method === 'GET') return fc.constant({ kind: 'none' })
  return fc.oneof(
    { arbitrary: jsonPlan(endpoint), weight: 12 },
    { arbitrary: multipartPlan(endpoint), weight: endpoint.files ? 9 : 1 },
    { arbitrary: fc.constant({ kind: 'none' } as const), weight: endpoint.body ? 1 : 12 },
    { arbitrary: formPlan, weight: 1 },
  )
}

function jsonPlan(endpoint: Endpoint): fc.Arbitrary<BodyPlan> {
  return fc.record({
    kind: fc.constant('json'),
    value: endpoint.body ? fromSchema(endpoint.body) : fc.constant({}),
    changes: fc.oneof(
      { arbitrary: fc.constant<JsonChange[]>([]), weight: 3 },
      { arbitrary: fc.array(jsonChange, { minLength: 1, maxLength: 3 }), weight: 2 },
    ),
  })
}

const formPlan: fc.Arbitrary<BodyPlan> = fc.record({
  kind: fc.constant('form'),
  fields: fc.array(
    fc.tuple(
      fc.constantFrom('SAMLResponse', 'RelayState', 'SAMLResponse', '__proto__', ''),
      hostileText,
    ),
    { maxLength: 4 },
  ),
})

const filename = fc.oneof(
  fc.constantFrom('screenshot.png', 'Rechnung März.pdf', 'a.txt', 'x.svg', 'no-extension'),
  hostileText,
)

const filePart: fc.Arbitrary<Part> = fc.record(
  {
    name: fc.constant('attachments'),
    filename,
    type: fc.oneof(
      fc.constantFrom('image/png', 'application/pdf', 'text/html', 'multipart/mixed; boundary=x'),
      hostileText,
    ),
    text: fc.constantFrom('', 'bytes', '\0\0\0', '--', '\r\n--portico-fuzz'),
    sizeBytes: fc.oneof(
      { arbitrary: fc.constantFrom(0, 1, 1_000, 65_536), weight: 150 },
      { arbitrary: fc.constantFrom(10_485_760, 10_485_761), weight: 1 },
    ),
  },
  { requiredKeys: ['name', 'filename', 'text'] },
)

const oddPart: fc.Arbitrary<Part> = fc.oneof(
  fc.record({
    name: fc.oneof(
      fc.constantFrom('__proto__', 'constructor', 'attachments', 'subject'),
      hostileText,
    ),
    text: hostileText,
  }),
  fc.record({ name: hostileText, filename, text: hostileText }),
  fc.record({
    name: fc.constant('comment'),
    text: hostileText,
    rawHead: fc.oneof(
      hostileText,
      fc.constantFrom(
        'Content-Disposition: form-data',
        'Content-Disposition: form-data; name=',
        'Content-Disposition: attachment; filename="a.png"',
        'Content-Disposition: form-data; name="attachments"; filename*=UTF-8\'\'%00%ff.png',
        'Content-Disposition: form-data; name="comment"\r\nContent-Type: text/plain; charset=utf-16',
        'Content-Disposition: form-data; name="comment"\r\nContent-Type: text/plain; charset=nonsense',
        'Content-Disposition: form-data; name="comment"\r\nContent-Transfer-Encoding: base64',
        'Content-Disposition: form-data; name="subject"\r\nContent-Type: application/json',
      ),
    ),
  }),
)

function multipartPlan(endpoint: Endpoint): fc.Arbitrary<BodyPlan> {
  const fields = fc
    .tuple(
      endpoint.body ? fromSchema(endpoint.body) : fc.constant({}),
      fc.option(fc.tuple(fc.nat(), hostileInsert), { freq: 2 }),
    )
    .map(([value, odd]) => {
      const parts = partsOf(value)
      const changed = odd && parts[odd[0] % Math.max(1, parts.length)]
      if (changed) changed.text += odd[1]
      return parts
    })
  const many = fc
    .constantFrom(21, 45)
    .map((count) => Array.from({ length: count }, (_, index) => ({ name: `f${index}`, text: 'x' })))
  return fc
    .record({
      fields,
      odd: fc.oneof(
        { arbitrary: fc.constant<Part[]>([]), weight: 8 },
        { arbitrary: fc.array(oddPart, { minLength: 1, maxLength: 2 }), weight: 3 },
        { arbitrary: many, weight: 1 },
      ),
      files: fc.oneof(
        { arbitrary: fc.array(filePart, { maxLength: 3 }), weight: 8 },
        { arbitrary: fc.array(filePart, { minLength: 5, maxLength: 7 }), weight: 1 },
      ),
      boundary: fc.oneof(
        { arbitrary: fc.constant('portico-fuzz'), weight: 8 },
        {
          arbitrary: fc.constantFrom('-', "a'()+_,-./:=?", 'b'.repeat(70), 'b'.repeat(300)),
          weight: 1,
        },
      ),
      fault: fc.oneof(
        { arbitrary: fc.constant('none'), weight: 10 },
        {
          arbitrary: fc.constantFrom(
            'no end',
            'other boundary',
            'no boundary',
            'line feeds',
            'preamble',
            'nested',
            'empty',
          ),
          weight: 3,
        },
      ),
    })
    .map(({ fields: own, odd, files, boundary, fault }) => ({
      kind: 'multipart',
      parts: [...own, ...odd, ...files],
      boundary,
      fault,
    }))
}

/** A body that may be left out has no parts then. */
function partsOf(value: unknown): Part[] {
  return Object.entries(value ?? {}).map(([name, field]: [string, unknown]) => ({
    name,
    text: typeof field === 'string' ? field : writeField(field),
  }))
}

function writeField(field: unknown): string {
  if (!Array.isArray(field)) return JSON.stringify(field)
  return field.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(',')
}

/** Applies the changes to a document and returns the bytes to send. */
export function writeJson(value: unknown, changes: JsonChange[]): Buffer {
  let root: unknown = structuredClone(value)
  const raw: string[] = []
  // JSON.stringify writes no number that is too large, so a placeholder stands for it until the
  // text exists.
  const later = (json: string) => `@raw${raw.push(json) - 1}@`
  for (const change of changes) {
    if (change.change === 'replace') root = setAt(root, change.at, () => later(change.json))
    if (change.change === 'insert') {
      root = setAt(root, change.at, (old) =>
        typeof old === 'string' ? old.slice(0, 3) + change.text + old.slice(3) : change.text,
      )
    }
    if (change.change === 'remove') root = setAt(root, change.at, () => undefined)
  }

  let text = JSON.stringify(root) ?? 'null'
  for (const change of changes) {
    if (change.change === 'add') text = addMember(text, change.name, later(change.json))
    if (change.change === 'double') {
      const names = Object.keys(typeof root === 'object' && root !== null ? root : {})
      text = addMember(text, names[change.at % names.length] ?? 'x', later(change.json))
    }
    if (change.change === 'instead') text = change.text
    if (change.change === 'cut') text = text.slice(0, (text.length * change.permille) / 1_000)
  }
  text = text.replaceAll(/"@raw(\d+)@"/g, (_, index) => raw[Number(index)] ?? 'null')

  const bytes = Buffer.from(text)
  for (const change of changes) {
    if (change.change !== 'byte' || bytes.length === 0) continue
    bytes[Math.floor((bytes.length * change.permille) / 1_001)] = change.byte
  }
  return bytes
}

function addMember(text: string, name: string, value: string): string {
  if (!text.endsWith('}')) return text
  const comma = text === '{}' ? '' : ','
  return `${text.slice(0, -1)}${comma}${JSON.stringify(name)}:${JSON.stringify(value)}}`
}

/** Changes the value at one place below `root`. Undefined removes it. */
function setAt(root: unknown, place: number, change: (old: unknown) => unknown): unknown {
  const places: [holder: Record<string, unknown>, key: string][] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const key of Object.keys(value)) {
      const holder = value as Record<string, unknown>
      places.push([holder, key])
      visit(holder[key])
    }
  }
  visit(root)
  const [holder, key] = places[place % Math.max(1, places.length)] ?? []
  if (!holder || key === undefined) return change(root)
  holder[key] = change(holder[key])
  return root
}

/** Returns the body and its content type. */
export function writeMultipart({ parts, boundary, fault }: BodyPlan & { kind: 'multipart' }) {
  const delimiter = fault === 'other boundary' ? 'elsewhere' : boundary
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${delimiter}\r\n${partHead(part)}\r\n\r\n`),
    Buffer.from(part.text),
    Buffer.alloc(part.sizeBytes ?? 0, 'x'),
    Buffer.from('\r\n'),
  ])
  if (fault === 'preamble') chunks.unshift(Buffer.from('This is a message in several parts.\r\n'))
  if (fault === 'nested') {
    const inner = '--inner\r\nContent-Disposition: file; filename="a.png"\r\n\r\nx\r\n--inner--'
    const head = 'Content-Disposition: form-data; name="attachments"'
    const type = 'Content-Type: multipart/mixed; boundary=inner'
    chunks.push(Buffer.from(`--${delimiter}\r\n${head}\r\n${type}\r\n\r\n${inner}\r\n`))
  }
  if (fault !== 'no end') chunks.push(Buffer.from(`--${delimiter}--\r\n`))
  let body: Buffer = fault === 'empty' ? Buffer.alloc(0) : Buffer.concat(chunks)
  if (fault === 'line feeds' && body.length < 100_000) {
    body = Buffer.from(body.toString().replaceAll('\r\n', '\n'))
  }
  const parameter = fault === 'no boundary' ? '' : `; boundary=${quoted(boundary)}`
  return { body, type: `multipart/form-data${parameter}` }
}

function quoted(boundary: string) {
  return /^[\w-]+$/.test(boundary) ? boundary : `"${boundary}"`
}

function partHead({ name, filename: given, type, rawHead }: Part): string {
  if (rawHead !== undefined) return rawHead
  const file = given === undefined ? '' : `; filename="${escapeQuotes(given)}"`
  const contentType = type === undefined ? '' : `\r\nContent-Type: ${type}`
  return `Content-Disposition: form-data; name="${escapeQuotes(name)}"${file}${contentType}`
}

// Escapes quotes as browsers do.
function escapeQuotes(text: string) {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
