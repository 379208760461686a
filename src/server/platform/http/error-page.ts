import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { type ErrorCode, ERROR_STATUS } from '#shared/errors.ts'
import { type Language, wordsIn } from '#shared/words/catalogue.ts'

const STYLE = `
:root { color-scheme: light dark; --canvas: #f6f7f8; --surface: #fff; --ink: #15191e; --line: #dde2e7; --link: #0b6870 }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0e1216; --surface: #161b20; --ink: #e9edf1; --line: #2a323a; --link: #6fd0d6 }
}
body { margin: 0; padding: 20px; background: var(--canvas); color: var(--ink); font: 16px/24px system-ui, sans-serif }
main { max-width: 400px; margin: 12vh auto 0; padding: 24px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface) }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 32px }
p { margin: 0 0 12px }
a { display: inline-block; padding: 4px 0; color: var(--link) }
`
const STYLE_DIGEST = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_DIGEST}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The SAML ACS: the only address that another site's form posts to. */
const ACS = /^\/api\/auth\/saml\/callback\//

/** Tells whether a person's browser navigates here. A program asks for JSON or for anything. */
export function isNavigation({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const { accept = '' } = headers
  const canBe = method === 'GET' || method === 'HEAD' || (method === 'POST' && ACS.test(url))
  return canBe && accept.includes('text/html') && !accept.includes('application/json')
}

/** Sends the error as a self-contained page: the web app may not be there to show it. */
export function sendErrorPage(
  reply: FastifyReply,
  code: ErrorCode,
  { message, language }: { message: string; language: Language },
) {
  const status = ERROR_STATUS[code]
  const isSignIn = /^\/(api\/auth|saml)\//.test(reply.request.url)
  return reply
    .code(status)
    .header('Content-Security-Policy', POLICY)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      pageOf({
        language,
        title: code === 'not_found' ? 'Page Not Found' : (STATUS_CODES[status] ?? 'Error'),
        message,
        link: isSignIn
          ? { href: '/login', text: 'Go to the sign-in page' }
          : { href: '/', text: 'Go to the start page' },
      }),
    )
}

type Content = {
  language: Language
  title: string
  message: string
  link: { href: string; text: string }
}

function pageOf({ language, title, message, link }: Content): string {
  const { direction } = wordsIn(language).language
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}</p>
<a href="${link.href}">${link.text}</a>
</main>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
