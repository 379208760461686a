import { randomUUID } from 'node:crypto'

import { aSignedInAdministrator } from './a-portal.ts'
import { buildTestApp } from './build-test-app.ts'
import { idp } from './saml-setup.ts'

// Administrators' input in the customer form.

type NewCustomer = { name: string; domain: string; saml?: object }

export function aNewCustomer(overrides: object = {}): NewCustomer {
  return { name: 'Northwind', domain: aDomain(), ...overrides }
}

export function aDomain() {
  return `${randomUUID().slice(0, 13)}.example`
}

export function someSaml(overrides: object = {}) {
  return {
    enabled: true,
    provider: 'okta',
    entityId: 'https://idp.northwind.example/metadata',
    entryPoint: 'https://idp.northwind.example/sso',
    cert: idp.certPem,
    ...overrides,
  }
}

export async function anAdminPortal(config: Parameters<typeof buildTestApp>[0] = {}) {
  const portal = await buildTestApp(config)
  return { ...portal, admin: await aSignedInAdministrator(portal) }
}
