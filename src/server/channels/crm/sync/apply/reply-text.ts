import sanitizeHtml from 'sanitize-html'

import { MAX_TEXT_LENGTH } from '#shared/limits.ts'

/** Elements that end a line. */
const BLOCKS = 'p div br li tr h1 h2 h3 h4 h5 h6 blockquote pre'.split(' ')
/** Elements that mail programs put around the quoted mail. */
const QUOTES = /\bgmail_quote|yahoo_quoted|moz-cite-prefix|hs_reply|protonmail_quote/
const DROPPED = ['script', 'style', 'head', 'title', 'template', 'svg', 'noscript']

/**
 * Returns the text of a mail that a requester wrote, as their replies are kept: plain, and without the mail
 * that they answered.
 */
export function replyText(html: string): string {
  const lines = sanitizeHtml(html.slice(0, 4 * MAX_TEXT_LENGTH), {
    allowedTags: BLOCKS,
    allowedAttributes: {},
    nonTextTags: DROPPED,
    exclusiveFilter: ({ tag, attribs }) =>
      QUOTES.test(attribs.class ?? '') || (tag === 'blockquote' && attribs.type === 'cite'),
  })
  const text = lines
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br \/>|<\/(?:p|div|li|tr|h\d|blockquote|pre)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
  return storable(text).trim().slice(0, MAX_TEXT_LENGTH)
}

/** PostgreSQL stores no NUL, and half a surrogate pair only as U+FFFD. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}
