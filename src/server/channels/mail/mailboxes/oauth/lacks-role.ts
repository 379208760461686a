import { z } from 'zod'

import type { MailCredentials } from '#server/channels/mail/mailboxes/mail-server.ts'

const Claims = z.object({ roles: z.array(z.string()).default([]) })

/**
 * Returns whether a token of Microsoft lacks a permission of its app. Nothing is decided by it: it
 * only tells why Exchange has refused the token, which Exchange itself does not say.
 */
export function lacksRole(credentials: MailCredentials, role: string): boolean {
  if (!('accessToken' in credentials)) return false
  const [, payload] = credentials.accessToken.split('.')
  if (payload === undefined) return false
  try {
    const claims = Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    return !claims.roles.includes(role)
  } catch {
    return false
  }
}
