import { z } from 'zod'

import { api } from '#shared/api.ts'
import { CALLERS, isCallerKind } from '#shared/callers.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { ERROR_STATUS } from '#shared/errors.ts'

type Json = Record<string, unknown>

const ErrorAnswer = z.object({
  error: z.enum(Object.keys(ERROR_STATUS)),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

/**
 * Builds the OpenAPI 3.1 document from the schemas that requests are checked with. Builds the paths
 * on first use: that takes longer than the rest of a start.
 */
export function createOpenApiDocument(publicUrl: string): Json {
  let paths: Json | undefined
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico',
      version: '1',
      description:
        'Calls are authenticated by the session cookie. Every call that changes something sends the value of the XSRF-TOKEN cookie, which any GET sets, back in the X-XSRF-TOKEN header.',
    },
    servers: [{ url: publicUrl }],
    get paths() {
      paths ??= describePaths()
      return paths
    },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'portico_session' } },
      schemas: { Error: toSchema(ErrorAnswer, 'output') },
    },
  }
}

function describePaths(): Json {
  const paths = new Map<string, Json>()
  for (const [name, endpoint] of Object.entries<Endpoint>(api)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    const method = endpoint.method.toLowerCase()
    paths.set(path, { ...paths.get(path), [method]: describe(name, endpoint) })
  }
  return Object.fromEntries(paths)
}

function describe(operationId: string, endpoint: Endpoint): Json {
  const status = String(endpoint.status ?? 200)
  return {
    operationId,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    ...provenBy(endpoint.access),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...headerParameters(endpoint),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: bodyContent(endpoint) } }),
    responses: {
      [status]: {
        description: endpoint.produces ?? 'Success',
        ...(endpoint.response && {
          content: { 'application/json': { schema: toSchema(endpoint.response, 'output') } },
        }),
      },
      default: {
        description: 'What went wrong',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** Says how a caller proves who they are. */
function provenBy(access: Endpoint['access']): Json {
  if (isCallerKind(access)) return { description: CALLERS[access].proof }
  return access === 'public' ? {} : { security: [{ session: [] }] }
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function headerParameters(endpoint: Endpoint): Json[] {
  const headers: [string, boolean][] = []
  if (endpoint.method !== 'GET' && endpoint.csrf !== 'exempt') headers.push(['X-XSRF-TOKEN', true])
  if (endpoint.idempotent) headers.push(['Idempotency-Key', false])
  return headers.map(([name, required]) => ({
    name,
    in: 'header',
    required,
    schema: { type: 'string' },
  }))
}

function bodyContent(endpoint: Endpoint): Json {
  const schema = toSchema(endpoint.body!, 'input')
  if (endpoint.form) return { 'application/x-www-form-urlencoded': { schema } }
  if (!endpoint.files) return { 'application/json': { schema } }
  const { properties = {} } = schema as { properties?: Record<string, Json> }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return {
    'application/json': { schema },
    'multipart/form-data': {
      schema: {
        ...schema,
        properties: {
          ...properties,
          ...('categories' in properties && {
            categories: { type: 'string', description: 'Comma-joined' },
          }),
          [endpoint.files]: { type: 'array', items: file },
        },
      },
    },
  }
}

function toSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function tagOf(path: string): string {
  const [, first, second] = path.split('/')
  if (first === 'saml' || second === 'auth') return 'Signing in'
  if (second === 'desk') return 'The desk'
  return second === 'admin' ? 'Administration' : 'Tickets'
}
