import { MAX_PAGE_BYTES } from '#shared/limits.ts'

import type { CommentRow } from './comment-queries.ts'
import type { MailPartRow } from './mail-part-queries.ts'

/** Returns the first rows, as many as fit in a page, and one in any case. */
export function cutToBytes<Row>(rows: Row[], sizeOf: (row: Row) => number): Row[] {
  let bytes = 0
  const end = rows.findIndex((row, at) => {
    bytes += sizeOf(row)
    return at > 0 && bytes > MAX_PAGE_BYTES
  })
  return end === -1 ? rows : rows.slice(0, end)
}

/** Returns the first comments that fit in a page with what their mails have. */
export function cutToPage<Row extends Pick<CommentRow, 'id' | 'content'>>(
  comments: Row[],
  mails: MailPartRow[],
): Row[] {
  const mailOf = new Map(mails.map(({ partId, mail }) => [partId, mail]))
  return cutToBytes(comments, ({ id, content }) =>
    Buffer.byteLength(JSON.stringify([content, mailOf.get(id)])),
  )
}
