import { z } from 'zod'

import { type Call, jsonOf, type Route, route } from './api.ts'
import { property } from './catalog.ts'
import { HubSpotError, invalid, missing } from './hubspot-error.ts'
import { parsed } from './linked-objects.ts'
import { objectType } from './object-types.ts'

const NewProperty = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  label: z.string(),
  type: z.enum(['string', 'enumeration', 'datetime', 'number', 'bool']),
  fieldType: z.string(),
  groupName: z.string(),
  hasUniqueValue: z.boolean().default(false),
})

/** As in life, an object may have ten properties that are unique. */
const MAX_UNIQUE = 10

export const accountRoutes: Route[] = [
  route('GET', '/account-info/{v}/details', describeAccount),
  route('GET', '/crm/pipelines/{v}/tickets', listPipelines, ['tickets']),
  route('GET', '/crm/pipelines/{v}/tickets/{id}', readPipeline, ['tickets']),
  route('GET', '/crm/properties/{v}/{type}', listProperties),
  route('GET', '/crm/properties/{v}/{type}/{name}', readProperty),
  route('POST', '/crm/properties/{v}/{type}', createProperty, ['crm.schemas.tickets.write']),
  route('GET', '/crm/owners/{v}', listOwners, ['crm.objects.owners.read']),
  route('GET', '/crm/owners/{v}/{id}', readOwner, ['crm.objects.owners.read']),
]

function describeAccount({ account }: Call) {
  return {
    status: 200,
    body: {
      portalId: account.portalId,
      accountType: 'STANDARD',
      timeZone: account.timeZone,
      companyCurrency: 'EUR',
      additionalCurrencies: [],
      utcOffset: '+01:00',
      utcOffsetMilliseconds: 3_600_000,
      uiDomain: 'app-eu1.hubspot.com',
      dataHostingLocation: 'eu1',
    },
  }
}

function listPipelines({ account }: Call) {
  return { status: 200, body: { results: account.pipelines.map(dated) } }
}

function readPipeline({ account, params }: Call) {
  const found = account.pipelines.find(({ id }) => id === params.id)
  if (!found) throw missing(`pipeline ${params.id} was not found`)
  return { status: 200, body: dated(found) }
}

function dated<Item extends object>(item: Item) {
  const at = '2024-02-01T09:00:00.000Z'
  return { ...item, createdAt: at, updatedAt: at, archived: false }
}

function listProperties({ account, params }: Call) {
  return {
    status: 200,
    body: { results: account.properties[objectType(params.type)].map(presented) },
  }
}

function readProperty({ account, params }: Call) {
  const found = account.properties[objectType(params.type)].find(({ name }) => name === params.name)
  if (!found) throw missing(`property ${params.name} was not found`)
  return { status: 200, body: presented(found) }
}

function presented({ readOnly, ...definition }: ReturnType<typeof property>) {
  const modificationMetadata = {
    readOnlyValue: readOnly,
    readOnlyDefinition: true,
    archivable: false,
  }
  return { ...definition, description: '', hidden: false, formField: false, modificationMetadata }
}

function createProperty(call: Call) {
  const type = objectType(call.params.type)
  const { name, ...given } = parsed(NewProperty, jsonOf(call))
  const properties = call.account.properties[type]
  // Notes and emails cannot have unique values: no account is known to accept them.
  if (given.hasUniqueValue && (type === 'notes' || type === 'emails')) {
    throw invalid(`${type} do not support unique properties`)
  }
  if (given.hasUniqueValue && properties.filter((one) => one.hasUniqueValue).length >= MAX_UNIQUE) {
    throw invalid(`${type} have ${MAX_UNIQUE} unique properties already`)
  }
  if (properties.some((one) => one.name === name)) {
    throw new HubSpotError(409, `A property named "${name}" already exists.`, {
      category: 'OBJECT_ALREADY_EXISTS',
    })
  }
  const created = property(name, given)
  properties.push(created)
  return { status: 201, body: presented(created) }
}

function listOwners({ account, url }: Call) {
  const wantsArchived = url.searchParams.get('archived') === 'true'
  const results = account.owners.filter(({ archived }) => archived === wantsArchived)
  return { status: 200, body: { results: results.map((owner) => ({ ...owner, type: 'PERSON' })) } }
}

function readOwner({ account, params }: Call) {
  const found = account.owners.find(({ id }) => id === params.id)
  if (!found) throw missing(`owner ${params.id} was not found`)
  return { status: 200, body: { ...found, type: 'PERSON' } }
}
