import { expect, test } from 'vitest'

import { refusals as sentences } from '#shared/words/en/sign-in.ts'
import { SIGN_IN_REFUSALS } from '#shared/access/every-refusal.ts'
import { signInSentence } from '#shared/access/sign-in-refusals.ts'

import { explanations } from '#shared/words/en/sign-in-failures.ts'

for (const reason of SIGN_IN_REFUSALS) {
  test(`${reason} has a calm sentence for the person and an explanation for the administrator`, () => {
    const sentence = signInSentence(sentences, reason, { hasCode: true })
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(sentence.length).toBeLessThan(180)
    expect(sentence).not.toMatch(/SAML|XML|assertion|!|organisation/)
    const { title, text, expected, received } = explanations[reason]
    expect(text).toMatch(/^[A-Z].*\.$/)
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    expect(expected).not.toBe(received)
  })
}

test('a sentence asks to pass on a code only when there is one', () => {
  expect(signInSentence(sentences, 'no_email', { hasCode: true })).toMatch(
    /give them the code shown here\.$/,
  )
  expect(signInSentence(sentences, 'no_email', { hasCode: false })).toMatch(
    /contact your IT administrator\.$/,
  )
})
