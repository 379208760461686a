import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

/** What one request of a list answers. */
export type ListPart<Row> = { rows: Row[]; nextCursor: string | null }
export type ListParts<Row> = InfiniteData<ListPart<Row>, string | null>

type ListQuery<Row> = {
  queryKey: QueryKey
  read: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ data: Row[]; headers: Headers }>
  staleTime?: number
}

/** The query of a list that comes in parts, each with the cursor of the next one. */
export function listQuery<Row>({ read, ...options }: ListQuery<Row>) {
  return infiniteQueryOptions<ListPart<Row>, Error, ListParts<Row>, QueryKey, string | null>({
    ...options,
    queryFn: async ({ pageParam, signal }) => {
      const { data, headers } = await read(pageParam ?? undefined, signal)
      return { rows: data, nextCursor: nextCursor(headers) }
    },
    initialPageParam: null,
    getNextPageParam: (part) => part.nextCursor,
  })
}

/** Reads the cursor of the next part from the Link header. */
export function nextCursor(headers: Headers): string | null {
  const match = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(headers.get('Link') ?? '')
  if (!match?.[1]) return null
  return new URL(match[1], 'http://localhost').searchParams.get('cursor')
}

/** The rows of all parts. One that moved between two requests is in both, and returned once. */
export function rowsOf<Row>({ pages }: ListParts<Row>, keyOf: (row: Row) => string): Row[] {
  const byKey = new Map<string, Row>()
  for (const row of pages.flatMap(({ rows }) => rows)) {
    if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row)
  }
  return [...byKey.values()]
}

/** Changes the rows of a list in the cache, which may not have been read yet. */
export function changeRows<Row>(change: (rows: Row[]) => Row[]) {
  return (list: ListParts<Row> | undefined): ListParts<Row> | undefined =>
    list && {
      ...list,
      pages: list.pages.map((part) => ({ ...part, rows: change(part.rows) })),
    }
}

export function idOf({ id }: { id: string }): string {
  return id
}
