import { expect, test } from 'vitest'

import { failureOfAnswer } from './failure-of-answer.ts'

function failureOf(scopes: string[]) {
  const context = { requiredGranularScopes: scopes }
  const body = { category: 'MISSING_SCOPES', message: 'Not granted.', errors: [{ context }] }
  return failureOfAnswer({
    status: 403,
    retryAfter: null,
    body: JSON.stringify(body),
    isRepeatable: true,
    isSearch: false,
  })
}

test('failureOfAnswer names the missing scope, or each of those of which one would do', () => {
  expect(failureOf(['tickets'])).toMatchObject({
    kind: 'refused',
    code: 'MISSING_SCOPES',
    scopes: ['tickets'],
    message: 'The token lacks the tickets scope. Add it in HubSpot.',
  })
  const three = ['crm.objects.contacts.write', 'crm.objects.companies.write', 'sales-email-read']
  expect(failureOf(three)).toMatchObject({
    scopes: three,
    message: expect.stringContaining(three.join(', ')),
  })
  expect(failureOf([])).toMatchObject({ scopes: [], message: 'Not granted.' })
})
