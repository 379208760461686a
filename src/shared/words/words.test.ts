import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { LANGUAGES } from '#shared/languages.ts'
import { say, textKey, type TextKey, type Words, wordsIn } from './catalogue.ts'
import { en } from '#shared/words/en/words.ts'
import { createNumber, createPlural, rich } from './formats.ts'

const german: Words = {
  ...en,
  people: {
    ...en.people,
    gone: 'Diese Person gibt es nicht mehr.',
    sessions: (count) => (count === 1 ? 'eine Sitzung' : `${count} Sitzungen`),
  },
}

test('a plural has a form for every number of a language that has more than two', () => {
  const plural = createPlural('pl', ['one', 'few', 'many'])
  const people = (count: number) =>
    plural(count, {
      one: `${count} osoba`,
      few: `${count} osoby`,
      many: `${count} osób`,
      other: `${count} osoby`,
    })
  expect([1, 2, 4, 5, 12, 21, 22, 25, 1.5].map(people)).toEqual([
    '1 osoba',
    '2 osoby',
    '4 osoby',
    '5 osób',
    '12 osób',
    '21 osób',
    '22 osoby',
    '25 osób',
    '1.5 osoby',
  ])
})

test('a plural does not compile when a form of the language is missing', () => {
  const plural = createPlural('pl', ['one', 'few', 'many'])
  // @ts-expect-error -- Polish says "2 osoby" and "5 osób"
  expect(plural(1, { one: 'osoba', other: 'osoby' })).toBe('osoba')
})

test.each(LANGUAGES)('the plural of %s knows every form that the language has', async (name) => {
  const { locale, plural } = await import(`./${name}/language.ts`)
  const rules = new Intl.PluralRules(locale)
  const formsByName = new Proxy({}, { get: (_, form) => form })
  // A form of whole millions alone, as French has, may be left out.
  for (const count of [...Array(201).keys(), 1.5]) {
    expect(plural(count, formsByName), `${count}`).toBe(rules.select(count))
  }
})

test.each(LANGUAGES)('the texts of %s come from its own folder', async (name) => {
  const folder = path.join(import.meta.dirname, name)
  for (const file of await Array.fromAsync(glob('**/*.ts', { cwd: folder }))) {
    const source = await readFile(path.join(folder, file), 'utf8')
    for (const [, other] of source.matchAll(/'#(?:shared\/)?words\/([^/']+)\//g)) {
      expect(other, file).toBe(name)
    }
  }
})

test('a number is written as the language writes it', () => {
  expect(createNumber('en-US')(1234.5)).toBe('1,234.5')
  expect(createNumber('de')(1234.5)).toBe('1.234,5')
})

test('a rich sentence keeps its parts apart, in the order of the language', () => {
  const name = { bold: 'Ada' }
  expect(rich`Deactivate ${name}?`).toEqual(['Deactivate ', name, '?'])
  expect(rich`${name} deaktivieren?`).toEqual(['', name, ' deaktivieren?'])
})

test('a language does not compile when it misses a key, or asks for other values', () => {
  const { gone: _gone, ...people } = en.people
  // @ts-expect-error -- `gone` is missing
  const missing: Words = { ...en, people }
  // @ts-expect-error -- English gives a number
  const wrong: Words = { ...en, people: { ...en.people, sessions: (name: string) => name } }
  expect([missing, wrong, german].map(({ people: { title } }) => title)).toEqual(
    Array(3).fill('People'),
  )
})

test('say finds the text of a key, of a function, and leaves any other text as it is', () => {
  expect(say(german, textKey('people.gone'))).toBe('Diese Person gibt es nicht mehr.')
  expect(say(german, (words) => words.people.sessions(2))).toBe('2 Sitzungen')
  expect(say(german, 'This is not moved yet.')).toBe('This is not moved yet.')
  expect(say(german, 'people.sessions')).toBe('people.sessions')
  expect(say(german, 'people.')).toBe('people.')
  expect(say(wordsIn('en'), 'people.gone')).toBe('This person no longer exists.')
})

test('a schema cannot name a text that is not there', () => {
  // @ts-expect-error -- there is no such key
  const missing: TextKey = 'people.nothing'
  // @ts-expect-error -- it takes a number, which a schema cannot give
  const needsValue: TextKey = 'people.sessions'
  expect([missing, needsValue]).toHaveLength(2)
})
