/** Recognizes a key in PEM, also one that is cut off. */
const IN_PEM = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/
/** Begins the bare base64 text of a key in PKCS #1 or #8: a sequence whose first part is the number 0. */
const IN_BASE64 = /^MI[A-Za-z0-9+/]{4}IBA/

/** Returns whether a text that was meant as a certificate has a private key in it, which must go nowhere. */
export function hasPrivateKey(text: string): boolean {
  return IN_PEM.test(text) || IN_BASE64.test(text.replaceAll(/\s+/g, ''))
}
