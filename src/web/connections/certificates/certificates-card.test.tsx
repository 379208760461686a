import { expect, test } from 'vitest'

import type { Following, KnownCertificate } from '#shared/connections/contract.ts'
import { adminCalls } from '#web/connections/page/admin-calls.ts'
import { ConnectionCallsProvider } from '#web/connections/page/connection-calls.ts'
import { aSignOn } from '#web/connections/page/sign-on-fixture.ts'
import { useDraftForm } from '#web/connections/settings/use-draft-form.ts'
import { renderText } from '#web/render-text.tsx'

import { CertificatesCard } from './certificates-card.tsx'
import { followingQueries } from './following-queries.ts'

const { queryKey } = followingQueries.of('1')

function aCertificate(overrides: Partial<KnownCertificate> = {}): KnownCertificate {
  return {
    subject: 'CN=old',
    fingerprint: 'AA:AA',
    validFrom: '2020-01-01T10:00:00.000Z',
    validTo: '2100-01-01T10:00:00.000Z',
    state: 'valid',
    signedAt: '2026-03-01T10:00:00.000Z',
    ...overrides,
  }
}

const NEW = aCertificate({ subject: 'CN=new', fingerprint: 'BB:BB', signedAt: null })

const SIGN_ON = aSignOn({ enabled: true, entityId: 'https://idp.example' })

function WithForm() {
  return (
    <ConnectionCallsProvider value={adminCalls('1')}>
      <Card />
    </ConnectionCallsProvider>
  )
}

function Card() {
  return <CertificatesCard signOn={SIGN_ON} form={useDraftForm(SIGN_ON)} />
}

function render({
  metadata,
  ...overrides
}: Partial<Omit<Following, 'metadata'>> & { metadata?: Partial<Following['metadata']> } = {}) {
  const following: Following = {
    accepted: [aCertificate()],
    offer: null,
    ...overrides,
    metadata: {
      url: 'https://idp.example/metadata',
      follows: false,
      lookedAt: '2026-03-02T10:00:00.000Z',
      readAt: '2026-03-02T10:00:00.000Z',
      nextAt: '2026-03-03T10:00:00.000Z',
      problem: null,
      detail: null,
      failingSince: null,
      ...metadata,
    },
  }
  return renderText(<WithForm />, {
    path: '/',
    pattern: '/',
    loaded: [[queryKey, following]],
  })
}

test('the card says which certificates are accepted, which signed last, and when the metadata was read', () => {
  expect(render()).toMatch(/CN=old\s*Current[^]*Last used[^]*Valid until[^]*last used on[^]*AA:AA/)
  expect(render()).toMatch(
    /Last read on Mar 2[^]*Up to date with the provider[^]*Next check on Mar 3/,
  )
  const both = render({ accepted: [NEW, aCertificate()] })
  expect(both).toMatch(/CN=new\s*Current[^]*not used yet[^]*CN=old\s*Previous[^]*Last used/)
})

test('the certificates card offers a new certificate next to the old one when the metadata has another', () => {
  const offer = {
    id: 'offer',
    certificates: [NEW, aCertificate()],
    hasNewCertificate: true,
    entityId: null,
    entryPoint: null,
  }
  const text = render({ offer })
  expect(text).toMatch(
    /The provider has a new certificate[^]*Now\s*CN=old[^]*After update\s*CN=new[^]*Accept new certificate(?!s)/,
  )
  expect(text).not.toContain('Up to date with the provider')
  expect(text).not.toContain('Create draft with these settings')
})

test('the certificates card offers to prepare, and not to take over, when the issuer is another one', () => {
  const offer = {
    id: 'offer',
    certificates: [NEW],
    hasNewCertificate: true,
    entityId: 'https://other.example',
    entryPoint: 'https://other.example/sso',
  }
  const text = render({ offer })
  expect(text).toMatch(
    /https:\/\/other\.example[^]*aren’t applied automatically[^]*Create draft with these settings/,
  )
  expect(text).not.toMatch(/Accept new certificate(?!s)/)
})

test('metadata that cannot be read says why and since when, and without an address nothing is looked at', () => {
  const failing = render({
    metadata: { problem: 'status', detail: '500', failingSince: '2026-02-27T10:00:00.000Z' },
  })
  expect(failing).toMatch(/500[^]*Unreadable since Feb 27/)
  expect(render({ metadata: { url: null } })).not.toContain('Check now')
})
