import { DEMO_CUSTOMERS } from '#demo/demo-people.ts'
import type { DemoHubSpot } from '#demo/hubspot/server.ts'
import { SYSTEM } from '#server/access/audit/actor.ts'
import { checkConnection } from '#server/channels/crm/settings/check-connection.ts'
import { bindCompany } from '#server/channels/crm/settings/companies.ts'
import { switchCrm } from '#server/channels/crm/delivery/switch-crm.ts'
import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'

/** Does once what an administrator would: checks the connection, binds the companies, switches it on. */
export async function connectDemoCrm(
  deps: Deps,
  { account }: Pick<DemoHubSpot, 'account'>,
): Promise<void> {
  const { accountId } = await asWorker(deps.db, (tx) =>
    tx.selectFrom('crmConnection').select('accountId').executeTakeFirstOrThrow(),
  )
  // Later starts leave what has been changed since.
  if (accountId !== null) return
  await checkConnection(deps, { by: null, sealed: null, signal: AbortSignal.timeout(30_000) })
  for (const { domain } of DEMO_CUSTOMERS) {
    const company = account.tables.companies.inOrder.find(({ properties }) => {
      return properties.domain === domain
    })
    const customer = await deps.db
      .selectFrom('customerDomains')
      .select('customerId')
      .where('domain', '=', domain)
      .executeTakeFirst()
    if (!company || !customer) continue
    const binding = { companyId: company.id, customerId: customer.customerId, isPrimary: true }
    await bindCompany(deps, binding, SYSTEM)
  }
  await asWorker(deps.db, async (tx) => {
    await tx.updateTable('crmConnection').set({ noteRule: 'marked' }).execute()
    await switchCrm(tx, { state: 'on', pushesOpenTickets: true, at: deps.now() })
  })
}
