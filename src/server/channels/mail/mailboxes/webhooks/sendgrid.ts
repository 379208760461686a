import { createPublicKey, createVerify } from 'node:crypto'

import type { Posted, PostedCall, PostedProof } from './posted-mail.ts'
import { readForm } from './read-form.ts'
import { hasSecret } from './same-text.ts'

const MAX_AGE_MS = 10 * 60 * 60_000

/** SendGrid signs where a security policy says so. The secret is in the address that it posts to. */
export function readSendGrid(call: PostedCall, { secret, proofKey }: PostedProof): Posted {
  if (!hasSecret(call.authorization, secret)) return { kind: 'refused' }
  if (proofKey !== null && !isSigned(call, proofKey)) return { kind: 'refused' }
  const raw = readForm(call, ['email'])?.get('email')
  if (!raw?.length) return { kind: 'unread' }
  return { kind: 'mail', mail: { raw, mark: null } }
}

function isSigned({ body, signature, timestamp, now }: PostedCall, proofKey: string): boolean {
  if (signature === undefined || timestamp === undefined) return false
  const age = Math.abs(now.getTime() - Number(timestamp) * 1000)
  if (!(age <= MAX_AGE_MS)) return false
  try {
    const key = createPublicKey({
      key: Buffer.from(proofKey, 'base64'),
      format: 'der',
      type: 'spki',
    })
    const verify = createVerify('sha256').update(timestamp).update(body)
    return verify.verify(key, signature, 'base64')
  } catch {
    return false
  }
}
