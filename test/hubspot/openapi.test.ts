import { expect, test } from 'vitest'

import { testCrm } from '#server/channels/crm/crm.contract.ts'

import { aHubSpot } from './a-hubspot.ts'
import {
  type OpenApiDocument,
  problemsOf,
  readDocuments,
  type SentRequest,
} from './openapi-documents.ts'

const folder = process.env.HUBSPOT_OPENAPI_DIR
const documents = folder ? await readDocuments(folder) : []

const SKIPPED =
  'HUBSPOT_OPENAPI_DIR names no folder with HubSpot’s documents: requests are not held against them.'

test('documents of HubSpot exist when HUBSPOT_OPENAPI_DIR names their folder', ({ skip }) => {
  if (!folder) console.warn(`Skipped: ${SKIPPED}`)
  skip(!folder, SKIPPED)
  expect(documents.length).toBeGreaterThan(0)
})

if (folder) testCrm('HubSpot by its documents', () => aHubSpot({}, { inspect }))

function inspect(sent: SentRequest): void {
  const problems = problemsOf(documents, sent)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

const DOCUMENT: OpenApiDocument = {
  paths: {
    '/crm/objects/2026-03/{objectType}/search': {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Search' } } },
        },
      },
    },
    '/files/2026-03/files': {
      get: { parameters: [{ name: 'limit', in: 'query', required: true }] },
    },
  },
  components: {
    schemas: {
      Search: {
        type: 'object',
        required: ['limit', 'sorts'],
        properties: {
          limit: { type: 'integer' },
          sorts: { type: 'array', items: { type: 'string' } },
          filter: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    },
  },
}

test('problemsOf names everything that a document forbids, and nothing that it allows', () => {
  const search = (json: unknown, url = '/crm/objects/2026-03/tickets/search') =>
    problemsOf([DOCUMENT], {
      method: 'POST',
      url: new URL(url, 'https://api.example'),
      json,
      contentType: 'application/json',
    })
  expect(search({ limit: 1, sorts: ['a'], filter: { any: 'text' } })).toEqual([])
  const where = 'POST /crm/objects/2026-03/tickets/search: '
  expect(search({ limit: 'x', sorts: [1], filter: { any: 1 }, more: 1 })).toEqual([
    `${where}body.limit is no number`,
    `${where}body.sorts[0] is no string`,
    `${where}body.filter.any is no string`,
    `${where}body has more`,
  ])
  expect(search({ limit: 1 })).toEqual([`${where}body lacks sorts`])
  expect(search({}, '/crm/objects/2026-03/a/b/search')).toEqual([
    'POST /crm/objects/2026-03/a/b/search: no document has this operation',
  ])
  const list = (query: string) =>
    problemsOf([DOCUMENT], {
      method: 'GET',
      url: new URL(`/files/2026-03/files?${query}`, 'https://api.example'),
      json: undefined,
      contentType: null,
    })
  expect(list('limit=1')).toEqual([])
  expect(list('limits=1')).toEqual([
    'GET /files/2026-03/files: the query lacks limit',
    'GET /files/2026-03/files: the query has limits',
  ])
})
