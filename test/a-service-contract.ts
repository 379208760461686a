import { randomUUID } from 'node:crypto'

import { standardCalendar } from '#shared/sla/calendar.ts'
import { SLA_TARGETS } from '#shared/sla/sla.ts'
import type { ServiceTerms } from '#shared/sla/terms.ts'

import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'

/** Terms with the hours and targets of the specification. */
export function someTerms(overrides: Partial<ServiceTerms> = {}): ServiceTerms {
  const { High, Medium, Low } = SLA_TARGETS
  return {
    calendar: { ...standardCalendar('Europe/Berlin'), name: 'Office hours' },
    targets: { High, Medium, Low },
    categoryTargets: [],
    pauses: { causes: [], clocks: 'both' },
    escalations: [],
    text: '',
    ...overrides,
  }
}

type ContractOptions = { terms?: ServiceTerms; startsAt?: Date; validFrom?: string }

/** Gives a customer a version of a contract, and returns its id. */
export async function aServiceContract(
  deps: Pick<Deps, 'db' | 'now'>,
  customerId: string,
  {
    terms = someTerms(),
    startsAt = new Date(0),
    validFrom = startsAt.toISOString().slice(0, 10),
  }: ContractOptions = {},
): Promise<string> {
  const id = randomUUID()
  await asStaff(deps.db, async (tx) => {
    await tx
      .insertInto('serviceContractVersions')
      .values({ customerId, id, validFrom, startsAt, templateId: null, createdAt: deps.now() })
      .execute()
    await tx
      .insertInto('serviceContractRevisions')
      .values({
        customerId,
        versionId: id,
        number: 1,
        terms: JSON.stringify(terms),
        madeAt: startsAt,
        madeBy: null,
        madeByName: 'Ada',
        reason: null,
      })
      .execute()
  })
  return id
}

/** Corrects a version that has its first content alone, without counting its tickets again. */
export async function aCorrection(
  deps: Pick<Deps, 'db' | 'now'>,
  version: { customerId: string; versionId: string },
  terms: ServiceTerms,
): Promise<void> {
  await asStaff(deps.db, (tx) =>
    tx
      .insertInto('serviceContractRevisions')
      .values({
        ...version,
        number: 2,
        terms: JSON.stringify(terms),
        madeAt: deps.now(),
        madeBy: null,
        madeByName: 'Ada',
        reason: 'A forgotten holiday',
      })
      .execute(),
  )
}

/** A row in each table of contracts, as statements. */
export function serviceContractRows(customerId: string): string[] {
  const terms = JSON.stringify(someTerms())
  return [
    `insert into service_templates
      select gen_random_uuid(), 'Standard ' || gen_random_uuid(), '${terms}', 2, now(), now()`,
    `insert into service_contract_versions
      select '${customerId}', gen_random_uuid(), '2026-01-01', '2025-12-31T23:00Z', id, now()
      from service_templates limit 1`,
    `insert into service_contract_revisions
      select customer_id, id, 1, '${terms}', now(), null, 'Ada', 'A holiday'
      from service_contract_versions where customer_id = '${customerId}'`,
    `insert into maintenance_windows values (gen_random_uuid(), 'Upgrade', false, '2026-02-01', '2026-02-02', '{}', 1, now())`,
    `insert into maintenance_window_customers
      select '${customerId}', id, '{["2026-02-01 00:00+00","2026-02-02 00:00+00")}', null
      from maintenance_windows where name = 'Upgrade' limit 1`,
  ]
}
