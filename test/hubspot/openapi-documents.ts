import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

// Holds requests against OpenAPI documents. Knows as much of them as HubSpot's use: paths, parameters of
// the query, and bodies in JSON.

const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.string().optional(),
    nullable: z.boolean().optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), Schema).optional(),
    additionalProperties: z.union([z.boolean(), Schema]).optional(),
    items: Schema.optional(),
    enum: z.array(z.unknown()).optional(),
  }),
)
type Schema = {
  $ref?: string | undefined
  type?: string | undefined
  nullable?: boolean | undefined
  required?: string[] | undefined
  properties?: Record<string, Schema> | undefined
  additionalProperties?: boolean | Schema | undefined
  items?: Schema | undefined
  enum?: unknown[] | undefined
}

const Operation = z.object({
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() }))
    .default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: Schema.optional() })) })
    .optional(),
})
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z
    .object({ schemas: z.record(z.string(), Schema).default({}) })
    .default({ schemas: {} }),
})
export type OpenApiDocument = z.infer<typeof Document>

export type SentRequest = { method: string; url: URL; json: unknown; contentType: string | null }

export async function readDocuments(folder: string): Promise<OpenApiDocument[]> {
  const names = await Array.fromAsync(glob('**/*.json', { cwd: folder }))
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return texts.flatMap((text) => Document.safeParse(JSON.parse(text)).data ?? [])
}

/** Returns what is wrong with a request by the documents, one line each. */
export function problemsOf(documents: OpenApiDocument[], request: SentRequest): string[] {
  const { method, url } = request
  const name = `${method} ${url.pathname}`
  for (const document of documents) {
    for (const [pattern, operations] of Object.entries(document.paths)) {
      const found = Operation.safeParse(operations[method.toLowerCase()])
      if (!found.success || !toPattern(pattern).test(url.pathname)) continue
      const problems = [
        ...problemsOfQuery(found.data, url.searchParams),
        ...problemsOfBody(document, found.data, request),
      ]
      return problems.map((problem) => `${name}: ${problem}`)
    }
  }
  return [`${name}: no document has this operation`]
}

function toPattern(pattern: string): RegExp {
  const parts = pattern
    .split(/\{[^}]+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}

function problemsOfQuery(
  { parameters }: z.infer<typeof Operation>,
  query: URLSearchParams,
): string[] {
  const known = parameters.filter((one) => one.in === 'query')
  const names = new Set(known.map(({ name }) => name))
  return [
    ...known.flatMap(({ name, required }) =>
      required && !query.has(name) ? [`the query lacks ${name}`] : [],
    ),
    ...[...query.keys()].flatMap((name) => (names.has(name) ? [] : [`the query has ${name}`])),
  ]
}

function problemsOfBody(
  document: OpenApiDocument,
  { requestBody }: z.infer<typeof Operation>,
  { json, contentType }: SentRequest,
): string[] {
  if (contentType === null) return requestBody ? ['the body is missing'] : []
  const type = contentType.split(';')[0] ?? ''
  const content = requestBody?.content[type]
  if (!content) return [`no body of the type ${type} is expected`]
  if (json === undefined || !content.schema) return []
  return problemsOfValue(document, content.schema, json, 'body')
}

function problemsOfValue(
  document: OpenApiDocument,
  given: Schema,
  value: unknown,
  at: string,
): string[] {
  const schema = given.$ref
    ? (document.components.schemas[given.$ref.split('/').at(-1) ?? ''] ?? {})
    : given
  // The documents deny null where HubSpot itself answers it.
  if (value === null) return []
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is ${JSON.stringify(value)}`]
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [`${at} is no list`]
    return value.flatMap((item: unknown, index) =>
      problemsOfValue(document, schema.items ?? {}, item, `${at}[${index}]`),
    )
  }
  if (schema.type === 'object' || schema.properties)
    return problemsOfObject(document, schema, value, at)
  const type = schema.type === 'integer' ? 'number' : schema.type
  return type === undefined || typeof value === type ? [] : [`${at} is no ${type}`]
}

function problemsOfObject(
  document: OpenApiDocument,
  { properties = {}, required = [], additionalProperties }: Schema,
  value: unknown,
  at: string,
): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${at} is no object`]
  const missing = required.filter((name) => !(name in value))
  const rest = typeof additionalProperties === 'object' ? additionalProperties : undefined
  return [
    ...missing.map((name) => `${at} lacks ${name}`),
    ...Object.entries(value).flatMap(([name, item]) => {
      const schema = properties[name] ?? rest
      if (schema) return problemsOfValue(document, schema, item, `${at}.${name}`)
      const isFree = additionalProperties === true || Object.keys(properties).length === 0
      return isFree ? [] : [`${at} has ${name}`]
    }),
  ]
}
