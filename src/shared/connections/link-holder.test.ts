import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'

import { markLinkHolder, sayActor } from './link-holder.ts'

test('an author is named in words of the catalogue when they came by a setup link, and as stored otherwise', () => {
  const { linkHolder } = wordsIn('en').connections
  expect(sayActor(markLinkHolder('Ina Ibsen'), linkHolder)).toBe(linkHolder('Ina Ibsen'))
  expect(sayActor('Ina (setup link) Ibsen', linkHolder)).toBe('Ina (setup link) Ibsen')
})
