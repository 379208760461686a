import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

/** Answer to one request of a list. */
export type ListPart<Row> = { rows: Row[]; nextCursor: string | null; etag?: string }
export type ListParts<Row> = InfiniteData<ListPart<Row>, string | null>

type ListQuery<Row> = {
  queryKey: QueryKey
  /** Returns no data when nothing has changed since the part had this `etag`. */
  read: (
    cursor: string | undefined,
    signal: AbortSignal,
    etag: string,
  ) => Promise<{ data: Row[] | undefined; headers: Headers }>
  staleTime?: number
  refetchInterval?: number
}

/** The query of a list that comes in parts, each with the cursor of the next one. */
export function listQuery<Row>({ read, ...options }: ListQuery<Row>) {
  return infiniteQueryOptions<ListPart<Row>, Error, ListParts<Row>, QueryKey, string | null>({
    ...options,
    queryFn: async ({ client, queryKey, pageParam, signal }) => {
      const list = client.getQueryData<ListParts<Row>>(queryKey)
      const known = list?.pages[list.pageParams.indexOf(pageParam)]
      const { data, headers } = await read(pageParam ?? undefined, signal, known?.etag ?? '')
      const etag = headers.get('ETag') ?? ''
      return data ? { rows: data, nextCursor: nextCursor(headers), etag } : known!
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

/** The rows of all parts. A row that moved between two requests is in two parts, and is returned once. */
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
      // Without its tag: the part is no longer as the server sent it.
      pages: list.pages.map((part) => ({ ...part, rows: change(part.rows), etag: '' })),
    }
}

export function idOf({ id }: { id: string }): string {
  return id
}
