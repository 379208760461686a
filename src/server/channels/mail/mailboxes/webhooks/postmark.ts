import { z } from 'zod'

import type { Posted, PostedCall, PostedProof } from './posted-mail.ts'
import { hasSecret } from './same-text.ts'

const Inbound = z.object({ RawEmail: z.string().min(1) })

/** Postmark signs nothing: the secret is in the address that it posts to. */
export function readPostmark(call: PostedCall, { secret }: PostedProof): Posted {
  if (!hasSecret(call.authorization, secret)) return { kind: 'refused' }
  try {
    const { RawEmail } = Inbound.parse(JSON.parse(new TextDecoder().decode(call.body)))
    return { kind: 'mail', mail: { raw: Buffer.from(RawEmail, 'utf8'), mark: null } }
  } catch {
    return { kind: 'unread' }
  }
}
