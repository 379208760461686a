import { type Refusal, refuse, detailText } from '#server/access/sign-in/refuse.ts'

export type Bounds = {
  elements: number
  attributes: number
  attributesOfElement: number
  /** Limits one tag. A list of ten thousand namespace prefixes fits into one attribute. */
  attributesLength: number
  depth: number
  /** Different names of elements: the parser looks for the end of each through the whole text. */
  names: number
  nameLength: number
  /** Permits comments, processing instructions and CDATA, each counted as an element. */
  allowsRemarks: boolean
}

/**
 * The signature check spends about 0.1 ms on every element, before anybody is authenticated; the bounds
 * keep that under 100 ms. A usual response has 50 elements; 600 groups fit.
 */
export const MESSAGE_BOUNDS: Bounds = {
  elements: 1_000,
  attributes: 2_500,
  attributesOfElement: 32,
  attributesLength: 4_096,
  depth: 40,
  names: 200,
  nameLength: 200,
  allowsRemarks: false,
}

/** For one provider, or a group of some hundreds. Not for use on the main thread. */
export const METADATA_BOUNDS: Bounds = {
  elements: 20_000,
  attributes: 40_000,
  attributesOfElement: 64,
  attributesLength: 8_192,
  depth: 40,
  names: 400,
  nameLength: 200,
  allowsRemarks: true,
}

const TAG =
  /<(?<closes>\/?)(?<name>[^\s<>/"'=!?]+)(?<attributes>(?:\s+[^\s<>/"'=]+\s*=\s*(?:"[^<"]*"|'[^<']*'))*)\s*(?<isEmpty>\/?)>/y

const REMARKS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/**
 * One pass over tags and text, which is all that SAML needs of XML. Being strict here, and not in a
 * parser that repairs what it is given, keeps the counts true for every parser that comes after.
 */
export function checkMarkup(xml: string, bounds: Bounds): Refusal | undefined {
  if (/[^\P{Cc}\t\n\r]/u.test(xml)) {
    return refuse('malformed', { hint: detailText('controlCharacter') })
  }
  let elements = 0
  let attributes = 0
  let hasRoot = false
  const open: string[] = []
  const names = new Set<string>()
  let end = 0
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', end)) {
    if (/^<!doctype/i.test(xml.slice(at, at + 9))) return refuse('doctype')
    if (xml[at + 1] === '!' || xml[at + 1] === '?') {
      const remarkEnd = bounds.allowsRemarks ? endOfRemark(xml, at) : undefined
      if (remarkEnd === undefined) {
        return refuse('forbidden_markup', { received: `${xml.slice(at, at + 9)}…` })
      }
      end = remarkEnd
      elements += 1
      if (elements > bounds.elements) return tooComplex('mostElements', bounds.elements)
      continue
    }
    TAG.lastIndex = at
    const tag = TAG.exec(xml)?.groups
    if (!tag) return badTag()
    end = TAG.lastIndex
    const { name = '' } = tag
    if (tag.closes) {
      // The parser forgives an end tag that closes nothing, and spends long on one with white space.
      if (tag.attributes || tag.isEmpty || open.pop() !== name) return badTag()
      continue
    }
    if (hasRoot && open.length === 0) return badTag()
    hasRoot = true
    if (name.length > bounds.nameLength) return tooComplex('mostCharacters', bounds.nameLength)
    if ((tag.attributes?.length ?? 0) > bounds.attributesLength) {
      return tooComplex('mostCharacters', bounds.attributesLength)
    }
    const ownAttributes = tag.attributes?.match(/=\s*["']/g)?.length ?? 0
    elements += 1
    attributes += ownAttributes
    names.add(name)
    if (elements > bounds.elements) return tooComplex('mostElements', bounds.elements)
    if (names.size > bounds.names) return tooComplex('mostNames', bounds.names)
    if (attributes > bounds.attributes) return tooComplex('mostAttributes', bounds.attributes)
    if (ownAttributes > bounds.attributesOfElement) {
      return tooComplex('mostOfElement', bounds.attributesOfElement)
    }
    if (open.length + 1 > bounds.depth) return tooComplex('mostLevels', bounds.depth)
    if (!tag.isEmpty) open.push(name)
  }
  return open.length > 0 ? badTag() : undefined
}

function endOfRemark(xml: string, at: number): number | undefined {
  const [begin = '', finish = ''] = REMARKS.find(([start]) => xml.startsWith(start, at)) ?? []
  const found = begin === '' ? -1 : xml.indexOf(finish, at + begin.length)
  return found === -1 ? undefined : found + finish.length
}

function badTag() {
  return refuse('malformed', { hint: detailText('badTag') })
}

function tooComplex(key: Parameters<typeof detailText>[0], most: number) {
  return refuse('too_complex', { expected: detailText(key, String(most)) })
}
