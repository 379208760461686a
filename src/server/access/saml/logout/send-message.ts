import type { FastifyReply } from 'fastify'

import { sendPostPage } from '#server/access/saml/login/post-page.ts'
import { type MessageParameter, redirectWith } from './redirect-binding.ts'

type Outgoing = {
  parameter: MessageParameter
  xml: string
  relayState?: string | undefined
}

/** Address at which the provider takes messages, and the key that signs them. */
type Way = { location: string; byPost: boolean; privateKey: string }

/** Has the browser take a message to the provider. */
export async function sendMessage(
  reply: FastifyReply,
  { location, byPost, privateKey }: Way,
  message: Outgoing,
) {
  reply.header('Cache-Control', 'no-store')
  if (!byPost) return reply.redirect(redirectWith(location, message, privateKey), 302)
  const { signMessage } = await import('#server/access/saml/library/sign-message.ts')
  const fields = {
    [message.parameter]: Buffer.from(signMessage(message.xml, privateKey)).toString('base64'),
    ...(message.relayState !== undefined && { RelayState: message.relayState }),
  }
  return sendPostPage(reply, {
    location,
    fields,
    texts: ({
      signIn: { signingOutAtProvider: title, signOutByButton: byButton, goOn: button },
    }) => ({
      title,
      byButton,
      button,
    }),
  })
}
