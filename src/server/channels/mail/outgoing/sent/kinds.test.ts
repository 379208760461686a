import { expect, test } from 'vitest'

import { SENT_MAIL_KINDS } from '#shared/mail/out/values.ts'

import { sendingOf } from './kinds.ts'

test("a person's mail does not wait when another one goes to many", () => {
  const ofJob = Object.groupBy(SENT_MAIL_KINDS, (kind) => sendingOf({ kind }).name)
  expect(ofJob).toEqual({
    'mail-send': ['answer', 'raised', 'acknowledged', 'written'],
    'mail-send-bulk': ['closed', 'notice', 'digest'],
  })
})
