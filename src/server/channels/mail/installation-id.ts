import { createHmac } from 'node:crypto'

const ID_BYTES = 12

/** What mail of this installation is marked with, so that it is known when it comes back. It says nothing of the secret. */
export function installationId(secret: Buffer): string {
  const mac = createHmac('sha256', secret).update('portico installation').digest()
  return mac.subarray(0, ID_BYTES).toString('hex')
}
