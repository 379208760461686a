import { randomBytes } from 'node:crypto'

import { SAML } from '@node-saml/node-saml'

import { libraryOptions, type OwnNames } from './library-options.ts'

/** How every NameID is asked for. */
export const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

type Asked = { entryPoint: string; certs: string[]; disableRequestedAuthnContext: boolean }
export type LoginRequest = {
  requestId: string
  relayState: string
  passive: boolean
  forced?: boolean
  /** PEM; without it the request is not signed. */
  signWith?: string | undefined
}

/** An XML ID may not begin with a digit, and Entra ID refuses one that does. */
export function newRequestId() {
  return `_${randomBytes(24).toString('hex')}`
}

export async function createLoginUrl(
  connection: Asked,
  sp: OwnNames,
  { requestId, relayState, passive, forced = false, signWith }: LoginRequest,
): Promise<string> {
  const saml = new SAML({
    ...libraryOptions(sp, connection.certs),
    entryPoint: connection.entryPoint,
    identifierFormat: EMAIL_FORMAT,
    disableRequestedAuthnContext: connection.disableRequestedAuthnContext,
    passive,
    forceAuthn: forced,
    generateUniqueId: () => requestId,
    // The library signs wherever it has a key, and with SHA-1 where it is not told otherwise.
    ...(signWith !== undefined && { privateKey: signWith, signatureAlgorithm: 'sha256' }),
  })
  return saml.getAuthorizeUrlAsync(relayState, undefined, {})
}
