import { expect, test } from 'vitest'

import { reachOf } from './reach-of.ts'

const USUAL = { active: true, bouncedAt: null, choice: null, isOn: true, stoppedAt: null }
const CASES: [Partial<Parameters<typeof reachOf>[0]>, string][] = [
  [{}, 'mail'],
  [{ choice: 'all' }, 'mail'],
  [{ choice: 'mine' }, 'mail'],
  [{ choice: 'digest' }, 'digest'],
  [{ choice: 'none' }, 'unwanted'],
  [{ bouncedAt: new Date(), choice: 'none' }, 'bounced'],
  [{ bouncedAt: new Date(), isOn: false }, 'portal'],
  [{ active: false }, 'portal'],
  [{ stoppedAt: new Date() }, 'stopped'],
  [{ stoppedAt: new Date(), choice: 'none' }, 'unwanted'],
]

test('a reply reaches the requester by mail, except when a fact prevents it', () => {
  for (const [change, reach] of CASES)
    expect(reachOf({ ...USUAL, ...change }), JSON.stringify(change)).toBe(reach)
})
