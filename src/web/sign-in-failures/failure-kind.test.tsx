import { expect, test } from 'vitest'

import type { SignInFailureKind } from '#shared/sign-in-failures/contract.ts'
import { renderText } from '#web/render-text.tsx'

import { FailureKind } from './failure-kind.tsx'

const KIND: SignInFailureKind = {
  reason: 'bad_signature',
  title: 'The signature is another one',
  sentence: 'No.',
  explanation: 'Why.',
  settings: [],
  guide: 'values',
  isTeam: false,
  customer: { id: '1', name: 'Northwind', isDeleted: false },
  count: 4,
  lastAt: '2026-03-03T12:00:00.000Z',
  people: 2,
  since: '2026-03-03T10:00:00.000Z',
  worksSince: null,
  deactivated: [],
  failures: [],
}

function render(change: Partial<SignInFailureKind>) {
  const kind = { ...KIND, ...change }
  return renderText(<FailureKind kind={kind} isOpen={false} />)
}

test('a kind of failure shows how many people it stops, and none once a sign-in of the kind works', () => {
  expect(render({})).toContain('2 people affected')
  expect(render({ people: 1 })).toContain('1 person affected')
  const mended = render({ worksSince: '2026-03-03T13:00:00.000Z' })
  expect(mended).toContain('Working again')
  expect(mended).toContain('2 people were affected.')
  expect(mended).not.toContain('people affected')
})

test('a kind of failure offers to reactivate whom it stopped, and leads to the guide by name', () => {
  const text = render({
    settings: ['people', 'saml.cert'],
    guide: 'problems',
    deactivated: [{ id: '2', name: 'Mina Park' }],
  })
  expect(text).toMatch(
    /Reactivate Mina Park\s+Open People\s+Change “X.509 Certificate”\s+Setup guide: Troubleshooting/,
  )
})
