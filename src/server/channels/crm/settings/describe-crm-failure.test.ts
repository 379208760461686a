import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'
import { pseudoWords } from '#test/pseudo-words.ts'

import { describeCrmFailure } from './describe-crm-failure.ts'

const english = wordsIn('en')
const pseudo = { crm: pseudoWords(english.crm) }

function someTexts({ crm }: typeof pseudo): string[] {
  return [
    crm.noToken,
    crm.otherAccount('Acme (123)'),
    crm.callStopped,
    crm.noAnswer,
    crm.couldNotReach('ECONNREFUSED'),
    crm.notUnderstood,
    crm.isAway,
    crm.connectionTokenRefused,
    crm.tokenOfAnother({ found: '123', wanted: '456' }),
    crm.limitReached,
    crm.propertyNotUnique,
    crm.fileElsewhere,
    crm.fileUnreadable(404),
    crm.scopesRequired(['tickets']),
    crm.scopesRequired(['tickets', 'files', 'other']),
    crm.scopesLacking(['tickets', 'files']),
    crm.answered(502),
    crm.noOpenStage,
    crm.ticketGone,
    crm.ticketMerged,
    crm.customerHasNoCompany,
    crm.deliveryTooSlow,
    crm.fileMissing('a (1).txt'),
  ]
}

const inPseudo = someTexts(pseudo)

test.each(someTexts(english).map((stored, at) => [stored, inPseudo[at]]))(
  'a failure of the CRM is worded for its reader when it is stored as: %s',
  (stored, said) => {
    expect(said).not.toBe(stored)
    expect(describeCrmFailure(pseudo, stored)).toBe(said)
  },
)

test('a stored failure stays as it is when the CRM itself wrote it', () => {
  expect(describeCrmFailure(pseudo, 'Property values were not valid')).toBe(
    'Property values were not valid',
  )
})
