import { expect, test } from 'vitest'
import type { DomainProof } from '#shared/customers/domain-contract.ts'
import { renderHtml, renderText } from '#web/render-text.tsx'
import { domainQueries, DomainsCard, staffDomainCalls } from './domains-card.tsx'

const CALLS = staffDomainCalls('1')

function render(overrides: Partial<DomainProof>, draw = renderText) {
  const proof: DomainProof = {
    domain: 'xn--mnchen-3ya.example',
    shown: 'münchen.example',
    record: { name: '_portico.xn--mnchen-3ya.example', value: 'portico-domain-proof=secret' },
    state: 'unproven',
    provenAt: null,
    goneAt: null,
    checkedAt: null,
    problem: null,
    detail: null,
    refusedFrom: null,
    ...overrides,
  }
  return draw(<DomainsCard calls={CALLS} />, {
    path: '/',
    pattern: '/',
    loaded: [[domainQueries.of(CALLS).queryKey, [proof]]],
  })
}

test('a domain shows whether it is proven, since when, and when sign-ins without proof end', () => {
  expect(render({})).toMatch(/münchen\.example\s*Not verified[^]*Not checked yet/)
  const proven = render({ state: 'proven', provenAt: '2026-03-02T10:00:00.000Z' })
  expect(proven).toMatch(/Verified\s*Verified since Mar 2/)
  const goneAt = '2026-03-03T10:00:00.000Z'
  const gone = render({ state: 'gone', goneAt, refusedFrom: '2026-03-17' })
  expect(gone).toMatch(
    /Record missing[^]*missing since Mar 3[^]*From Mar 17, 2026, no one can sign in/,
  )
})

test('the domains card shows what is there instead when the record of a domain was not found', () => {
  expect(render({ problem: 'other_value', detail: 'v=other' })).toContain(
    'a different value: v=other',
  )
  expect(render({ problem: 'unreachable' })).toContain(
    'No name server responded, so the status hasn’t changed. Try again later.',
  )
})

test('a record that was never there is no error until someone asks for the check', () => {
  const error = /class="[^"]*error[^"]*"/
  expect(render({ problem: 'missing' }, renderHtml)).not.toMatch(error)
  expect(render({ problem: 'missing', state: 'gone' }, renderHtml)).toMatch(error)
})
