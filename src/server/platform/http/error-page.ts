import { STATUS_CODES } from 'node:http'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { type ErrorCode, ERROR_STATUS } from '#shared/errors.ts'
import type { Language } from '#shared/words/catalogue.ts'

import { escapeHtml, sendSmallPage } from './small-page.ts'

/** Where identity providers post to: the only addresses that another site's form posts to. */
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
  const status = ERROR_STATUS[code]
  const isSignIn = /^\/(api\/auth|saml)\//.test(reply.request.url)
  const link = isSignIn
    ? { href: '/login', text: 'Go to the sign-in page' }
    : { href: '/', text: 'Go to the start page' }
  return sendSmallPage(reply.code(status), {
    language,
    title: code === 'not_found' ? 'Page Not Found' : (STATUS_CODES[status] ?? 'Error'),
    body: `<p>${escapeHtml(message)}</p>\n<a href="${link.href}">${link.text}</a>`,
  })
}
