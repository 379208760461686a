import { createHash } from 'node:crypto'

import type { FastifyReply } from 'fastify'

import type { Language } from '#shared/languages.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

const STYLE = `
:root { color-scheme: light dark; --canvas: #f6f7f8; --surface: #fff; --ink: #15191e; --line: #dde2e7; --link: #0b6870; --on-link: #fff }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0e1216; --surface: #161b20; --ink: #e9edf1; --line: #2a323a; --link: #6fd0d6; --on-link: #0e1216 }
}
body { margin: 0; padding: 20px; background: var(--canvas); color: var(--ink); font: 16px/24px system-ui, sans-serif }
main { max-width: 400px; margin: 12vh auto 0; padding: 24px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface) }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 32px }
p { margin: 0 0 12px; overflow-wrap: anywhere }
a { display: inline-block; padding: 4px 0; color: var(--link) }
button { display: block; width: 100%; min-height: 44px; margin: 0 0 12px; border: 1px solid var(--link); border-radius: 8px; background: none; color: var(--link); font: inherit; cursor: pointer }
button.first, button[aria-pressed="true"] { background: var(--link); color: var(--on-link) }
button:focus-visible, a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
`
const STYLE_DIGEST = createHash('sha256').update(STYLE).digest('base64')

type SmallPage = {
  language: Language
  title: string
  /** HTML. What others wrote goes through `escapeHtml`. */
  body: string
  /** It has a form that posts to where the page comes from, or by itself to another site. */
  hasForm?: boolean | 'sent_on'
}

const SEND_FORM = 'document.forms[0].submit()'
const SCRIPT_DIGEST = createHash('sha256').update(SEND_FORM).digest('base64')

/** Sends a self-contained page: it needs neither the web app nor a session. */
export function sendSmallPage(
  reply: FastifyReply,
  { language, title, body, hasForm = false }: SmallPage,
) {
  const { direction } = wordsIn(language).language
  const isSentOn = hasForm === 'sent_on'
  // Browsers ask for leave at every address that the form is sent on to.
  const formAction = isSentOn ? '*' : hasForm ? "'self'" : "'none'"
  const scripts = isSentOn ? ` script-src 'sha256-${SCRIPT_DIGEST}';` : ''
  return reply
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'sha256-${STYLE_DIGEST}';${scripts} base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    )
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8').send(`<!doctype html>
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
${body}
</main>${isSentOn ? `\n<script>${SEND_FORM}</script>` : ''}
</body>
</html>
`)
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
