import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'
import { pseudoText, pseudoWords } from '#test/pseudo-words.ts'

import { describeMailboxProblem } from './describe-mailbox-problem.ts'

const english = wordsIn('en').mailboxes
const pseudo = {
  ...pseudoWords(english),
  // Google's own terms stay.
  GOOGLE_ANSWERS: english.GOOGLE_ANSWERS.map(([code, text]): [string, string] => [
    code,
    pseudoText(text),
  ]),
}
const words = { ...wordsIn('en'), mailboxes: pseudo }

/** Texts with values, each with examples. */
const TOLD = {
  nameUnknown: (texts) => texts.nameUnknown('mail.example'),
  refused: (texts) => texts.refused('mail.example', 993),
  noAnswer: (texts) => texts.noAnswer('mail.example', 993),
  wrongCertificate: (texts) => texts.wrongCertificate('mail.example', 'CERT_HAS_EXPIRED'),
  passwordRefused: (texts) => texts.passwordRefused('5.7.8 No (really).'),
  microsoftRoleMissing: (texts) => texts.microsoftRoleMissing('IMAP.AccessAsApp'),
  tokenRefused: (texts) => texts.tokenRefused('No.'),
  noInboxBecause: (texts) => texts.noInboxBecause('No.'),
  lostBecause: (texts) => texts.lostBecause('Two\nlines'),
  missing: (texts) => texts.missing('IMAP'),
  tokenServerAway: (texts) => texts.tokenServerAway('login.example'),
  tokenServerSaid: (texts) => texts.tokenServerSaid('login.example', 'No.'),
} satisfies Record<string, (texts: typeof english) => string>

const STORING = path.resolve(import.meta.dirname, '../..')

/** Finds what code of mail takes from the English texts of mailboxes, which is what it stores. */
async function storedKeys(): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/!(*.test).ts', { cwd: STORING }))
  const sources = await Promise.all(files.map((file) => readFile(path.join(STORING, file), 'utf8')))
  return sources
    .filter((source) => source.includes("import * as words from '#words/mailboxes.ts'"))
    .flatMap((source) => [...source.matchAll(/(?<!\/)\bwords\.(\w+)/g)].map(([, key = '']) => key))
}

const keys = new Set([...(await storedKeys()), ...Object.keys(TOLD)])

function allTexts(texts: typeof english): string[] {
  const told = new Map<string, (texts: typeof english) => string>(Object.entries(TOLD))
  const plain = new Map<string, unknown>(Object.entries(texts))
  return [...keys].flatMap((key) => {
    if (key === 'MICROSOFT_ANSWERS') return Object.values(texts.MICROSOFT_ANSWERS)
    if (key === 'GOOGLE_ANSWERS') return texts.GOOGLE_ANSWERS.map(([, text]) => text)
    const text = told.get(key)?.(texts) ?? plain.get(key)
    if (typeof text !== 'string') throw new Error(`${key} has no example`)
    return text
  })
}

const inPseudo = allTexts(pseudo)

test.each(allTexts(english).map((stored, at) => [stored, inPseudo[at]]))(
  'a stored problem of a mailbox is worded for its reader when it is shown: %s',
  (stored, said) => {
    expect(said).not.toBe(stored)
    expect(describeMailboxProblem(words, stored)).toBe(said)
  },
)

test('a stored problem stays as it is when a later release wrote it', () => {
  expect(describeMailboxProblem(words, 'The moon is away.')).toBe('The moon is away.')
})
