import { z } from 'zod'

import { CrmFailure, MISSING_SCOPES } from '#server/channels/crm/crm-failure.ts'
import type { Crm, CrmOption } from '#server/channels/crm/port.ts'
import * as words from '#words/crm.ts'

import {
  ACCOUNT,
  FILES,
  OBJECTS,
  OWNERS,
  PIPELINES,
  THREADS,
  TICKET_PROPERTIES,
} from '#server/channels/crm/hubspot/client/api-version.ts'
import type { Owners } from './owners.ts'
import type { HubSpotRequest } from '#server/channels/crm/hubspot/client/request.ts'
import { TICKET_REF } from './tickets.ts'
import { unlessMissing } from '#server/channels/crm/hubspot/client/refusals.ts'

const Pipelines = z.object({
  results: z.array(
    z.object({
      id: z.coerce.string(),
      label: z.string().nullish(),
      displayOrder: z.number().nullish(),
      stages: z.array(
        z.object({
          id: z.coerce.string(),
          label: z.string().nullish(),
          displayOrder: z.number().nullish(),
          metadata: z.object({ ticketState: z.string().nullish() }).nullish(),
        }),
      ),
    }),
  ),
})
const Property = z.object({
  hasUniqueValue: z.boolean().nullish(),
  options: z
    .array(
      z.object({ value: z.string(), label: z.string().nullish(), hidden: z.boolean().nullish() }),
    )
    .nullish(),
})
const Account = z.object({
  portalId: z.coerce.string(),
  timeZone: z.string().nullish(),
  uiDomain: z.string().nullish(),
})

type Probe = {
  scope: string
  path: string
  query?: Record<string, number>
  /** Changes a record that does not exist: the scope is asked for first. */
  isChange?: true
}

/** A request that reads next to nothing, for each scope that is needed and can be asked for so. */
const PROBES: Probe[] = [
  { scope: 'tickets', path: PIPELINES },
  { scope: 'crm.objects.contacts.read', path: `${OBJECTS}/contacts`, query: { limit: 1 } },
  { scope: 'crm.objects.contacts.write', path: `${OBJECTS}/contacts/0`, isChange: true },
  { scope: 'crm.objects.companies.read', path: `${OBJECTS}/companies`, query: { limit: 1 } },
  { scope: 'crm.objects.owners.read', path: OWNERS, query: { limit: 1 } },
  { scope: 'sales-email-read', path: `${OBJECTS}/emails`, query: { limit: 1 } },
  { scope: 'files', path: `${FILES}/stat/support-portal` },
  { scope: 'conversations.read', path: THREADS, query: { limit: 1 } },
]

const READING = { method: 'GET' as const }

export function createAccount(
  request: HubSpotRequest,
  owners: Owners,
): Pick<Crm, 'describe' | 'check' | 'provision'> {
  async function optionsOf(name: string, signal: AbortSignal): Promise<CrmOption[]> {
    const path = `${TICKET_PROPERTIES}/${name}`
    const { options } = await request({ method: 'GET', path, answer: Property }, signal)
    return (options ?? []).flatMap(({ value, label, hidden }) =>
      hidden ? [] : [{ value, label: label || value }],
    )
  }

  function findProperty(signal: AbortSignal) {
    const path = `${TICKET_PROPERTIES}/${TICKET_REF}`
    return unlessMissing(() => request({ method: 'GET', path, answer: Property }, signal))
  }

  return {
    async describe(signal) {
      const { results } = await request(
        { method: 'GET', path: PIPELINES, answer: Pipelines },
        signal,
      )
      const pipelines = inOrder(results)
      return {
        pipelines: pipelines.map(toOption),
        stages: pipelines.flatMap(({ id: pipelineId, stages }) =>
          inOrder(stages).map((stage) => ({
            ...toOption(stage),
            pipelineId,
            isClosed: stage.metadata?.ticketState === 'CLOSED',
          })),
        ),
        priorities: await optionsOf('hs_ticket_priority', signal),
        categories: await optionsOf('hs_ticket_category', signal),
        resolutions: await optionsOf('hs_resolution', signal),
        owners: await owners.list(signal),
      }
    },

    async check(signal) {
      const missing = new Set<string>()
      for (const { scope, isChange, ...probe } of PROBES) {
        const method = isChange ? { method: 'PATCH' as const, json: { properties: {} } } : READING
        try {
          await request({ ...method, ...probe, answer: z.unknown() }, signal)
        } catch (error) {
          if (!(error instanceof CrmFailure) || error.kind !== 'refused') throw error
          if (error.code === MISSING_SCOPES) missing.add(scope)
        }
      }
      const account = await request({ method: 'GET', path: ACCOUNT, answer: Account }, signal)
      return {
        id: account.portalId,
        name: [account.portalId, account.uiDomain].filter(Boolean).join(' · '),
        timeZone: account.timeZone || 'UTC',
        missingScopes: [...missing],
      }
    },

    async provision(signal) {
      const existing = await findProperty(signal)
      if (existing?.hasUniqueValue) return
      if (existing)
        throw new CrmFailure('refused', words.propertyNotUnique, { code: 'PROPERTY_NOT_UNIQUE' })
      try {
        await request(
          {
            method: 'POST',
            path: TICKET_PROPERTIES,
            json: {
              name: TICKET_REF,
              label: words.ticketReference,
              type: 'string',
              fieldType: 'text',
              groupName: 'ticketinformation',
              hasUniqueValue: true,
            },
            answer: z.unknown(),
            // Its name is unique.
            isRepeatable: true,
          },
          signal,
        )
      } catch (error) {
        // Another process was quicker.
        if (!(error instanceof CrmFailure) || error.kind !== 'duplicate') throw error
      }
    },
  }
}

function inOrder<Item extends { displayOrder?: number | null | undefined }>(items: Item[]): Item[] {
  return items.toSorted((a, b) => (a.displayOrder ?? 0) - (b.displayOrder ?? 0))
}

function toOption({ id, label }: { id: string; label?: string | null | undefined }): CrmOption {
  return { value: id, label: label || id }
}
