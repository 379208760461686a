import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import { browserHashOf } from '#server/access/sign-in/browser-secret.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { KeyRing } from '#server/platform/keys/key-ring.ts'
import { openSecret, sealSecret } from '#server/platform/keys/seal-secret.ts'

// The form that a page of ours posts to a provider is in the address of that page, which the
// browser opens immediately. Nothing is opened or signed for a caller who only knows the address.

const OPEN_WITHIN_MS = 5 * 60_000

const Sealed = z.object({
  customerId: z.string(),
  content: z.string(),
  browser: z.string(),
  until: z.number(),
})
type Sealed = z.infer<typeof Sealed>

type SealDeps = Pick<Deps, 'keys' | 'now'>

/** `browser` is the hash of the secret that the browser was given. */
export function sealForBrowser(
  { keys, now }: SealDeps,
  { customerId, content, browser }: { customerId: string; content: string; browser: Buffer },
): string {
  const sealed: Sealed = {
    customerId,
    content,
    browser: browser.toString('base64'),
    until: now().getTime() + OPEN_WITHIN_MS,
  }
  return sealSecret(keys, JSON.stringify(sealed)).toString('base64url')
}

/** @throws AppError `not_found` unless it was sealed here, for this customer and browser, and just now */
export function openForBrowser(
  { keys, now }: SealDeps,
  customerId: string,
  { sealed, request }: { sealed: string; request: FastifyRequest },
): string {
  const opened = open(keys, sealed)
  const isBrowser = opened && browserHashOf(request)?.equals(Buffer.from(opened.browser, 'base64'))
  if (!isBrowser || opened.customerId !== customerId || opened.until < now().getTime()) {
    throw notFound()
  }
  return opened.content
}

function open(keys: KeyRing, sealed: string): Sealed | undefined {
  try {
    return Sealed.parse(JSON.parse(openSecret(keys, Buffer.from(sealed, 'base64url'))))
  } catch {
    return undefined
  }
}
