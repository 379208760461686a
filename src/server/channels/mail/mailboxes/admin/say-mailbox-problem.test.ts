import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'
import { pseudoText, pseudoWords } from '#test/pseudo-words.ts'

import { sayMailboxProblem } from './say-mailbox-problem.ts'

const english = wordsIn('en').mailboxes
const pseudo = {
  ...pseudoWords(english),
  // Google's own terms stay.
  GOOGLE_ANSWERS: english.GOOGLE_ANSWERS.map(([code, text]): [string, string] => [
    code,
    pseudoText(text),
  ]),
}
const words = { ...wordsIn('en'), mailboxProblems: pseudo }

function allTexts({ MICROSOFT_ANSWERS, GOOGLE_ANSWERS, ...texts }: typeof english): string[] {
  const told = [
    texts.nameUnknown('mail.example'),
    texts.refused('mail.example', 993),
    texts.noAnswer('mail.example', 993),
    texts.wrongCertificate('mail.example', 'CERT_HAS_EXPIRED'),
    texts.passwordRefused('5.7.8 No (really).'),
    texts.microsoftRoleMissing('IMAP.AccessAsApp'),
    texts.tokenRefused('No.'),
    texts.noInboxBecause('No.'),
    texts.lostBecause('Two\nlines'),
    texts.missing('IMAP'),
    texts.senderRefused('No.'),
    texts.tokenServerAway('login.example'),
    texts.tokenServerSaid('login.example', 'No.'),
  ]
  const functions = Object.values(texts).filter((text) => typeof text === 'function')
  expect(told).toHaveLength(functions.length)
  return [
    ...told,
    ...Object.values(texts).filter((text) => typeof text === 'string'),
    ...Object.values(MICROSOFT_ANSWERS),
    ...GOOGLE_ANSWERS.map(([, text]) => text),
  ]
}

const inPseudo = allTexts(pseudo)

test.each(allTexts(english).map((stored, at) => [stored, inPseudo[at]]))(
  'a stored problem of a mailbox is worded for its reader when it is shown: %s',
  (stored, said) => {
    expect(said).not.toBe(stored)
    expect(sayMailboxProblem(words, stored)).toBe(said)
  },
)

test('a stored problem stays as it is when a later release wrote it', () => {
  expect(sayMailboxProblem(words, 'The moon is away.')).toBe('The moon is away.')
})
