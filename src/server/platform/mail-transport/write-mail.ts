import type { Language } from '#shared/languages.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'

type Paragraph = string | { text: string; url: string }

/** Renders the paragraphs as plain text and as HTML. A link is a paragraph of its own. */
export function writeMail(
  language: Language,
  paragraphs: Paragraph[],
): { text: string; html: string } {
  const { direction } = wordsIn(language).language
  const text = paragraphs.map((one) => (typeof one === 'string' ? one : one.url)).join('\n\n')
  const html = paragraphs
    .map((one) =>
      typeof one === 'string'
        ? escapeHtml(one)
        : `<a href="${escapeHtml(one.url)}">${escapeHtml(one.text)}</a>`,
    )
    .map((inner) => `<p>${inner}</p>`)
    .join('\n')
  return {
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="${language}" dir="${direction}"><body>\n${html}\n</body></html>\n`,
  }
}

/** Writes a day as the readers of these words do. */
export function dayIn({ language }: Words, at: Date, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone }).format(at)
}

/** Writes day, time and time zone as the readers of these words do: who reads it may be elsewhere. */
export function momentIn(
  { language }: Words,
  at: Date,
  { timeZone, dateStyle = 'medium' }: { timeZone: string; dateStyle?: 'medium' | 'long' },
): string {
  const format = new Intl.DateTimeFormat(language.locale, {
    dateStyle,
    timeStyle: 'short',
    timeZone,
  })
  const zoned = new Intl.DateTimeFormat(language.locale, { timeZone, timeZoneName: 'short' })
  const zone = zoned.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  // Not every mail program has the narrow space.
  return `${format.format(at)} ${zone}`.replaceAll('\u202f', ' ')
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
