import { randomBytes } from 'node:crypto'

import { SAML } from '@node-saml/node-saml'

import {
  EMAIL_FORMAT,
  type SamlConnection,
  type ServiceProvider,
} from '#server/access/saml/service-provider.ts'
import { libraryOptions } from './library-options.ts'

export type LoginRequest = { requestId: string; relayState: string; passive: boolean }

/** An XML ID may not begin with a digit, and Entra ID refuses one that does. */
export function newRequestId() {
  return `_${randomBytes(24).toString('hex')}`
}

export async function createLoginUrl(
  connection: SamlConnection,
  sp: ServiceProvider,
  { requestId, relayState, passive }: LoginRequest,
): Promise<string> {
  const saml = new SAML({
    ...libraryOptions(sp, connection.certs),
    entryPoint: connection.entryPoint,
    identifierFormat: EMAIL_FORMAT,
    disableRequestedAuthnContext: connection.disableRequestedAuthnContext,
    passive,
    generateUniqueId: () => requestId,
  })
  return saml.getAuthorizeUrlAsync(relayState, undefined, {})
}
