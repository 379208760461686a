import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'

import { translateDetail } from './describe-metadata.ts'

const words = wordsIn('en')

test('a problem of a certificate is worded as a sentence with its value', () => {
  const say = (detail: string) => translateDetail(words, { problem: 'bad_certificate', detail })
  expect(say('not_x509')).toMatch(/^This isn’t an X\.509 certificate\./)
  expect(say('no_rsa_key:ec')).toMatch('key type is ec.')
})

test('a sentence is shown as it is when an earlier version has stored it', () => {
  const detail = 'This certificate has a key of type ec; SAML sign-in needs an RSA key.'
  expect(translateDetail(words, { problem: 'left_out_certificate', detail })).toBe(detail)
})

test('a detail has no text when it is of any other kind', () => {
  expect(translateDetail(words, { problem: 'status', detail: '404' })).toBe('404')
  expect(translateDetail(words, { problem: null, detail: null })).toBeNull()
})
