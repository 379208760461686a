import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { changeRows, idOf, type ListParts, listQuery, nextCursor, rowsOf } from './list-parts.ts'

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

test('a row is returned once, at its first position, when it moved between two requests', () => {
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

test('changing the rows of a list changes every part, and nothing when the list was not read', () => {
  const change = changeRows<Row>((rows) => rows.filter(({ id }) => id !== 'b'))
  const changed = change(listOf([{ id: 'a', text: '' }], [{ id: 'b', text: '' }]))
  expect(changed?.pages.map(({ rows }) => rows.length)).toEqual([1, 0])
  expect(change(undefined)).toBeUndefined()
})

/** A list whose server has one version, and answers 304 to its tag. */
function aReadList() {
  const asked: string[] = []
  const query = listQuery<string>({
    queryKey: ['rows'],
    read: async (_cursor, _signal, etag) => {
      asked.push(etag)
      return { data: etag === 'v1' ? undefined : ['one'], headers: new Headers({ ETag: 'v1' }) }
    },
  })
  return { client: new QueryClient(), query, asked }
}

test('a list that is read again keeps its rows when the server says that nothing has changed', async () => {
  const { client, query, asked } = aReadList()
  const first = await client.fetchInfiniteQuery(query)
  const second = await client.fetchInfiniteQuery(query)
  expect(asked).toEqual(['', 'v1'])
  expect(second.pages).toEqual(first.pages)
})

test('a list is read whole when its rows were changed here', async () => {
  const { client, query, asked } = aReadList()
  await client.fetchInfiniteQuery(query)
  client.setQueryData<ListParts<string>>(
    query.queryKey,
    changeRows<string>(() => ['changed here']),
  )
  const { pages } = await client.fetchInfiniteQuery(query)
  expect(asked).toEqual(['', ''])
  expect(pages[0]?.rows).toEqual(['one'])
})
