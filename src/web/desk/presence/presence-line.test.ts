import { expect, test } from 'vitest'

import { presenceLines } from './presence-line.ts'

test('the presence line shows what others at a ticket do, and leaves out the viewer', () => {
  const person = (name: string, state: 'writing' | 'viewing' | 'away') => ({
    id: name,
    name,
    state,
  })
  const say = (...people: ReturnType<typeof person>[]) =>
    presenceLines(people, 'Me').map(({ text }) => text)
  expect(say(person('Me', 'writing'))).toEqual([])
  expect(say(person('Ana', 'writing'), person('Me', 'viewing'), person('Ben', 'away'))).toEqual([
    'Ana is typing',
    'Ben has this ticket open',
  ])
  expect(say(person('Ana', 'viewing'), person('Ben', 'viewing'))).toEqual([
    'Ana and Ben are viewing this ticket',
  ])
  const five = ['Ana', 'Ben', 'Cara', 'Dan'].map((name) => person(name, 'viewing'))
  expect(say(...five)).toEqual(['Ana and 3 others are viewing this ticket'])
})
