import { setImmediate } from 'node:timers/promises'

import { SAML } from '@node-saml/node-saml'

import { parseXml } from '#server/access/saml/xml/xml.ts'
import { libraryOptions, type OwnNames } from './library-options.ts'
import { learnSha384 } from './more-algorithms.ts'

learnSha384()

export type Signed = 'response' | 'assertion'

/** Returns the assertion with the certificate that its signature fits. */
export async function verifyWithAny<Certificate extends { pem: string }>(
  xml: string,
  sp: OwnNames,
  { signed, certificates }: { signed: Signed; certificates: Certificate[] },
): Promise<{ assertion: Element; signer: Certificate } | undefined> {
  for (const signer of certificates) {
    const assertion = await verify(xml, sp, { signed, pem: signer.pem })
    if (assertion) return { assertion, signer }
    // Other requests get their turn before the next certificate costs as much again.
    await setImmediate()
  }
  return undefined
}

/** The assertion as it was signed, read from the verified bytes and from nothing else. */
async function verify(
  xml: string,
  sp: OwnNames,
  { signed, pem }: { signed: Signed; pem: string },
): Promise<Element | undefined> {
  const checker = new SignatureChecker({
    ...libraryOptions(sp, [pem]),
    wantAuthnResponseSigned: signed === 'response',
    wantAssertionsSigned: signed === 'assertion',
  })
  try {
    const SAMLResponse = Buffer.from(xml).toString('base64')
    const { profile } = await checker.validatePostResponseAsync({ SAMLResponse })
    const assertionXml = profile?.getAssertionXml?.()
    return assertionXml === undefined ? undefined : parseXml(assertionXml)
  } catch {
    // The envelope has been checked, so what the library still objects to is the signature.
    return undefined
  }
}

/**
 * Stops the library once the signature is confirmed. Its further checks are a part of those needed,
 * use its own clock, and throw at anything unexpected.
 */
class SignatureChecker extends SAML {
  protected override processValidlySignedAssertionAsync(xml: string) {
    const profile = { issuer: '', nameID: '', nameIDFormat: '', getAssertionXml: () => xml }
    return Promise.resolve({ profile, loggedOut: false })
  }
}
