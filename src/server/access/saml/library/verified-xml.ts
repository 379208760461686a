import { setImmediate } from 'node:timers/promises'

import { getVerifiedXml } from '@node-saml/node-saml/lib/xml.js'

import { learnSha384 } from './more-algorithms.ts'

learnSha384()

/**
 * The element as it was signed, in the very bytes that were verified, without its signature. Undefined
 * when none of the certificates has signed it; otherwise with the one that has.
 */
export async function verifiedXml<Certificate extends { pem: string }>(
  xml: string,
  element: Element,
  certificates: Certificate[],
): Promise<{ xml: string; signer: Certificate } | undefined> {
  for (const signer of certificates) {
    const verified = verify(xml, element, signer.pem)
    if (verified !== undefined) return { xml: verified, signer }
    // Other requests get their turn before the next certificate costs as much again.
    await setImmediate()
  }
  return undefined
}

function verify(xml: string, element: Element, pem: string): string | undefined {
  try {
    return getVerifiedXml(xml, element, [pem]) ?? undefined
  } catch {
    // How the signature is built has been checked, so what the library objects to is the signature.
    return undefined
  }
}
