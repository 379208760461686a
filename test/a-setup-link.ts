import type { MakeSetupLink, MadeSetupLink } from '#shared/connections/setup-links/contract.ts'
import { SETUP_LINK_HEADER } from '#shared/connections/setup-links/values.ts'

import { makeSetupLink } from '#server/connections/setup-links/make-setup-link.ts'
import { revokeSetupLink } from '#server/connections/setup-links/revoke-setup-link.ts'
import type { Deps } from '#server/deps.ts'

import type { TestApp } from './build-test-app.ts'
import { aVisitor, type TestClient } from './test-client.ts'

const MADE_BY = { userId: null, name: 'Ada Admin', email: 'ada@portico.example', address: null }

/** Makes a setup link for Ina, the IT person of the customer. */
export async function aSetupLink(
  deps: Deps,
  customer: { id: string },
  {
    madeAt = deps.now(),
    isRevoked = false,
    ...wanted
  }: Partial<MakeSetupLink> & { madeAt?: Date; isRevoked?: boolean } = {},
): Promise<MadeSetupLink & { token: string }> {
  const who = { customerId: customer.id, by: MADE_BY }
  const made = await makeSetupLink(
    { ...deps, now: () => madeAt, openSender: async () => undefined },
    who,
    {
      name: 'Ina Ibsen',
      email: 'ina@northwind.example',
      days: 14,
      mayGoLive: false,
      isMailed: false,
      ...wanted,
    },
  )
  if (isRevoked) await revokeSetupLink(deps, who, made.link.id)
  return { ...made, token: new URL(made.url).hash.slice(1) }
}

/** Opens a browser without a session that has come by the link. */
export function cameBy(portal: Pick<TestApp, 'app'>, { token }: { token: string }): TestClient {
  return aVisitor(portal, { [SETUP_LINK_HEADER]: token })
}
