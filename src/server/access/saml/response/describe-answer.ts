import { NAME_ID } from '#shared/connections/name-id.ts'
import type { TestedAnswer, TestedAttribute } from '#shared/connections/tests/result.ts'
import { READ_AS } from '#shared/connections/tests/values.ts'

import { ASSERTION, attributeOf, childrenNamed, textOf } from '#server/access/saml/xml/xml.ts'
import { printable } from '#server/access/sign-in/refuse.ts'
import { audiencesOf, conditionsOf, readNameId, recipientsOf } from './assertion-guard.ts'
import { type Attributes, readAttributes, sourcesOf } from '#server/access/saml/attributes.ts'
import type { SamlConnection, ServiceProvider } from '#server/access/saml/service-provider.ts'
import { readInstant } from './validity.ts'

const MAX_ATTRIBUTES = 50
const MAX_VALUES = 10

type Input = { response: Element; assertion: Element | undefined; now: Date }

/** Describes the content of an answer, cut and cleaned, for any sender. */
export function describeAnswer(
  connection: SamlConnection,
  sp: ServiceProvider,
  { response, assertion, now }: Input,
): Omit<TestedAnswer, 'signatures' | 'wasEncrypted'> {
  const attributes: Attributes = assertion ? readAttributes(assertion) : new Map()
  const name = assertion && readNameId(assertion)
  const nameId = name?.ok ? name.nameId : null
  const sources = sourcesOf({ attributes, nameId }, connection)
  const issuedAt = instantOf(assertion ?? response, 'IssueInstant')
  const [conditions] = assertion ? conditionsOf(assertion) : []
  return {
    attributes: describeAttributes(attributes, sources),
    isCut: attributes.size > MAX_ATTRIBUTES,
    nameId:
      name?.ok && nameId !== null
        ? {
            value: printable(nameId),
            format: name.nameIdFormat && printable(name.nameIdFormat),
            isEmail: sources.email === NAME_ID,
          }
        : null,
    issuer: {
      expected: connection.entityId,
      received: quote(
        [assertion, response].flatMap((element) => (element ? issuersOf(element) : [])).slice(0, 1),
      ),
    },
    audience: {
      expected: connection.audienceRestriction || sp.entityId,
      received: quote(assertion ? audiencesOf(assertion).flat() : []),
    },
    recipient: {
      expected: sp.acsUrl,
      received: quote(assertion ? recipientsOf(assertion) : []),
    },
    destination: {
      expected: sp.acsUrl,
      received: quote([attributeOf(response, 'Destination') ?? undefined]),
    },
    issuedAt: issuedAt?.toISOString() ?? null,
    notBefore: instantOf(conditions, 'NotBefore')?.toISOString() ?? null,
    notOnOrAfter: instantOf(conditions, 'NotOnOrAfter')?.toISOString() ?? null,
    sessionEndsAt: assertion ? (sessionEndOf(assertion)?.toISOString() ?? null) : null,
    clockDifferenceMs: issuedAt ? issuedAt.getTime() - now.getTime() : null,
  }
}

function describeAttributes(
  attributes: Attributes,
  sources: ReturnType<typeof sourcesOf>,
): TestedAttribute[] {
  return [...attributes].slice(0, MAX_ATTRIBUTES).map(([name, { values }]) => ({
    name: printable(name),
    values: values.slice(0, MAX_VALUES).map(printable),
    count: values.length,
    readAs: READ_AS.find((part) => sources[part] === name) ?? null,
  }))
}

function issuersOf(element: Element) {
  return childrenNamed(element, ASSERTION, 'Issuer').map((issuer) => textOf(issuer))
}

function sessionEndOf(assertion: Element): Date | undefined {
  return childrenNamed(assertion, ASSERTION, 'AuthnStatement')
    .flatMap((statement) => instantOf(statement, 'SessionNotOnOrAfter') ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime())[0]
}

function instantOf(element: Element | undefined, name: string): Date | undefined {
  return (element && readInstant(element, name)) ?? undefined
}

/** Null for nothing. */
function quote(texts: (string | undefined)[]): string | null {
  const given = texts.filter((text) => text !== undefined && text !== '')
  return given.length > 0 ? printable(given.join(', ')) : null
}
