import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import type { Crm, CrmCompany } from '#server/channels/crm/port.ts'

import { OBJECTS, PAGE } from '#server/channels/crm/hubspot/client/api-version.ts'
import {
  HubSpotRecord,
  readRecords,
  searchRecords,
} from '#server/channels/crm/hubspot/client/records.ts'
import { unlessMissing } from '#server/channels/crm/hubspot/client/refusals.ts'
import type { HubSpotRequest } from '#server/channels/crm/hubspot/client/request.ts'

const CONTACT_PROPERTIES = ['email', 'firstname', 'lastname']
const COMPANY_PROPERTIES = ['name', 'domain']
/** More domains than one question may have are asked for in several. */
const MAX_DOMAINS = 50

type People = Pick<Crm, 'ensureContact' | 'readContacts' | 'findCompanies' | 'loadCompanies'>

export function createPeople(request: HubSpotRequest): People {
  const contacts = `${OBJECTS}/contacts`

  /** Reads directly, because a search would not find a contact that was made a moment ago. */
  async function findContact(email: string, signal: AbortSignal): Promise<string | null> {
    const record = await unlessMissing(() =>
      request(
        {
          method: 'GET',
          path: `${contacts}/${encodeURIComponent(email)}`,
          query: { idProperty: 'email', properties: CONTACT_PROPERTIES.join(',') },
          answer: HubSpotRecord,
        },
        signal,
      ),
    )
    return record?.id ?? null
  }

  return {
    async ensureContact({ email, name }, signal) {
      const address = email.toLowerCase()
      const found = await findContact(address, signal)
      if (found !== null) return found
      const [firstname = '', ...rest] = name.trim().split(/\s+/)
      try {
        const { id } = await request(
          {
            method: 'POST',
            path: contacts,
            json: {
              properties: { email: address, firstname, lastname: rest.join(' ') },
              associations: [],
            },
            answer: HubSpotRecord,
            // The address is unique, so a second attempt finds what the first has made.
            isRepeatable: true,
          },
          signal,
        )
        return id
      } catch (error) {
        if (!(error instanceof CrmFailure) || error.kind !== 'duplicate') throw error
        const [, id] = /Existing ID: (\d+)/.exec(error.message) ?? []
        const other = id ?? (await findContact(address, signal))
        if (other === null) throw error
        return other
      }
    },

    async readContacts(ids, signal) {
      const given = { ids, properties: CONTACT_PROPERTIES, signal }
      const records = await readRecords(request, 'contacts', given)
      return records.map(({ id, properties: { email, firstname, lastname } }) => ({
        id,
        email: email?.toLowerCase() || null,
        name: [firstname, lastname].filter(Boolean).join(' ') || null,
      }))
    },

    async findCompanies(domains, signal) {
      const found: CrmCompany[] = []
      const wanted = domains.map((domain) => domain.toLowerCase())
      for (let start = 0; start < wanted.length; start += MAX_DOMAINS) {
        const values = wanted.slice(start, start + MAX_DOMAINS)
        const search = {
          filters: [{ propertyName: 'domain', operator: 'IN' as const, values }],
          properties: COMPANY_PROPERTIES,
          limit: PAGE,
        }
        const { results } = await searchRecords(request, 'companies', { search, signal })
        found.push(...results.map(toCompany))
      }
      return found
    },

    async loadCompanies(ids, signal) {
      const given = { ids, properties: COMPANY_PROPERTIES, signal }
      return (await readRecords(request, 'companies', given)).map(toCompany)
    },
  }
}

function toCompany({ id, properties: { name, domain } }: HubSpotRecord): CrmCompany {
  return { id, name: name || domain || id, domain: domain || null }
}
