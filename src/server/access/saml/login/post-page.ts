import type { FastifyReply } from 'fastify'

import type { Words } from '#shared/words/catalogue.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { languageOf } from '#server/platform/http/request/language-of.ts'
import { escapeHtml, sendSmallPage } from '#server/platform/http/response/small-page.ts'

type Posted = {
  location: string
  fields: Record<string, string>
  texts: (words: Words) => { title: string; byButton: string; button: string }
}

/** Sends a page whose form posts a message to the provider by itself. */
export function sendPostPage(reply: FastifyReply, { location, fields, texts }: Posted) {
  const language = languageOf(reply.request)
  const { title, byButton, button } = texts(wordsIn(language))
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return sendSmallPage(reply, {
    language,
    title,
    body: `<p>${escapeHtml(byButton)}</p>
<form method="post" action="${escapeHtml(location)}">
${inputs.join('\n')}
<button class="first">${escapeHtml(button)}</button>
</form>`,
    hasForm: 'sent_on',
  })
}
