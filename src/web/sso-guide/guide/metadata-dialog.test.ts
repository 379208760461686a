import { expect, test } from 'vitest'

import { metadataFilename } from './metadata-dialog.tsx'

test.each([
  ['Northwind Traders', 'northwind-traders-metadata.xml'],
  ['Müller & Söhne (GmbH)', 'müller-söhne-gmbh-metadata.xml'],
  ['../..', 'customer-metadata.xml'],
])('the metadata of %s is saved as %s', (name, filename) => {
  expect(metadataFilename(name)).toBe(filename)
})
