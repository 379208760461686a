import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'

import { markLinkHolder, sayActor } from './link-holder.ts'

test('who has come by a setup link is named in words of the catalogue, and everybody else as stored', () => {
  const { linkHolder } = wordsIn('en').connections
  expect(sayActor(markLinkHolder('Ina Ibsen'), linkHolder)).toBe(linkHolder('Ina Ibsen'))
  expect(sayActor('Ina (setup link) Ibsen', linkHolder)).toBe('Ina (setup link) Ibsen')
})
