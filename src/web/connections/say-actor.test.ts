import { expect, test } from 'vitest'

import { SETUP_LINK_MARK } from '#shared/connections/setup-link-mark.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { sayActor } from './say-actor.ts'

test('who has come by a setup link is named in words of the catalogue, and everybody else as stored', () => {
  const { linkHolder } = wordsIn('en').connections
  expect(sayActor(`Ina Ibsen${SETUP_LINK_MARK}`)).toBe(linkHolder('Ina Ibsen'))
  expect(sayActor('Ina (setup link) Ibsen')).toBe('Ina (setup link) Ibsen')
})
