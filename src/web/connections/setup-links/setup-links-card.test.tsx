import { expect, test } from 'vitest'

import type { SetupLink } from '#shared/connections/setup-links/contract.ts'
import { renderText } from '#web/render-text.tsx'

import { checkNewLink, newLinkFor } from './make-link-dialog.tsx'
import { setupLinkQueries } from './setup-link-queries.ts'
import { SetupLinksCard } from './setup-links-card.tsx'

const { queryKey } = setupLinkQueries.list('1')

function aLink(overrides: Partial<SetupLink> = {}): SetupLink {
  return {
    id: '01',
    name: 'Ina Ibsen',
    email: 'ina@northwind.example',
    mayGoLive: false,
    madeBy: 'Ada Admin',
    createdAt: '2026-03-01T10:00:00.000Z',
    expiresAt: '2026-03-15T10:00:00.000Z',
    state: 'open',
    readyAt: null,
    lastUse: null,
    ...overrides,
  }
}

function render(links: SetupLink[]) {
  return renderText(<SetupLinksCard customerId="1" />, {
    path: '/',
    pattern: '/',
    loaded: [[queryKey, { links, contacts: [] }]],
  })
}

test('the card says for whom a link is, until when, and who used it last', () => {
  expect(render([])).toContain('No active links.')
  expect(render([aLink()])).toMatch(/Ina Ibsen[^]*Active until Mar 15[^]*Not used yet/)
  const used = aLink({
    mayGoLive: true,
    readyAt: '2026-03-02T10:00:00.000Z',
    lastUse: { at: '2026-03-02T09:00:00.000Z', address: '203.0.113.7', browser: null },
  })
  expect(render([used])).toMatch(
    /Can go live[^]*Submitted for review Mar 2[^]*from 203.0.113.7 with an unknown browser/,
  )
})

test('the setup links card separates a link, and cannot revoke it, when it no longer works', () => {
  const text = render([aLink({ state: 'expired' }), aLink({ id: '02', state: 'revoked' })])
  expect(text).toMatch(/No active links[^]*2 expired or revoked links[^]*Expired[^]*Revoked/)
  expect(text).not.toContain('Revoke\n')
})

test('a new setup link is for the first contact, and requires a name, and an address when it is mailed', () => {
  const ina = { name: 'Ina Ibsen', email: 'ina@northwind.example' }
  expect(newLinkFor(ina)).toEqual({ ...ina, isMailed: true })
  expect(newLinkFor(undefined)).toEqual({ name: '', email: '', isMailed: false })
  const values = { ...newLinkFor(undefined), days: 14, mayGoLive: false }
  expect(checkNewLink(values)).toEqual({ name: 'Enter a name' })
  expect(checkNewLink({ ...values, name: 'Ina', isMailed: true })).toEqual({
    email: 'Enter the address to send the link to',
  })
})
