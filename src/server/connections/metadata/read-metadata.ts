import { gunzipSync } from 'node:zlib'

import type { ReadMetadata } from '#shared/connections/metadata/contract.ts'
import type { MetadataProblem } from '#shared/connections/metadata/values.ts'
import {
  attributeOf,
  childrenNamed,
  isNamed,
  parseXml,
  PROTOCOL,
  textOf,
} from '#server/access/saml/xml/xml.ts'
import { readInstant } from '#server/access/saml/response/validity.ts'
import { METADATA_BOUNDS } from '#server/access/saml/xml/check-markup.ts'
import { plainXml } from '#server/access/saml/xml/response-limits.ts'
import { isGzip, xmlEncodingOf } from '#shared/connections/metadata/xml-encoding.ts'

import { isEntryPoint } from './entry-point.ts'
import { chooseCertificates } from './choose-certificates.ts'
import { providerOf } from './provider-of.ts'

/** As much as is fetched. */
const MAX_BYTES = 1_048_576

/** The text of metadata as it was fetched or sent; undefined where it is too large or damaged. */
function metadataText(given: string | Uint8Array): string | undefined {
  if (typeof given === 'string') return given
  if (!isGzip(given)) return decode(given)
  try {
    return decode(gunzipSync(given, { maxOutputLength: MAX_BYTES }))
  } catch {
    return undefined
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder(xmlEncodingOf(bytes)).decode(bytes)
}

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
const METADATA_UI = 'urn:oasis:names:tc:SAML:metadata:ui'
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
const SHOWN_LENGTH = 120
/** Recognizes a web page, which an address often answers instead of metadata. */
const WEB_PAGE = /^(?:<\?xml[^>]*>\s*)?<!doctype\s+html|^<html/i
/** Groups in groups are rare, and more than these do not occur. */
const MAX_DEPTH = 5

type Given = {
  /** Which provider is meant where there are several. */
  entityId?: string | null | undefined
  /** Beginning of this portal's own entity IDs. */
  own: string
  /** Set when Portico is reachable on this machine alone. */
  isLoopback: boolean
  now: Date
}

function shortened(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH).trimEnd()}…` : text
}

/**
 * Reads the settings of a connection from the metadata of an identity provider (SAML metadata 2.0,
 * sections 2.3 and 2.4): its entity ID, where it takes requests by redirect, and what it signs with.
 */
export function readMetadata(metadata: string | Uint8Array, given: Given): ReadMetadata {
  const text = metadataText(metadata)
  if (text === undefined) return problem('too_large')
  const xml = markupOf(text)
  if (xml === '') return problem('plain_text', shortened(text.trim()))
  if (WEB_PAGE.test(xml)) return problem('web_page')
  const plain = plainXml(xml, METADATA_BOUNDS)
  if (!plain.ok) return problem(plain.reason === 'too_complex' ? 'too_complex' : 'not_xml')
  const root = parseXml(plain.xml)
  if (root === undefined) return problem('not_xml')
  const entities = entitiesOf(root)
  const [only] = entities
  if (only === undefined) return problem('not_metadata', root.nodeName)
  const ended = endOf(root, given.now)
  if (ended) return problem('expired', ended.toISOString().slice(0, 10))
  const providers = entities.filter((entity) => providerPartOf(entity) !== undefined)
  if (providers.length === 0) {
    const isOwn = entityIdOf(only).startsWith(given.own)
    return problem(isOwn ? 'own_metadata' : 'service_provider')
  }
  const chosen = given.entityId
    ? providers.find((entity) => entityIdOf(entity) === given.entityId)
    : providers.length === 1 && providers[0]
  if (chosen === undefined) return problem('not_listed')
  if (chosen) return readEntity(chosen, given)
  return { choices: providers.map(nameOf).filter(({ entityId }) => entityId !== '') }
}

/** Leaves out what was copied along with the metadata, such as a sentence of the browser above it. */
function markupOf(text: string): string {
  const start = text.indexOf('<')
  const end = text.lastIndexOf('>')
  return start === -1 ? '' : text.slice(start, end > start ? end + 1 : undefined)
}

/** Returns the instant after which it must not be used (SAML metadata 2.0, section 2.3.2), if that is over. */
function endOf(element: Element, now: Date): Date | undefined {
  const end = readInstant(element, 'validUntil')
  return end && end <= now ? end : undefined
}

function entitiesOf(element: Element, depth = 0): Element[] {
  if (isNamed(element, METADATA, 'EntityDescriptor')) return [element]
  if (!isNamed(element, METADATA, 'EntitiesDescriptor') || depth === MAX_DEPTH) return []
  return ['EntityDescriptor', 'EntitiesDescriptor'].flatMap((name) =>
    childrenNamed(element, METADATA, name).flatMap((child) => entitiesOf(child, depth + 1)),
  )
}

function providerPartOf(entity: Element): Element | undefined {
  return childrenNamed(entity, METADATA, 'IDPSSODescriptor').find((part) =>
    attributeOf(part, 'protocolSupportEnumeration')?.split(/\s+/).includes(PROTOCOL),
  )
}

function readEntity(entity: Element, { isLoopback, now }: Given): ReadMetadata {
  const isUsable = (address: string) => isEntryPoint({ isLoopback }, address)
  const part = providerPartOf(entity)
  if (part === undefined) return problem('service_provider')
  if (entityIdOf(entity) === '') return problem('no_entity_id')
  const ended = endOf(entity, now)
  if (ended) return problem('expired', ended.toISOString().slice(0, 10))
  const services = childrenNamed(part, METADATA, 'SingleSignOnService')
  const byRedirect = addressAt(services, REDIRECT)
  const entryPoint = byRedirect ?? addressAt(services, POST)
  if (!entryPoint) return problem('no_redirect')
  if (!isUsable(entryPoint)) return problem('bad_entry_point', entryPoint)
  const certificates = chooseCertificates(part, now)
  if ('problem' in certificates) return certificates
  const { notes, ...chosen } = certificates
  const isRequestSigned = ['true', '1'].includes(attributeOf(part, 'WantAuthnRequestsSigned') ?? '')
  const named = nameOf(entity)
  return {
    found: {
      ...named,
      provider: providerOf(named.entityId, entryPoint),
      entryPoint,
      requestsByPost: byRedirect === undefined,
      ...chosen,
      ...logoutOf(part, isUsable),
      metadataUrl: null,
      notes: isRequestSigned ? [...notes, { code: 'wants_signed_requests', detail: null }] : notes,
    },
  }
}

/** By redirect where it takes that, as sign-ins are. An address that cannot be used is left out. */
function logoutOf(part: Element, isUsable: (address: string) => boolean) {
  const services = childrenNamed(part, METADATA, 'SingleLogoutService')
  const usableAt = (binding: string) => {
    const address = addressAt(services, binding)
    return address && isUsable(address) ? address : null
  }
  const byRedirect = usableAt(REDIRECT)
  const byPost = usableAt(POST)
  return { logoutUrl: byRedirect ?? byPost, logoutByPost: byRedirect === null && byPost !== null }
}

function addressAt(services: Element[], binding: string): string | undefined {
  const service = services.find((one) => attributeOf(one, 'Binding') === binding)
  return (service && attributeOf(service, 'Location')?.trim()) || undefined
}

function entityIdOf(entity: Element): string {
  return attributeOf(entity, 'entityID')?.trim() ?? ''
}

/** Returns the display name of a provider, if it has one. */
function nameOf(entity: Element): { entityId: string; name: string | null } {
  const extensions = (providerPartOf(entity) ?? entity).getElementsByTagNameNS(
    METADATA_UI,
    'DisplayName',
  )
  const organization = entity.getElementsByTagNameNS(METADATA, 'OrganizationDisplayName')
  const names = [...Array.from(extensions), ...Array.from(organization)]
  const english = names.find((one) => attributeOf(one, 'xml:lang')?.startsWith('en'))
  const name = english ?? names[0]
  return { entityId: entityIdOf(entity), name: (name && textOf(name)) || null }
}

function problem(what: MetadataProblem, detail: string | null = null) {
  return { problem: what, detail }
}
