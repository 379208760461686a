import { onTestFinished } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'

import type { Crm, CrmCatalog } from '#server/channels/crm/port.ts'

import type { Portal } from './a-portal.ts'
import { createMemoryCrm, type MemoryCrm } from './memory-crm/memory-crm.ts'

/**
 * Connects a CRM in memory to the portal until the test is over, switched on, with a company that is the
 * customer's. A second portal on the same database gets it by `crm.use`.
 */
export async function aConnectedCrm(
  portal: Pick<Portal, 'deps' | 'crm' | 'customer'>,
  crm = createMemoryCrm({ now: () => portal.deps.now() }),
): Promise<MemoryCrm & { companyId: string }> {
  const companyId = await crm.agent.makeCompany({ name: portal.customer.name, domain: null })
  const { catalog } = crm.settings
  await connectCrm(portal, { crm, companyId, catalog, accountId: '4711' })
  return Object.assign(crm, { companyId })
}

/** Connects any CRM to the portal until the test is over, switched on. */
export async function connectCrm(
  { deps, crm: access, customer }: Pick<Portal, 'deps' | 'crm' | 'customer'>,
  {
    crm,
    companyId,
    catalog,
    accountId,
  }: { crm: Crm; companyId: string; catalog: CrmCatalog; accountId: string },
): Promise<void> {
  const { db, now } = deps
  access.use(crm)
  await asWorker(db, async (tx) => {
    await tx
      .updateTable('crmConnection')
      .set({
        state: 'on',
        accountId,
        accountName: 'Memory',
        accountTimeZone: 'UTC',
        pipelineId: '0',
        catalog: JSON.stringify(catalog),
        catalogReadAt: now(),
        switchedOnAt: now(),
      })
      .execute()
    await tx
      .insertInto('crmCompanies')
      .values({
        companyId,
        customerId: customer.id,
        name: customer.name,
        isPrimary: true,
        boundAt: now(),
        boundBy: 'Ada Admin',
      })
      .execute()
  })
  onTestFinished(async () => {
    access.use(undefined)
    await asWorker(db, (tx) => tx.updateTable('crmConnection').set({ state: 'off' }).execute())
  })
}
