import type { FastifyReply, FastifyRequest } from 'fastify'

import { type ErrorCode, ERROR_STATUS } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { escapeHtml, sendSmallPage } from './small-page.ts'

/** Targets of identity providers' forms: the only addresses that another site's form posts to. */
const ACS = /^\/api\/auth\/saml\/(?:callback|logout)\//

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
  const isSignIn = /^\/(api\/auth|saml)\//.test(reply.request.url)
  const { server: words } = wordsIn(language)
  const link = isSignIn
    ? { href: '/login', text: words.toSignIn }
    : { href: '/', text: words.toStart }
  return sendSmallPage(reply.code(ERROR_STATUS[code]), {
    language,
    title: words.titles[code],
    body: `<p>${escapeHtml(message)}</p>\n<a href="${link.href}">${link.text}</a>`,
  })
}
