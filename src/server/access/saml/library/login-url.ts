import { randomBytes } from 'node:crypto'

import type { SamlConfig } from '@node-saml/node-saml'

import type { OwnNames } from './library-options.ts'

/** How every NameID is asked for. */
export const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

type Asked = { entryPoint: string; certs: string[]; disableRequestedAuthnContext: boolean }
export type LoginRequest = {
  requestId: string
  relayState: string
  passive: boolean
  forced?: boolean
  /** The address that the person typed, so that the provider need not ask for it again. */
  loginHint?: string | undefined
  /** PEM; without it the request is not signed. */
  signWith?: string | undefined
}

/** An XML ID may not begin with a digit, and Entra ID refuses one that does. */
export function newRequestId() {
  return `_${randomBytes(24).toString('hex')}`
}

/** The address at the provider that has the request in it (HTTP-Redirect). */
export async function createLoginUrl(
  connection: Asked,
  sp: OwnNames,
  request: LoginRequest,
): Promise<string> {
  const { SAML } = await loadLibrary()
  const saml = new SAML(await optionsFor(connection, sp, request))
  const url = await saml.getAuthorizeUrlAsync(request.relayState, undefined, {})
  // Some providers check a signature over all that comes before it: leave a signed address alone.
  if (request.loginHint === undefined || request.signWith !== undefined) return url
  const hinted = new URL(url)
  hinted.searchParams.set('login_hint', request.loginHint)
  return hinted.href
}

/** Creates the form that is posted to the provider (HTTP-POST). */
export async function createLoginForm(
  connection: Asked,
  sp: OwnNames,
  request: LoginRequest,
): Promise<Record<string, string>> {
  // A posted request is not deflated (SAML bindings 3.5.4).
  const options = { ...(await optionsFor(connection, sp, request)), skipRequestCompression: true }
  const { SAML } = await loadLibrary()
  const message = await new SAML(options).getAuthorizeMessageAsync(request.relayState)
  return Object.fromEntries(
    Object.entries(message).map(([name, value]) => [name, String(value ?? '')]),
  )
}

async function optionsFor(
  connection: Asked,
  sp: OwnNames,
  { requestId, passive, forced = false, signWith }: LoginRequest,
): Promise<SamlConfig> {
  const { libraryOptions } = await import('./library-options.ts')
  return {
    ...libraryOptions(sp, connection.certs),
    entryPoint: connection.entryPoint,
    identifierFormat: EMAIL_FORMAT,
    disableRequestedAuthnContext: connection.disableRequestedAuthnContext,
    passive,
    forceAuthn: forced,
    generateUniqueId: () => requestId,
    // The library signs wherever it has a key, and with SHA-1 where it is not told otherwise.
    ...(signWith !== undefined && {
      privateKey: signWith,
      signatureAlgorithm: 'sha256',
      digestAlgorithm: 'sha256',
    }),
  }
}

/** Loaded for the first sign-in, not with every start. */
function loadLibrary() {
  return import('@node-saml/node-saml')
}
