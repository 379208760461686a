import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'
import { pseudoText, pseudoWords } from '#test/pseudo-words.ts'
import { describeMailFailure } from '#server/platform/mail-transport/describe-mail-failure.ts'

import { describeFailure } from './job-error.ts'
import { JOB_FAILURES, sayFailure } from './job-failure-words.ts'

const words = { ...wordsIn('en'), jobs: pseudoWords(JOB_FAILURES) }

test.each(Object.values(JOB_FAILURES.jobFailures))(
  "a stored failure is shown in the reader's language: %s",
  (stored) => {
    expect(sayFailure(words, stored)).toBe(pseudoText(stored))
  },
)

test('a stored failure keeps the code when a mail server refused or a connection broke', () => {
  const error = Object.assign(new Error(''), { code: 'EAUTH', responseCode: 535 })
  expect(sayFailure(words, describeMailFailure(error))).toBe(
    pseudoText(JOB_FAILURES.withAnswer(JOB_FAILURES.jobFailures.mailLogin, '535')),
  )
  expect(sayFailure(words, describeFailure(new TypeError('')))).toBe(
    pseudoText(JOB_FAILURES.brokeOff('TypeError')),
  )
})

test('a stored failure stays as it is when another system wrote it', () => {
  expect(sayFailure(words, '550 5.1.1 No such user')).toBe('550 5.1.1 No such user')
})
