import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import type {
  ConnectionDraft,
  ConnectionVersion,
  SignOn,
} from '#shared/connections/stages/contract.ts'
import { adminPatterns } from '#web/lib/navigation/admin-paths.ts'
import { renderText } from '#web/render-text.tsx'

import { NEW_CONNECTION_VALUES } from '#web/connections/settings/connection-values.ts'

import { adminCalls } from './admin-calls.ts'
import { LogoutFields } from '#web/connections/settings/connection-fields.tsx'
import { aSignOn } from './sign-on-fixture.ts'
import { SignOnPage } from './sign-on-page.tsx'
import { CUSTOMERS_KEY, refreshSignOn, signOnQueries } from './sign-on-queries.ts'

const CUSTOMER = '1'
const { queryKey } = signOnQueries.state(adminCalls(CUSTOMER))
const { queryKey: versionsKey } = signOnQueries.versions(adminCalls(CUSTOMER), CUSTOMER)

function render(given: {
  signOn?: SignOn
  versions?: ConnectionVersion[]
  failed?: true
  parts?: string
}) {
  return renderText(<SignOnPage />, {
    path: `/admin/customers/${CUSTOMER}/sign-on?${given.parts ?? ''}`,
    pattern: adminPatterns.signOn,
    loaded: [
      ...(given.signOn ? [[queryKey, given.signOn] as const] : []),
      ...(given.versions ? [[versionsKey, given.versions] as const] : []),
    ],
    failed: given.failed ? [queryKey] : [],
  })
}

test('the connection page shows whether it is live, and what people sign in with', () => {
  const off = render({ signOn: aSignOn() })
  expect(off).toMatch(/Send a setup link[^]*Create Link[^]*Set it up yourself/)
  expect(off).not.toContain('done')
  expect(off).not.toContain('Identity provider')
  expect(off).not.toMatch(/^Turn off$/m)

  const live = render({
    signOn: aSignOn({
      enabled: true,
      provider: 'okta',
      entityId: 'https://idp.example',
      certExpiresAt: '2100-01-05T10:00:00.000Z',
    }),
  })
  expect(live).toMatch(/Live\n[^]*Okta[^]*https:\/\/idp\.example[^]*Valid until[^]*Turn off/)
})

test('the connection page names the kind, and the tenant where it is Microsoft, when it is live', () => {
  const tenant = '11111111-aaaa-4bbb-8ccc-222222222222'
  const entityId = `https://login.microsoftonline.com/${tenant}/v2.0`
  const microsoft = { enabled: true, kind: 'microsoft' as const, entityId }
  const live = render({ signOn: aSignOn(microsoft) })
  expect(live).toMatch(new RegExp(`Identity provider\\s+Microsoft\\s+Tenant ID\\s+${tenant}`))
  expect(live).not.toMatch(/Certificates|Attributes|Custom/)
  const oidc = { enabled: true, kind: 'oidc' as const, entityId: 'https://idp.example' }
  const other = render({ signOn: aSignOn(oidc) })
  expect(other).toMatch(/Identity provider\s+OpenID Connect\s+Entity ID/)
  expect(other).not.toContain('Certificate')
})

test('the connection page leads back on, with since when and by whom, when a provider is turned off', () => {
  const off = { version: 1, at: '2025-01-05T10:00:00.000Z', by: 'Jordan Ellis' }
  const text = render({ signOn: { ...aSignOn({ entityId: 'https://idp.example' }), off } })
  expect(text).toMatch(/Turned off on [^\n]+ by Jordan Ellis[^]*Turn back on/)
  expect(text).not.toContain('Send a setup link')
})

test('the connection page shows the logout address when there is one, and its form accepts it', () => {
  const logoutUrl = 'https://idp.example/slo'
  const shown = 'Single logout'
  expect(render({ signOn: aSignOn({ enabled: true }) })).not.toContain(shown)
  const live = render({ signOn: aSignOn({ enabled: true, logoutUrl }) })
  expect(live).toMatch(/Single logout\s+https:\/\/idp\.example\/slo/)

  const values = { ...NEW_CONNECTION_VALUES, 'saml.logoutUrl': logoutUrl }
  const none = () => undefined
  const form = { values, problemOf: none, change: none, touch: none }
  const ownUrl = 'https://portal.example/api/auth/saml/logout/1'
  const text = renderText(<LogoutFields form={form} ownUrl={ownUrl} />)
  expect(text).toContain('This Portal’s Single Logout URL')
  expect(text).toContain('Sign-Out URL')
  expect(text).toContain('Sign Out by POST')
})

test("the connection page addresses the team, and mentions no customer, when it is the team's", () => {
  const text = render({ signOn: aSignOn({ enabled: true }, { isTeam: true }) })
  expect(text).toContain(
    'Agents and administrators can sign in through your own identity provider.',
  )
  expect(text).toContain('Turn off')
  expect(text).not.toMatch(/customer/i)
})

const AT = '2025-01-05T10:00:00.000Z'

function aDraft(change: Partial<ConnectionDraft> = {}): ConnectionDraft {
  return {
    settings: {
      ...aSignOn().live,
      enabled: true,
      entityId: 'urn:new',
      entryPoint: 'https://idp.example/sso',
      cert: 'pem',
    },
    stage: 'draft',
    pilotEmails: [],
    version: 1,
    changedAt: AT,
    changedBy: 'Ada',
    testedAt: null,
    changes: [{ field: 'entityId', before: 'urn:old', after: 'urn:new' }],
    ...change,
  }
}

test('a draft shows its differences, and that it never passed a test', () => {
  const text = render({
    signOn: { ...aSignOn({ enabled: true, entityId: 'urn:old' }), draft: aDraft() },
    parts: 'step=live',
  })
  const first = render({ signOn: { ...aSignOn(), draft: aDraft() }, parts: 'step=live' })
  expect(first).toMatch(/Settings\s+Entity ID \/ Issuer\s+urn:new/)
  expect(text).toMatch(/Entity ID \/ Issuer\s+Before\s*urn:old\s+After\s*urn:new/)
  expect(text).toContain('These settings haven’t passed a test.')
  expect(text).toContain('Draft by Ada')
})

test('the steps show how far a draft has come, and open where it is', () => {
  const tested = { ...aSignOn(), draft: aDraft({ testedAt: AT }) }
  const text = render({ signOn: tested })
  expect(text).toMatch(/Connect\s*done\s*Test\s*done\s*3\s*Pilot\s*4\s*Live/)
  expect(text).toContain('Run test')
  expect(text).toContain('Next: Pilot')
  const live = aSignOn({ enabled: true })
  expect(render({ signOn: live })).toMatch(/Connect\s*done\s*2\s*Test\s*Live\s*done/)
  expect(render({ signOn: { ...live, liveTestedAt: AT } })).toMatch(/Test\s*done\s*Live\s*done/)
  const ofTeam = { ...tested, customer: { ...tested.customer, isTeam: true } }
  expect(render({ signOn: ofTeam })).toContain('Next: Live')
})

test('a tab of the connection page is shown when the address names it', () => {
  const signOn = aSignOn({ enabled: true })
  expect(render({ signOn })).not.toContain('Run a test to see')
  expect(render({ signOn, parts: 'tab=links' })).toContain('Setup Links')
})

test('a pilot shows the number of its people', () => {
  const draft = aDraft({ stage: 'pilot', pilotEmails: ['ada@northwind.example', 'b@c.example'] })
  const text = render({ signOn: { ...aSignOn({ enabled: true }), draft } })
  expect(text).toContain('Pilot with 2 people')
  expect(text).toContain('End pilot')
})

test('a version shows its author, cause and changes, and how to return when it is an earlier one', () => {
  const versions: ConnectionVersion[] = [
    {
      number: 3,
      madeAt: AT,
      madeBy: 'Ada',
      way: 'return',
      returnedTo: 1,
      isLive: true,
      isOn: true,
      testedAt: null,
      changes: [
        { field: 'cert', before: null, after: { sha256: 'AB:CD', expiresAt: AT } },
        { field: 'auditEnabled', before: true, after: false },
      ],
    },
    {
      number: 2,
      madeAt: AT,
      madeBy: 'Grace',
      way: 'setup_link',
      returnedTo: null,
      isLive: false,
      isOn: false,
      testedAt: AT,
      changes: [{ field: 'provider', before: 'custom', after: 'okta' }],
    },
  ]
  const text = render({ signOn: aSignOn({ enabled: true }), versions, parts: 'tab=versions' })
  expect(text).toMatch(/Version 3\s*Live\s*Ada, .*Jan 5, 2025.*, Rollback to version 1/s)
  expect(text).toContain('SHA-256 AB:CD, valid until Jan 5, 2025')
  expect(text).toMatch(/Before\s*On\s+After\s*Off/)
  expect(text).toMatch(/Version 2\s*Single sign-on off\s*Tested\s*Grace, .*, Setup link/s)
  expect(text).toContain('Roll back to version 2')
  expect(text).not.toContain('Roll back to version 3')
})

test('a change says so, with the way back, when it has stopped people from signing in', () => {
  const change = { version: 4, before: 2, worked: 1, stopped: 3, hasStopped: false }
  const calm = render({ signOn: { ...aSignOn({ enabled: true }), change }, parts: 'tab=versions' })
  expect(calm).toContain(
    'Since version 4: 1 person signed in, 3 people couldn’t because of the change.',
  )
  expect(calm).not.toContain('Roll back to version 2')
  const stopped = { ...change, hasStopped: true }
  const text = render({
    signOn: { ...aSignOn({ enabled: true }), change: stopped },
    parts: 'tab=settings',
  })
  expect(text).toContain(
    'since version 4, 3 people who could have signed in with version 2 couldn’t',
  )
  expect(text).toContain('Roll back to version 2')
})

test('the page of a connection says so when it cannot be loaded', () => {
  expect(render({ failed: true })).toContain('Failed to load single sign-on')
})

test('the pages of a customer read again how far it is when its single sign-on has changed', async () => {
  const queryClient = new QueryClient()
  const overviewKey = [...CUSTOMERS_KEY, 'overview', CUSTOMER]
  for (const key of [overviewKey, queryKey, ['tickets']]) queryClient.setQueryData(key, {})
  await refreshSignOn(queryClient, queryKey)
  const isStale = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated
  expect([overviewKey, queryKey, ['tickets']].map(isStale)).toEqual([true, true, false])
})
