import { expect, test } from 'vitest'

import type { SystemText } from '#shared/tickets/system-text.ts'

import { mergeOf } from './merge-of.ts'

const MERGED: SystemText = { code: 'merged', by: 'Ada', number: 7, ticketId: 'seven' }
const AWAY: SystemText = { code: 'mergedAway', by: 'Ada' }
const CLOSED: SystemText = { code: 'closed', by: 'Ada' }

test.each([
  [
    'the own ticket when the viewer raised it, too',
    [MERGED, undefined],
    { id: 'seven', number: 7 },
  ],
  ['one out of sight when somebody else raised it', [undefined, AWAY], 'unseen'],
  ['nowhere when it was closed for good', [CLOSED, AWAY], undefined],
  ['nowhere when nothing is known of it', [], undefined],
])('a closed ticket goes on in %s', (_, texts, expected) => {
  expect(mergeOf({ comments: texts.map((said) => ({ said })) })).toEqual(expected)
})
