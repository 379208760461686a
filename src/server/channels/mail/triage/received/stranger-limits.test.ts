import { expect, test } from 'vitest'

import { fitsLimits, type KeptOfStrangers, STRANGER_LIMITS } from './stranger-limits.ts'

const NOTHING: KeptOfStrangers = { sender: 0, domain: 0, mailbox: 0, day: 0, all: 0, mails: 0 }

test.each(Object.entries(STRANGER_LIMITS))(
  'a mail fits when it is within the limit of %s',
  (of, limit) => {
    expect(fitsLimits({ ...NOTHING, [of]: limit - 10 }, 10)).toBe(true)
    expect(fitsLimits({ ...NOTHING, [of]: limit - 10 }, 11)).toBe(false)
  },
)

test('the number of mails has a limit, too', () => {
  expect(fitsLimits({ ...NOTHING, mails: 4_999 }, 1)).toBe(true)
  expect(fitsLimits({ ...NOTHING, mails: 5_000 }, 1)).toBe(false)
})
