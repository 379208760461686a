import { createHmac } from 'node:crypto'

const ID_BYTES = 12

/**
 * Mark of this installation's mail, so that it is known when it comes back. It reveals nothing of
 * the secret.
 */
export function installationId(secret: Buffer): string {
  const mac = createHmac('sha256', secret).update('portico installation').digest()
  return mac.subarray(0, ID_BYTES).toString('hex')
}
