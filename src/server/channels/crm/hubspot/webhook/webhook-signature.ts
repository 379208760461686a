import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older calls may be recorded ones; one from the future comes from a wrong clock, or was made up. */
const MAX_AGE_MS = 5 * 60_000

type SignedCall = {
  method: string
  /** As the sender was given it: behind a proxy neither host nor scheme of the request are. */
  url: string
  /** As it came, before anything parsed it. */
  body: Buffer
  timestamp: string | undefined
  signature: string | undefined
}

/** Returns whether HubSpot has signed a call with the app's secret (its signature of version 3), now. */
export function isSignedByHubSpot(call: SignedCall, secret: string, now: Date): boolean {
  const { method, url, body, timestamp = '', signature = '' } = call
  if (!/^\d{1,15}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() - Number(timestamp)) > MAX_AGE_MS) return false
  const expected = createHmac('sha256', secret)
    .update(method + readable(url))
    .update(body)
    .update(timestamp)
    .digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** HubSpot signs the address with these characters as they are. */
const ESCAPED = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi

function readable(url: string): string {
  return url.replaceAll(ESCAPED, decodeURIComponent)
}
