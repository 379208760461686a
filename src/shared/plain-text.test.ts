import { expect, test } from 'vitest'
import type { ZodType } from 'zod'

import { PasskeyName } from '#shared/account/contract.ts'
import { CategoryInput } from '#shared/settings/contract.ts'
import { line as connectionLine } from '#shared/connections/contract.ts'
import { CustomerInput } from '#shared/customers/contract.ts'
import { MacroInput } from '#shared/desk/macros/input.ts'
import { MailboxInput } from '#shared/mail/boxes/contract.ts'
import { oneLine } from './plain-text.ts'
import { MailableName } from '#shared/staff/contract.ts'
import { Subject } from '#shared/tickets/input.ts'
import { WorkTypeInput } from '#shared/work-types/contract.ts'

test('oneLine turns line breaks into one space and keeps all other spaces', () => {
  expect(oneLine(' Printer\r\n\r\nlobby\u2028 2  floor\n')).toBe('Printer lobby  2  floor')
})

const LINES: Record<string, Pick<ZodType, 'parse'>> = {
  subject: Subject,
  'name of a customer': CustomerInput.shape.name,
  'name of a contact': CustomerInput.shape.technicalContacts,
  'name of a category': CategoryInput.shape.name,
  'name of a kind of work': WorkTypeInput.shape.name,
  'name of a macro': MacroInput.shape.name,
  'name of a mailbox': MailboxInput.shape.name,
  'user name of a mailbox': MailboxInput.shape.userName,
  'name of a passkey': PasskeyName.shape.name,
  'name of one of staff': MailableName,
  'setting of a connection': connectionLine(),
}

test.each(Object.entries(LINES))('a %s gets a space when it has a line break', (name, schema) => {
  const typed = 'Ada\r\nLovelace'
  const contact = [{ name: typed, email: 'ada@a.example', phone: '' }]
  const isContact = name === 'name of a contact'
  expect(JSON.stringify(schema.parse(isContact ? contact : typed))).toContain('"Ada Lovelace"')
})
