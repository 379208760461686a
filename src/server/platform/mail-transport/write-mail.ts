type Paragraph = string | { text: string; url: string }

/** Renders the paragraphs as plain text and as HTML. A link is a paragraph of its own. */
export function writeMail(paragraphs: Paragraph[]): { text: string; html: string } {
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
    html: `<!doctype html>\n<html lang="en"><body>\n${html}\n</body></html>\n`,
  }
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
