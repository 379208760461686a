import { type CacheProvider, ValidateInResponseTo } from '@node-saml/node-saml'

// Only the files of this room touch the SAML library. They keep nothing between two calls.

/** How this service provider names itself. */
export type OwnNames = { entityId: string; acsUrl: string }

export function libraryOptions(sp: OwnNames, idpCert: string[]) {
  return {
    issuer: sp.entityId,
    callbackUrl: sp.acsUrl,
    idpCert,
    validateInResponseTo: ValidateInResponseTo.never,
    cacheProvider: NO_CACHE,
  }
}

/** Request ids are claimed in the database; the library must not fall back to its memory. */
const NO_CACHE: CacheProvider = {
  saveAsync: refuseToCache,
  getAsync: refuseToCache,
  removeAsync: refuseToCache,
}

function refuseToCache(): Promise<never> {
  return Promise.reject(new Error('The SAML library must not keep state'))
}
