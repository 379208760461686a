import { z } from 'zod'

import type {
  Crm,
  CrmTicket,
  CrmTicketChange,
  NewCrmTicket,
  Page,
  ScanWindow,
} from '#server/channels/crm/port.ts'

import { OBJECTS, PAGE } from '#server/channels/crm/hubspot/client/api-version.ts'
import { linkTo, readAssociations } from './associations.ts'
import {
  HubSpotRecord,
  readRecords,
  RecordPage,
  searchRecords,
} from '#server/channels/crm/hubspot/client/records.ts'
import { unlessMissing } from '#server/channels/crm/hubspot/client/refusals.ts'
import type { HubSpotRequest } from '#server/channels/crm/hubspot/client/request.ts'
import { windowFilters } from './window-filters.ts'

/** Our id of a ticket. The account keeps it unique. */
export const TICKET_REF = 'portal_ticket_ref'
const TO_CONTACT = 16
const TO_COMPANY = 339
const TO_PRIMARY_COMPANY = 26

const PROPERTIES = [
  TICKET_REF,
  'subject',
  'content',
  'hs_pipeline',
  'hs_pipeline_stage',
  'hs_ticket_priority',
  'hs_ticket_category',
  'hs_resolution',
  'hubspot_owner_id',
  'createdate',
  'hs_lastmodifieddate',
  'closed_date',
  'hs_merged_object_ids',
]

type Tickets = Pick<
  Crm,
  | 'createTicket'
  | 'findTicketByRef'
  | 'updateTicket'
  | 'linkCompany'
  | 'countTickets'
  | 'listTickets'
> & {
  scanTickets(window: ScanWindow, signal: AbortSignal): Promise<Page<CrmTicket>>
  loadTickets(ids: string[], signal: AbortSignal): Promise<CrmTicket[]>
}

export function createTickets(request: HubSpotRequest): Tickets {
  const path = `${OBJECTS}/tickets`

  async function read(
    id: string,
    query: { idProperty?: string },
    signal: AbortSignal,
  ): Promise<CrmTicket> {
    const record = await request(
      {
        method: 'GET',
        path: `${path}/${encodeURIComponent(id)}`,
        query: {
          ...query,
          properties: PROPERTIES.join(','),
          associations: 'contacts,companies',
        },
        answer: HubSpotRecord,
      },
      signal,
    )
    return toTicket(record)
  }

  async function withPeople(records: HubSpotRecord[], signal: AbortSignal): Promise<CrmTicket[]> {
    const ids = records.map(({ id }) => id)
    if (ids.length === 0) return []
    const contacts = await readAssociations(request, {
      from: 'tickets',
      to: 'contacts',
      ids,
      signal,
    })
    const companies = await readAssociations(request, {
      from: 'tickets',
      to: 'companies',
      ids,
      signal,
    })
    return records.map((record) => ({
      ...toTicket(record),
      contactIds: contacts.get(record.id) ?? [],
      companyIds: companies.get(record.id) ?? [],
    }))
  }

  return {
    async createTicket(ref, ticket, signal) {
      const { contactId, companyId, ...values } = ticket
      const record = await request(
        {
          method: 'POST',
          path,
          json: {
            properties: {
              [TICKET_REF]: ref,
              hs_pipeline: ticket.pipelineId,
              ...toProperties(values),
            },
            associations: [
              linkTo(contactId, [TO_CONTACT]),
              ...(companyId === null ? [] : [linkTo(companyId, [TO_COMPANY, TO_PRIMARY_COMPANY])]),
            ],
          },
          answer: HubSpotRecord,
        },
        signal,
      )
      // The answer says nothing of the people, and not all of the values.
      return {
        ...toTicket(record),
        ...values,
        ref,
        contactIds: [contactId],
        companyIds: companyId === null ? [] : [companyId],
      }
    },

    findTicketByRef: (ref, signal) =>
      unlessMissing(() => read(ref, { idProperty: TICKET_REF }, signal)),

    async updateTicket(id, change, signal) {
      const properties = toProperties(change)
      const url = `${path}/${encodeURIComponent(id)}`
      if (Object.keys(properties).length > 0) {
        await request(
          { method: 'PATCH', path: url, json: { properties }, answer: z.unknown() },
          signal,
        )
      }
      return read(id, {}, signal)
    },

    async linkCompany(ticketId, companyId, signal) {
      const [of, to] = [ticketId, companyId].map(encodeURIComponent)
      const { types } = linkTo(companyId, [TO_COMPANY, TO_PRIMARY_COMPANY])
      await request(
        {
          method: 'PUT',
          path: `${path}/${of}/associations/companies/${to}`,
          json: types,
          answer: z.unknown(),
          isRepeatable: true,
        },
        signal,
      )
    },

    async countTickets(signal) {
      const search = { filters: [], properties: [], limit: 1 }
      const { total } = await searchRecords(request, 'tickets', { search, signal })
      return total ?? null
    },

    async listTickets(after, signal) {
      const { results, paging } = await request(
        {
          method: 'GET',
          path,
          query: {
            limit: PAGE,
            after: after ?? undefined,
            properties: PROPERTIES.join(','),
            associations: 'contacts,companies',
            archived: 'false',
          },
          answer: RecordPage,
        },
        signal,
      )
      return { items: results.map(toTicket), after: paging?.next?.after ?? null }
    },

    async scanTickets(window, signal) {
      const search = {
        filters: windowFilters('hs_lastmodifieddate', window),
        properties: PROPERTIES,
        limit: PAGE,
      }
      const { results } = await searchRecords(request, 'tickets', { search, signal })
      const items = await withPeople(results, signal)
      return { items, after: results.length < PAGE ? null : (results.at(-1)?.id ?? null) }
    },

    async loadTickets(ids, signal) {
      const records = await readRecords(request, 'tickets', { ids, properties: PROPERTIES, signal })
      return withPeople(records, signal)
    },
  }
}

/** Only what is given. An empty value clears a property. */
function toProperties(
  change: CrmTicketChange & Partial<Pick<NewCrmTicket, 'pipelineId'>>,
): Record<string, string> {
  const values = {
    subject: change.subject,
    content: change.description,
    hs_pipeline_stage: change.stage,
    hs_ticket_priority: change.priority === null ? '' : change.priority,
    hs_ticket_category: change.categories?.join(';'),
    hs_resolution: change.resolution,
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

function toTicket({
  id,
  properties,
  createdAt,
  updatedAt,
  associations,
}: HubSpotRecord): CrmTicket {
  const created = toDate(properties.createdate) ?? createdAt ?? new Date(0)
  const idsOf = (type: string) => [...new Set(associations?.[type]?.results.map((one) => one.id))]
  return {
    id,
    ref: properties[TICKET_REF] || null,
    subject: properties.subject ?? '',
    description: properties.content ?? '',
    pipelineId: properties.hs_pipeline || null,
    stage: properties.hs_pipeline_stage || null,
    priority: properties.hs_ticket_priority || null,
    categories: splitList(properties.hs_ticket_category),
    resolution: properties.hs_resolution || null,
    ownerId: properties.hubspot_owner_id || null,
    createdAt: created,
    modifiedAt: toDate(properties.hs_lastmodifieddate) ?? updatedAt ?? created,
    closedAt: toDate(properties.closed_date),
    mergedIds: splitList(properties.hs_merged_object_ids),
    contactIds: idsOf('contacts'),
    companyIds: idsOf('companies'),
  }
}

/** HubSpot joins several values to one. */
export function splitList(value: string | null | undefined): string[] {
  return (value ?? '').split(';').filter((one) => one !== '')
}

/** HubSpot gives instants as ISO 8601, and as milliseconds in some places. */
export function toDate(value: string | null | undefined): Date | null {
  if (!value) return null
  const date = new Date(/^\d+$/.test(value) ? Number(value) : value)
  return Number.isNaN(date.getTime()) ? null : date
}
