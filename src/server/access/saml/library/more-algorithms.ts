import { createHash, createSign, createVerify } from 'node:crypto'

import { SignedXml } from 'xml-crypto'

const RSA_SHA384 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384'
const SHA384 = 'http://www.w3.org/2001/04/xmldsig-more#sha384'

class Sha384 {
  getAlgorithmName = () => SHA384
  getHash = (text: string) => createHash('sha384').update(text, 'utf8').digest('base64')
}

class RsaSha384 {
  getAlgorithmName = () => RSA_SHA384
  getSignature = (text: string, key: string) =>
    createSign('sha384').update(text).sign(key, 'base64')
  verifySignature = (text: string, key: string, signature: string) =>
    createVerify('sha384').update(text).verify(key, signature, 'base64')
}

type Finders = Record<'findSignatureAlgorithm' | 'findHashAlgorithm', (name: string) => unknown>

let isLearned = false

/**
 * The library has the SHA-2 hashes of 256 and 512 bits, and makes its checkers where nothing can be given
 * to them. So the third one is added where they look for it, which is private in its types.
 */
export function learnSha384(): void {
  if (isLearned) return
  isLearned = true
  const finders = SignedXml.prototype as unknown as Finders
  const { findSignatureAlgorithm, findHashAlgorithm } = finders
  finders.findSignatureAlgorithm = function find(name) {
    return name === RSA_SHA384 ? new RsaSha384() : findSignatureAlgorithm.call(this, name)
  }
  finders.findHashAlgorithm = function find(name) {
    return name === SHA384 ? new Sha384() : findHashAlgorithm.call(this, name)
  }
}
