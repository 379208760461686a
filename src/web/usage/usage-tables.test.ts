import { expect, test } from 'vitest'

import { formatBytes } from './usage-tables.tsx'

test.for([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 KB'],
  [65_536, '66 KB'],
  [999_700, '1.0 MB'],
  [1_400_000_000, '1.4 GB'],
  [99_960_000_000, '100 GB'],
  [5e15, '5000 TB'],
] as const)('%d bytes are %s', ([bytes, text]) => {
  expect(formatBytes(bytes)).toBe(text)
})
