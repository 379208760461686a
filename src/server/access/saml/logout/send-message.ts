import type { FastifyReply } from 'fastify'

import { wordsIn } from '#shared/words/catalogue.ts'

import { signMessage } from '#server/access/saml/library/sign-message.ts'
import { languageOf } from '#server/platform/http/language-of.ts'
import { escapeHtml, sendSmallPage } from '#server/platform/http/small-page.ts'
import { type MessageParameter, redirectWith } from './redirect-binding.ts'

export type Outgoing = {
  parameter: MessageParameter
  xml: string
  relayState?: string | undefined
}

/** Where the provider takes messages, and with which key they are signed. */
export type Way = { location: string; byPost: boolean; privateKey: string }

/** Has the browser take a message to the provider. */
export function sendMessage(
  reply: FastifyReply,
  { location, byPost, privateKey }: Way,
  message: Outgoing,
) {
  reply.header('Cache-Control', 'no-store')
  if (!byPost) return reply.redirect(redirectWith(location, message, privateKey), 302)
  const language = languageOf(reply.request)
  const words = wordsIn(language).signOut
  const fields = {
    [message.parameter]: Buffer.from(signMessage(message.xml, privateKey)).toString('base64'),
    ...(message.relayState !== undefined && { RelayState: message.relayState }),
  }
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return sendSmallPage(reply, {
    language,
    title: words.goingOn,
    body: `<p>${escapeHtml(words.goOnByButton)}</p>
<form method="post" action="${escapeHtml(location)}">
${inputs.join('\n')}
<button class="first">${escapeHtml(words.goOn)}</button>
</form>`,
    hasForm: 'sent_on',
  })
}
