import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'
import { pseudoWords } from '#test/pseudo-words.ts'

import { sayCrmFailure } from './say-crm-failure.ts'

const english = wordsIn('en')
const pseudo = {
  crmAdmin: pseudoWords(english.crmAdmin),
  crmCalls: pseudoWords(english.crmCalls),
  crmDelivery: pseudoWords(english.crmDelivery),
}

function someTexts({ crmAdmin, crmCalls, crmDelivery }: typeof pseudo): string[] {
  return [
    crmAdmin.noToken,
    crmAdmin.otherAccount('Acme (123)'),
    crmCalls.stopped,
    crmCalls.noAnswer,
    crmCalls.unreachable('ECONNREFUSED'),
    crmCalls.notUnderstood,
    crmCalls.isAway,
    crmCalls.tokenRefused,
    crmCalls.tokenOfAnother({ found: '123', wanted: '456' }),
    crmCalls.limitReached,
    crmCalls.propertyNotUnique,
    crmCalls.fileElsewhere,
    crmCalls.fileUnreadable(404),
    crmCalls.scopesRequired(['tickets']),
    crmCalls.scopesRequired(['tickets', 'files', 'other']),
    crmCalls.scopesLacking(['tickets', 'files']),
    crmCalls.answered(502),
    crmDelivery.noOpenStage,
    crmDelivery.ticketGone,
    crmDelivery.merged,
    crmDelivery.noCompany,
    crmDelivery.tookTooLong,
    crmDelivery.fileMissing('a (1).txt'),
  ]
}

const inPseudo = someTexts(pseudo)

test.each(someTexts(english).map((stored, at) => [stored, inPseudo[at]]))(
  'a stored failure of the CRM is worded for its reader: %s',
  (stored, said) => {
    expect(said).not.toBe(stored)
    expect(sayCrmFailure(pseudo, stored)).toBe(said)
  },
)

test('a stored failure stays as it is when the CRM itself wrote it', () => {
  expect(sayCrmFailure(pseudo, 'Property values were not valid')).toBe(
    'Property values were not valid',
  )
})
