import { expect, test } from 'vitest'

import { lowercaseInput } from './lowercase-input.ts'

function anInput(value: string, cursor: number) {
  return {
    value,
    selectionStart: cursor,
    selectionEnd: cursor,
    setSelectionRange(start: number, end: number) {
      this.selectionStart = start
      this.selectionEnd = end
    },
  }
}

test.each([
  ['Mina@northwind.example', 1, 1],
  ['minaP@northwind.example', 5, 5],
  ['minaİ@northwind.example', 5, 6],
])('the cursor stays when a character is typed into the middle of %s', (typed, cursor, place) => {
  const input = anInput(typed, cursor)
  expect(lowercaseInput(input)).toBe(typed.toLowerCase())
  expect(input).toMatchObject({
    value: typed.toLowerCase(),
    selectionStart: place,
    selectionEnd: place,
  })
})
