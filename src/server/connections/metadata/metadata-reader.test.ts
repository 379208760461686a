import { expect, test } from 'vitest'

import { readMetadataApart } from './metadata-reader.ts'

test('metadata is read in another thread when a request or a job asks for it', async () => {
  const given = { own: 'https://portal.example/saml/metadata/', isLoopback: false, now: new Date() }
  const group = 'xmlns="urn:oasis:names:tc:SAML:2.0:metadata"'
  let turned = false
  setImmediate(() => {
    turned = true
  })
  const read = await readMetadataApart(`<EntitiesDescriptor ${group}/>`, given)
  expect(read).toEqual({ problem: 'not_metadata', detail: 'EntitiesDescriptor' })
  // On this thread, nothing else would have had a turn.
  expect(turned).toBe(true)
})
