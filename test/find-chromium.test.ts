import { expect, test } from 'vitest'

import { findChromium } from '../scripts/find-chromium.ts'

// An installed browser that is started later would load the libraries and fonts of the bundled one.
test.skipIf(process.platform !== 'linux')(
  'findChromium leaves the environment unchanged when it finds the bundled one',
  async () => {
    const before = { ...process.env }
    await findChromium()
    expect(process.env).toEqual(before)
  },
)
