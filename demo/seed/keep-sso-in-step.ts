import { X509Certificate } from 'node:crypto'

import { DEMO_CUSTOMERS } from '#demo/demo-people.ts'
import { SHOWCASE_CUSTOMERS } from '#demo/showcase/people.ts'
import type { DemoIdentityProvider } from '#demo/identity-provider/server.ts'
import { SYSTEM } from '#server/access/audit/actor.ts'
import { isLoopbackHost } from '#server/config.ts'
import { changeCustomer, getCustomer } from '#server/customers/core/save-customer.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { type Customer, CustomerUpdate } from '#shared/customers/contract.ts'

type Realm = DemoIdentityProvider['realms'][number]

/**
 * Updates the customers' SSO settings when the demo's identity provider has another address,
 * because PORT changed, or other keys, because they were deleted. Leaves a customer alone that has
 * a provider of its own.
 */
export async function keepSsoInStep(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'keys'>,
  realms: Realm[],
): Promise<void> {
  for (const { domain, realm: wanted } of [...DEMO_CUSTOMERS, ...SHOWCASE_CUSTOMERS]) {
    const realm = realms.find((one) => one.realm === wanted?.realm)
    const customerId = realm && (await findCustomerId(deps.db, domain))
    if (!customerId) continue

    const customer = await asStaff(deps.db, (tx) => getCustomer(deps, tx, customerId))
    const { entityId, ssoUrl: entryPoint, certPem: cert } = realm
    if (!isOfDemo(customer.saml.entryPoint, realm) || isSame(customer.saml, realm)) continue
    const saml = { ...customer.saml, entityId, entryPoint, cert }
    await changeCustomer(deps, SYSTEM, customerId, CustomerUpdate.parse({ ...customer, saml }))
  }
}

async function findCustomerId(db: Db, domain: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('customerDomains')
    .innerJoin('customers', 'customers.id', 'customerDomains.customerId')
    .where('customerDomains.domain', '=', domain)
    .where('customers.deletedAt', 'is', null)
    .select('customers.id')
    .executeTakeFirst()
  return found?.id
}

function isOfDemo(entryPoint: string, realm: Realm): boolean {
  const url = URL.parse(entryPoint)
  return (
    url !== null && isLoopbackHost(url.hostname) && url.pathname === new URL(realm.ssoUrl).pathname
  )
}

function isSame(saml: Customer['saml'], realm: Realm): boolean {
  return (
    saml.entityId === realm.entityId &&
    saml.entryPoint === realm.ssoUrl &&
    fingerprintOf(saml.cert) === fingerprintOf(realm.certPem)
  )
}

function fingerprintOf(pem: string): string {
  return new X509Certificate(pem).fingerprint256
}
