import { expect, test } from 'vitest'

import { parseFormDraft, serializeFormDraft } from '#web/ui/form/form-draft.ts'

import { checkNewTicket, EMPTY_TICKET, EXAMPLE_TICKET } from './check-new-ticket.ts'

const GOOD = {
  ...EMPTY_TICKET,
  customerId: 'contoso',
  email: ' zoe@contoso.example ',
  subject: 'Printer',
  description: 'It is out of paper',
  categories: ['HARDWARE_ISSUE'],
}

test('a new ticket names each missing field, but never the name', () => {
  expect(checkNewTicket(GOOD)).toEqual({})
  const email = 'Choose a person, or enter an email address'
  expect(checkNewTicket({ ...GOOD, email: 'zoe' })).toEqual({ email })
  expect(checkNewTicket({ ...GOOD, customerId: '' })).toEqual({ email })
  expect(checkNewTicket(EMPTY_TICKET)).toEqual({
    email,
    subject: 'Subject is required',
    description: 'Description is required',
    categories: 'At least one category is required',
  })
})

test('a draft of a new ticket keeps its caller when one was chosen, and nothing else in their place', () => {
  const base = { values: EMPTY_TICKET, version: undefined }
  const contoso = { id: 'contoso', name: 'Contoso' }
  const zoe = { customer: contoso, email: 'zoe@contoso.example', name: 'Zoe', isNew: false }
  const values = { ...GOOD, customer: [contoso], caller: [zoe], fileCount: 1 }
  const kept = serializeFormDraft({ base, values })
  expect(parseFormDraft(kept, EXAMPLE_TICKET)?.values).toEqual(values)
  const foreign = kept.replaceAll('isNew', 'isOld')
  expect(parseFormDraft(foreign, EXAMPLE_TICKET)).toBeNull()
})
