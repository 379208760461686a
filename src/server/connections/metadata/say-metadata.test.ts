import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'

import { sayDetail } from './say-metadata.ts'

const words = wordsIn('en')

test('a problem of a certificate is worded as a sentence with its value', () => {
  const say = (detail: string) => sayDetail(words, { problem: 'bad_certificate', detail })
  expect(say('not_x509')).toMatch(/^This isn’t an X\.509 certificate\./)
  expect(say('no_rsa_key:ec')).toMatch('a key of type ec;')
})

test('a sentence is shown as it is when an earlier version has stored it', () => {
  const detail = 'This certificate has a key of type ec; SAML sign-in needs an RSA key.'
  expect(sayDetail(words, { problem: 'left_out_certificate', detail })).toBe(detail)
})

test('a detail has no text when it is of any other kind', () => {
  expect(sayDetail(words, { problem: 'status', detail: '404' })).toBe('404')
  expect(sayDetail(words, { problem: null, detail: null })).toBeNull()
})
