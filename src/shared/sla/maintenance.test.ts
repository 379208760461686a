import { expect, test } from 'vitest'

import { changeCounted } from './maintenance.ts'

const hour = (hours: number) => new Date(Date.UTC(2026, 2, 3, hours))
const span = ([from, to]: number[]) => ({ from: hour(from!), to: hour(to!) })

type Change = { at: number; window: [start: number, end: number] | null }

test.each<[string, Change[], number[][]]>([
  ['added ahead', [{ at: 1, window: [2, 4] }], [[2, 4]]],
  ['added late', [{ at: 3, window: [2, 4] }], [[3, 4]]],
  ['added after its end', [{ at: 5, window: [2, 4] }], []],
  [
    'lengthened ahead',
    [
      { at: 1, window: [2, 4] },
      { at: 1, window: [2, 6] },
    ],
    [[2, 6]],
  ],
  [
    'lengthened while it lasts',
    [
      { at: 1, window: [2, 4] },
      { at: 3, window: [2, 6] },
    ],
    [[2, 6]],
  ],
  [
    'lengthened as it ends',
    [
      { at: 1, window: [2, 4] },
      { at: 4, window: [2, 6] },
    ],
    [[2, 6]],
  ],
  [
    'lengthened after its end',
    [
      { at: 1, window: [2, 4] },
      { at: 5, window: [2, 7] },
    ],
    [
      [2, 4],
      [5, 7],
    ],
  ],
  [
    'begun earlier while it lasts',
    [
      { at: 1, window: [2, 4] },
      { at: 3, window: [0, 4] },
    ],
    [[2, 4]],
  ],
  [
    'begun earlier before it lasts',
    [
      { at: 1, window: [4, 6] },
      { at: 3, window: [2, 6] },
    ],
    [[3, 6]],
  ],
  [
    'begun later while it lasts',
    [
      { at: 1, window: [2, 6] },
      { at: 3, window: [4, 6] },
    ],
    [
      [2, 3],
      [4, 6],
    ],
  ],
  [
    'shortened ahead',
    [
      { at: 1, window: [2, 6] },
      { at: 1, window: [2, 4] },
    ],
    [[2, 4]],
  ],
  [
    'shortened to a later end',
    [
      { at: 1, window: [2, 6] },
      { at: 3, window: [2, 4] },
    ],
    [[2, 4]],
  ],
  [
    'shortened to an end that has passed',
    [
      { at: 1, window: [2, 6] },
      { at: 4, window: [2, 3] },
    ],
    [[2, 4]],
  ],
  [
    'shortened after its end',
    [
      { at: 1, window: [2, 6] },
      { at: 7, window: [2, 3] },
    ],
    [[2, 6]],
  ],
  [
    'moved ahead',
    [
      { at: 1, window: [2, 4] },
      { at: 1, window: [8, 9] },
    ],
    [[8, 9]],
  ],
  [
    'moved while it lasts',
    [
      { at: 1, window: [2, 6] },
      { at: 3, window: [8, 9] },
    ],
    [
      [2, 3],
      [8, 9],
    ],
  ],
  [
    'moved after its end',
    [
      { at: 1, window: [2, 4] },
      { at: 5, window: [8, 9] },
    ],
    [
      [2, 4],
      [8, 9],
    ],
  ],
  [
    'removed ahead',
    [
      { at: 1, window: [2, 4] },
      { at: 1, window: null },
    ],
    [],
  ],
  [
    'removed as it begins',
    [
      { at: 1, window: [2, 4] },
      { at: 2, window: null },
    ],
    [],
  ],
  [
    'removed while it lasts',
    [
      { at: 1, window: [2, 4] },
      { at: 3, window: null },
    ],
    [[2, 3]],
  ],
  [
    'removed after its end',
    [
      { at: 1, window: [2, 4] },
      { at: 5, window: null },
    ],
    [[2, 4]],
  ],
  [
    'removed and added again',
    [
      { at: 1, window: [2, 6] },
      { at: 3, window: null },
      { at: 5, window: [2, 6] },
    ],
    [
      [2, 3],
      [5, 6],
    ],
  ],
])(
  'a maintenance window counts its past and what is left when it is %s',
  (_, changes, expected) => {
    let counted: ReturnType<typeof changeCounted> = []
    for (const { at, window } of changes) {
      const next = window && { startsAt: hour(window[0]), endsAt: hour(window[1]) }
      counted = changeCounted(counted, { at: hour(at), window: next })
    }
    expect(counted).toEqual(expected.map(span))
  },
)

test('times before a change stay as they were, and those after it are the window’s', () => {
  const HOURS = Array.from({ length: 10 }, (_, index) => index)
  const isIn = (spans: { from: Date; to: Date }[], at: number) =>
    spans.some(({ from, to }) => from <= hour(at) && hour(at) < to)
  for (const at of HOURS)
    for (const end of HOURS.slice(1))
      for (let start = 0; start < end; start += 1) {
        const before = [span([1, 3]), span([4, 7])]
        const window = { startsAt: hour(start), endsAt: hour(end) }
        const after = changeCounted(before, { at: hour(at), window })
        for (const each of HOURS)
          expect(isIn(after, each), `${each} after ${start} to ${end} at ${at}`).toBe(
            each < at ? isIn(before, each) : start <= each && each < end,
          )
      }
})
