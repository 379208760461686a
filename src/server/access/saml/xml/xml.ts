import { DOMParser } from '@xmldom/xmldom'

// The parser that the signature library uses too, so that both see the same document.

export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
export const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
export const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'

/** The root element, or undefined for anything that the parser would have to repair. */
export function parseXml(xml: string): Element | undefined {
  try {
    // Without a handler of our own the parser prints parts of the document to the console.
    const parser = new DOMParser({
      errorHandler: { warning: fail, error: fail, fatalError: fail },
    })
    return parser.parseFromString(xml, 'text/xml').documentElement ?? undefined
  } catch {
    return undefined
  }
}

export function childElements(parent: Element): Element[] {
  return Array.from(parent.childNodes).filter(isElement)
}

export function childrenNamed(parent: Element, namespace: string, name: string): Element[] {
  return childElements(parent).filter((child) => isNamed(child, namespace, name))
}

export function isNamed(element: Element, namespace: string, name: string) {
  return element.namespaceURI === namespace && element.localName === name
}

/** The element and everything below it. */
export function allElements(root: Element): Element[] {
  return [root, ...childElements(root).flatMap(allElements)]
}

export function attributesOf(element: Element): Attr[] {
  return Array.from(element.attributes)
}

/** Null when the attribute is not there; the DOM of this parser says '' then. */
export function attributeOf(element: Element, name: string): string | null {
  return element.hasAttribute(name) ? element.getAttribute(name) : null
}

/** The text of an element that holds only text. XML Schema lets white space surround it. */
export function textOf(element: Element): string | undefined {
  return childElements(element).length > 0 ? undefined : (element.textContent ?? '').trim()
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}

function fail(message: string): never {
  throw new SyntaxError(message)
}
