import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

import { STYLE } from './page-style.ts'

// Plain HTML that works without a script. Everything that comes from elsewhere is escaped.

/** Pages that belong together: their name, and what leads from one to another. */
export type Site = {
  name: string
  links: readonly (readonly [path: string, name: string])[]
  note: string
}

export type Page = {
  title: string
  body: string
  /** Text of the link that leads here. */
  here?: string
  /** Documents of its own that it may show in a frame. */
  hasFrames?: boolean
}

export function sendPage(
  response: ServerResponse,
  { name, links, note }: Site,
  page: Page,
  status = 200,
): void {
  const nonce = randomBytes(16).toString('base64url')
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'${page.hasFrames ? "; frame-src 'self'" : ''}`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  const items = links.map(([path, text]) => {
    const current = path === page.here ? ' aria-current="page"' : ''
    return `<a href="${path}"${current}>${text}</a>`
  })
  response.end(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} - ${name}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header><strong>${name}</strong><nav class="buttons" aria-label="Pages">${items.join(' ')}</nav></header>
<main>
${page.body}
<p class="soft">${note} No password is needed here, and nothing leaves this machine.</p>
</main>
</body>
</html>
`)
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Converts people's HTML to text: the page shows none of it. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|h\d|blockquote)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Converts typed text to HTML. */
export function htmlOfText(text: string): string {
  const paragraphs = text.trim().split(/\r?\n\s*\r?\n/)
  return paragraphs
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('')
}

export function select(
  id: string,
  {
    label,
    options,
    chosen,
  }: { label: string; options: [string, string][]; chosen?: string | null },
): string {
  const items = options.map(([value, name]) => {
    const selected = value === (chosen ?? '') ? ' selected' : ''
    return `<option value="${escapeHtml(value)}"${selected}>${escapeHtml(name)}</option>`
  })
  return `<div><label for="${id}">${label}</label><select id="${id}" name="${id}">${items.join('')}</select></div>`
}

export function at(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
