import { expect, test } from 'vitest'

import { changeRows, idOf, type ListParts, nextCursor, rowsOf } from './list-parts.ts'

type Row = { id: string; text: string }

function listOf(...parts: Row[][]): ListParts<Row> {
  return {
    pages: parts.map((rows) => ({ rows, nextCursor: null })),
    pageParams: parts.map(() => null),
  }
}

test('the cursor of the next part is read from the Link header', () => {
  const link = '</api/tickets?limit=50&cursor=abc%3D>; rel="next"'
  expect(nextCursor(new Headers({ Link: link }))).toBe('abc=')
  expect(nextCursor(new Headers())).toBeNull()
})

test('a row that moved between two requests is returned once, where it was first', () => {
  const list = listOf(
    [
      { id: 'a', text: 'first' },
      { id: 'b', text: 'second' },
    ],
    [
      { id: 'a', text: 'moved' },
      { id: 'c', text: 'third' },
    ],
  )
  expect(rowsOf(list, idOf).map(({ text }) => text)).toEqual(['first', 'second', 'third'])
})

test('changing the rows of a list changes every part, and leaves a list alone that was not read', () => {
  const change = changeRows<Row>((rows) => rows.filter(({ id }) => id !== 'b'))
  const changed = change(listOf([{ id: 'a', text: '' }], [{ id: 'b', text: '' }]))
  expect(changed?.pages.map(({ rows }) => rows.length)).toEqual([1, 0])
  expect(change(undefined)).toBeUndefined()
})
