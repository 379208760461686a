import { expect, test } from 'vitest'

import { checkMember, parseInvitation, serializeInvitation } from './member-values.ts'

const ROBIN = { name: 'Robin', email: 'robin@msp.example', role: 'agent' } as const

test('an account is refused when it lacks an address, or a name of at most 100 characters', () => {
  expect(checkMember(ROBIN)).toEqual({})
  expect(checkMember({ ...ROBIN, name: ' ', email: ' ' })).toEqual({
    name: 'Enter a name',
    email: 'Enter an email address',
  })
  expect(checkMember({ ...ROBIN, name: 'x'.repeat(100) })).toEqual({})
  expect(checkMember({ ...ROBIN, name: 'x'.repeat(101) })).toEqual({
    name: 'The name must be 100 characters or less',
  })
})

test('an invitation comes back when it was begun, and is not kept without words', () => {
  expect(parseInvitation(serializeInvitation(ROBIN))).toEqual(ROBIN)
  expect(serializeInvitation({ name: ' ', email: '', role: 'admin' })).toBeNull()
  for (const stored of [null, '', 'null', '{"name":1,"email":""}'])
    expect(parseInvitation(stored)).toBeNull()
  const unknownRole = JSON.stringify({ ...ROBIN, role: 'owner' })
  expect(parseInvitation(unknownRole)).toEqual(ROBIN)
})
