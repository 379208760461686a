import { expect, test } from 'vitest'

import { NEW_CONNECTION } from '#shared/connections/fields.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { makeSigningKey } from '#test/saml-responses.ts'

import { readConfig } from '#server/config.ts'

import { checkConnection } from './check-connection.ts'

test('a further certificate is named by its number when it cannot be read', async () => {
  const { certPem } = await makeSigningKey('further')
  const { problems } = checkConnection(readConfig({ PUBLIC_URL: 'https://portal.example' }), {
    ...NEW_CONNECTION,
    moreCerts: [certPem, '', 'no certificate'],
  })
  const said = problems.moreCerts
  expect(typeof said === 'function' && said(wordsIn('en'))).toMatch(/^Certificate 5: This isn’t /)
})
