import { createHmac } from 'node:crypto'

import type { Posted, PostedCall, PostedProof } from './posted-mail.ts'
import { readForm } from './read-form.ts'
import { isSameText } from './same-text.ts'

/** Mailgun posts again for eight hours. Older calls may be recorded ones. */
const MAX_AGE_MS = 10 * 60 * 60_000
/** Its clock may be ahead. */
const AHEAD_MS = 5 * 60_000

/** Mailgun signs a time and a token that is good once, in the form itself. */
export function readMailgun(call: PostedCall, { secret }: PostedProof): Posted {
  const form = readForm(call, ['timestamp', 'token', 'signature', 'body-mime'])
  const [timestamp, token, signature] = ['timestamp', 'token', 'signature'].map(
    (name) => form?.get(name)?.toString() ?? '',
  )
  if (!form || secret === null || !timestamp || !token || !signature) return { kind: 'refused' }
  // It is signed in one piece with the token, so that it must be known where it ends.
  if (!/^\d{1,12}$/.test(timestamp)) return { kind: 'refused' }
  const expected = createHmac('sha256', secret)
    .update(timestamp + token)
    .digest('hex')
  if (!isSameText(signature, expected)) return { kind: 'refused' }
  const age = call.now.getTime() - Number(timestamp) * 1000
  if (!(age <= MAX_AGE_MS && age >= -AHEAD_MS)) return { kind: 'refused' }
  const raw = form.get('body-mime')
  if (!raw?.length) return { kind: 'unread' }
  return { kind: 'mail', mail: { raw, mark: `mailgun ${token}` } }
}
